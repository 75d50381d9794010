package org.nqueens.tutorial;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.PlacementIndex;

/** Finds placements by their number in lexicographic order, and by chance. */
public final class PlacementByNumber {
  /** Numbers the placements of 12 queens, and draws placements of 16. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    PlacementIndex index = solver.sampling().index(QueensModel.of(12));
    Placement middle = index.get(index.size() / 2);
    System.out.println(middle + " is number " + index.rank(middle) + " of " + index.size());

    Random random = new Random(2026);
    try (Stream<Placement> placements = solver.sampling().sample(QueensModel.of(16), random)) {
      List<Placement> drawn = placements.limit(3).toList();
      drawn.forEach(System.out::println);
    }
  }
}
