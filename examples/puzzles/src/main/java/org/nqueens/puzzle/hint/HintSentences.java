package org.nqueens.puzzle.hint;

/**
 * The sentences of a hint.
 *
 * @param where the sentence that tells where to look
 * @param what the sentence that tells what to do
 * @param why the sentence that gives the reason
 */
record HintSentences(String where, String what, String why) {

  static HintSentences of(Hint hint) {
    if (hint instanceof Hint.Next next) {
      StepSentences step = new StepSentences(next.step());
      return new HintSentences(step.where(), step.what(), step.why());
    }
    if (hint instanceof Hint.Clashing clashing) {
      return clash(clashing);
    }
    if (hint instanceof Hint.Emptied emptied) {
      return new HintSentences(
          "Look at " + emptied.unit() + ".",
          "It has no square left for its queen: take back a mark, if there is one.",
          "A mark is wrong, or the board has no solution.");
    }
    if (hint instanceof Hint.Mistake mistake) {
      return mistake(mistake);
    }
    if (hint instanceof Hint.Solved) {
      return new HintSentences(
          "The board is solved.",
          "There is nothing left to do.",
          "All queens stand, and no two of them attack each other.");
    }
    if (hint instanceof Hint.Ambiguous ambiguous) {
      return new HintSentences(
          "No rule excludes another square.",
          "The position has several solutions: choose one of them.",
          "Two of them are %s and %s: the row of the queen in each column."
              .formatted(ambiguous.first(), ambiguous.second()));
    }
    return hint instanceof Hint.Beyond
        ? new HintSentences(
            "No rule excludes another square.",
            "Try a square and see what follows.",
            "The position has one solution, but these rules do not find it.")
        : new HintSentences(
            "No rule excludes another square.",
            "Take back a mark, if there is one.",
            "The position has no solution: a mark is wrong, or the board has none.");
  }

  private static HintSentences clash(Hint.Clashing hint) {
    String squares = StepSentences.list(hint.clash().queens());
    return hint.clash().queens().size() == 1
        ? new HintSentences(
            "A queen stands on a blocked square.",
            "Take back the queen on " + squares + ".",
            "A solution has no queen there.")
        : new HintSentences(
            "Two queens attack each other.",
            "One of the queens on " + squares + " is wrong.",
            StepSentences.sentence(hint.clash().message()) + ".");
  }

  private static HintSentences mistake(Hint.Mistake hint) {
    String squares = StepSentences.list(hint.squares());
    return hint.squares().size() == 1
        ? new HintSentences(
            "One mark is wrong.",
            "Take back the mark on " + squares + ".",
            "No solution agrees with it.")
        : new HintSentences(
            hint.squares().size() + " marks do not fit the board.",
            "Look at the marks on " + squares + ".",
            "No solution agrees with all of them.");
  }

  String at(Hint.Stage stage) {
    return switch (stage) {
      case WHERE -> where;
      case WHAT -> what;
      case WHY -> why;
    };
  }
}
