package org.nqueens.format;

import java.util.HashMap;
import java.util.Map;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;

/** The model of a {@link Position}. */
final class PositionModel {
  private PositionModel() {}

  /** Throws an IllegalStateException if a column has several queens. */
  static QueensModel of(Position position) {
    QueensModelBuilder builder = position.board().model().toBuilder();
    Map<Integer, Square> queens = new HashMap<>();
    for (Square queen : position.queens()) {
      Square other = queens.put(queen.column(), queen);
      if (other != null) {
        throw new IllegalStateException(
            "queens (%s and %s) must not share column %s: look at clashes() before the model"
                .formatted(other, queen, queen.column()));
      }
      builder.place(queen.column(), queen.row());
    }
    position.crosses().forEach(cross -> builder.block(cross.column(), cross.row()));
    return builder.build();
  }
}
