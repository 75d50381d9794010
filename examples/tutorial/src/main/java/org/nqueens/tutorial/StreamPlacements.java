package org.nqueens.tutorial;

import java.util.List;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** Pulls placements from a lazy stream; closing the stream stops the search. */
public final class StreamPlacements {
  /** Finds three placements of 16 queens with queens in the middle of column 0 and at (15, 0). */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    QueensModel model = QueensModel.of(16).toBuilder().allowOnly(0, 7, 8).build();
    try (Stream<Placement> placements = solver.stream(model)) {
      List<Placement> found =
          placements.filter(placement -> placement.row(15) == 0).limit(3).toList();
      found.forEach(System.out::println);
    }
  }
}
