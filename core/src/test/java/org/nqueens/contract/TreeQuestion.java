package org.nqueens.contract;

import org.nqueens.TreeSearch;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;

/** A question that a search of one tree answers: one for each method that takes a model. */
public enum TreeQuestion {
  ENUMERATE((tree, model) -> Question.whole(tree.enumerate(model, placement -> {}))),
  ENUMERATE_WHILE((tree, model) -> Question.whole(tree.enumerateWhile(model, placement -> true))),
  FIND_ANY((tree, model) -> tree.findAny(model).stream().toList()),
  UNIQUENESS(TreeSearch::uniqueness),
  TRACE((tree, model) -> Question.whole(tree.trace(model))),
  PROPAGATE(TreeSearch::propagate);

  /** The call of a search. */
  private interface Call {
    Object ask(TreeSearch tree, QueensModel model);
  }

  private final Call call;

  TreeQuestion(Call call) {
    this.call = call;
  }

  /**
   * Asks a search about a model.
   *
   * @return the whole answer
   * @throws SearchStoppedException if the answer has a part of the placements only, or of the tree
   */
  public Object ask(TreeSearch tree, QueensModel model) {
    return call.ask(tree, model);
  }

  /** Whether the answer shows the tree, which not all backends have. */
  public boolean showsTree() {
    return this == TRACE || this == PROPAGATE;
  }
}
