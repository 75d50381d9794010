package org.nqueens.batch;

import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.decompose.InnermostQueens;
import org.nqueens.internal.decompose.SplitParts;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * A way to divide a model into parts. Journals contain its name and the numbers of its parts. A
 * change of the parts or of their order therefore needs a new constant.
 */
enum BatchDivision {
  /** The placements of the first queens, in lexicographic order; at depth 0 the model itself. */
  PREFIXES("prefixes", Splitter.FIRST_COLUMNS),
  /** The innermost of the central queens, then the open columns from the middle to the sides. */
  INNERMOST_QUEENS("innermost-queens", Splitter.MIDDLE_COLUMNS);

  private final String text;
  private final Splitter splitter;

  BatchDivision(String text, Splitter splitter) {
    this.text = text;
    this.splitter = splitter;
  }

  /** The way to divide a root by the queens of open columns. */
  Splitter splitter() {
    return splitter;
  }

  private Decomposition roots(QueensModel model) {
    return switch (this) {
      case PREFIXES ->
          model.domains().stream().anyMatch(RowDomain::isEmpty)
              ? SplitParts.of(model, splitter, 1)
              : new Whole(model);
      case INNERMOST_QUEENS -> new InnermostQueens(model);
    };
  }

  /** The parts at a depth: the number of open columns whose queens are fixed in each root. */
  Decomposition parts(QueensModel model, int depth) {
    return depth == 0 ? roots(model) : new SplitParts(roots(model), splitter, depth);
  }

  static Optional<BatchDivision> named(String name) {
    return Stream.of(values()).filter(division -> division.toString().equals(name)).findFirst();
  }

  /** The name in journals and serialized batches, such as {@code innermost-queens}. */
  @Override
  public String toString() {
    return text;
  }
}
