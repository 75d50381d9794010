package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;
import org.nqueens.search.SearchStrategy;

/** Any model that the language can express has the solutions that brute force finds. */
public interface RandomModelContract extends Subject {

  @Test
  default void agreesWithBruteForceOnRandomModels() {
    long seed = Long.getLong("nqueens.seed", System.nanoTime());
    System.out.printf(
        "%s: random models with seed %d, repeat by -Dnqueens.seed=%d%n", backend(), seed, seed);
    Random random = new Random(seed);
    QueensSolver one = solver();
    QueensSolver two = with().threads(2).build();
    QueensSolver firstFail =
        spi().supports(SearchStrategy.FIRST_FAIL)
            ? with().strategy(SearchStrategy.FIRST_FAIL).build()
            : one;
    for (int i = 0; i < randomModels(); i++) {
      QueensModel model = randomModel(random);
      List<Placement> expected = BruteForce.solve(model);
      assertThat(all(one, model)).as("model %d of %s", i, model).isEqualTo(expected);
      assertThat(all(two, model)).as("model %d of %s", i, model).isEqualTo(expected);
      assertThat(all(firstFail, model).stream().sorted().toList())
          .as("model %d of %s", i, model)
          .isEqualTo(expected);
      assertThat(one.count(model)).as("model %d of %s", i, model).isEqualTo(expected.size());
      assertThat(one.findAny(model).isPresent()).isEqualTo(!expected.isEmpty());
      assertThat(expected).allMatch(model::isSolution);
    }
  }

  /** A board of 1 to 7 columns with some of everything, seldom too much to have solutions. */
  private static QueensModel randomModel(Random random) {
    int n = 1 + random.nextInt(7);
    QueensModelBuilder builder = QueensModel.builder(n);
    // Without it, seven columns would have up to 7^7 solutions.
    if (n > 5 || random.nextInt(4) > 0) {
      builder.rowsAllDifferent();
    }
    if (random.nextInt(3) == 0) {
      builder.diagonalsAllDifferent();
    }
    for (int i = random.nextInt(n + 1); i > 0; i--) {
      builder.block(random.nextInt(n), random.nextInt(n));
    }
    if (random.nextInt(4) == 0) {
      builder.place(random.nextInt(n), random.nextInt(n));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.allDifferent("offsets " + i, randomOffsets(random, n));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.allDifferent("lookups " + i, randomLookups(random, n));
    }
    return builder.build();
  }

  private static List<View> randomOffsets(Random random, int n) {
    // Far offsets are those that a translation could overflow.
    int far = random.nextInt(4) == 0 ? Integer.MAX_VALUE - 20 : 0;
    int sign = random.nextBoolean() ? 1 : -1;
    return randomColumns(random, n).stream()
        .map(column -> View.offset(column, sign * far + random.nextInt(2 * n + 1) - n))
        .toList();
  }

  /** Lookups, with an offset here and there: views of both kinds may stand together. */
  private static List<View> randomLookups(Random random, int n) {
    int scale = random.nextInt(4) == 0 ? 300_000_000 : 1;
    int extreme = random.nextInt(4) == 0 ? Integer.MAX_VALUE : 0;
    List<View> views = new ArrayList<>();
    for (int column : randomColumns(random, n)) {
      int[] table = IntStream.range(0, n).map(row -> (random.nextInt(9) - 2) * scale).toArray();
      table[random.nextInt(n)] += extreme;
      table[random.nextInt(n)] -= extreme;
      views.add(random.nextInt(6) == 0 ? View.offset(column, -1) : View.lookup(column, table));
    }
    return views;
  }

  private static List<Integer> randomColumns(Random random, int n) {
    List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(columns, random);
    return columns.subList(0, random.nextInt(n + 1));
  }
}
