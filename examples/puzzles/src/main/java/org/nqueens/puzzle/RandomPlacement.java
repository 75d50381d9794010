package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/**
 * A random placement: each column, in random order, gets a random row among the rows that leave a
 * solution. The distribution is not uniform over all placements.
 */
final class RandomPlacement {
  private final PuzzleSolver solver;
  private final Random random;

  RandomPlacement(PuzzleSolver solver, Random random) {
    this.solver = solver;
    this.random = random;
  }

  Placement of(Variant variant, int size) {
    QueensModel model = variant.builder(size).build();
    Placement found =
        solver
            .findAny(model)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "size (%s) has no placement of %s: choose another size"
                            .formatted(size, variant)));
    for (int column : shuffled(size)) {
      for (int row : shuffled(size)) {
        QueensModel pinned = model.toBuilder().allowOnly(column, row).build();
        Optional<Placement> solution =
            found.row(column) == row ? Optional.of(found) : solver.findAny(pinned);
        if (solution.isPresent()) {
          found = solution.get();
          model = pinned;
          break;
        }
      }
    }
    return found;
  }

  private List<Integer> shuffled(int n) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
