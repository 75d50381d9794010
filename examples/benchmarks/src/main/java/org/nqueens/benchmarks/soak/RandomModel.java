package org.nqueens.benchmarks.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

/** The kinds of random models. Some models are too large for the oracle. */
enum RandomModel {
  PLAIN {
    @Override
    QueensModel make(SplittableRandom random) {
      return QueensModel.of(random.nextInt(1, 11));
    }
  },
  VARIANT {
    @Override
    QueensModel make(SplittableRandom random) {
      return variant(random, random.nextInt(1, 9)).build();
    }
  },
  REGIONS {
    @Override
    QueensModel make(SplittableRandom random) {
      int n = random.nextInt(3, 9);
      int regions = n + random.nextInt(3) - 1;
      int[] region = random.ints((long) n * n, 0, regions).toArray();
      return variant(random, n)
          .regionsAllDifferent((column, row) -> region[column * n + row])
          .build();
    }
  },
  BLOCKED {
    @Override
    QueensModel make(SplittableRandom random) {
      int n = random.nextInt(2, 11);
      QueensModelBuilder builder = variant(random, n);
      int percent = random.nextInt(5, 60);
      for (int square = 0; square < n * n; square++) {
        if (random.nextInt(100) < percent) {
          builder.block(square / n, square % n);
        }
      }
      return builder.build();
    }
  },
  GIVEN {
    @Override
    QueensModel make(SplittableRandom random) {
      int n = random.nextInt(4, 13);
      QueensModelBuilder builder = variant(random, n);
      for (int column : columns(random, n).subList(0, random.nextInt(1, n))) {
        builder.place(column, random.nextInt(n));
      }
      return builder.build();
    }
  },
  /** A placement of the plain board without some of its queens, so that there is a solution. */
  COMPLETION {
    @Override
    QueensModel make(SplittableRandom random) {
      int n = random.nextInt(8, 21);
      Placement placement = placement(n, random);
      QueensModelBuilder builder = QueensModel.of(n).toBuilder();
      List<Integer> columns = random.nextBoolean() ? ascending(n) : columns(random, n);
      for (int column : columns.subList(random.nextInt(3, 9), n)) {
        builder.place(column, placement.row(column));
      }
      return builder.build();
    }
  },
  /** All-differents over any views of any columns. */
  VIEWS {
    @Override
    QueensModel make(SplittableRandom random) {
      int n = random.nextInt(1, 8);
      QueensModelBuilder builder = QueensModel.builder(n);
      if (random.nextBoolean()) {
        builder.rowsAllDifferent();
      }
      int rules = random.nextInt(1, 6);
      for (int rule = 0; rule < rules; rule++) {
        List<Integer> columns = columns(random, n).subList(0, random.nextInt(1, n + 1));
        builder.allDifferent(
            "rule " + rule, columns.stream().map(column -> view(random, column, n)).toList());
      }
      return builder.build();
    }
  };

  private static final int MAX_SOLUTIONS = 3_000;

  abstract QueensModel make(SplittableRandom random);

  /** A random model of any kind that the oracle solves, and its solutions. */
  static Solved next(SplittableRandom random) {
    while (true) {
      RandomModel kind = values()[random.nextInt(values().length)];
      QueensModel model = kind.make(random);
      Oracle.Answer answer = Oracle.solve(model, MAX_SOLUTIONS);
      if (answer.complete()) {
        return new Solved(model, answer.solutions());
      }
    }
  }

  /**
   * A model with all its solutions.
   *
   * @param model the model
   * @param solutions in lexicographic order
   */
  record Solved(QueensModel model, List<Placement> solutions) {}

  private static QueensModelBuilder variant(SplittableRandom random, int n) {
    return Variant.values()[random.nextInt(Variant.values().length)].builder(n);
  }

  private static View view(SplittableRandom random, int column, int n) {
    return random.nextInt(3) == 0
        ? View.offset(column, random.nextInt(-n, n + 1))
        : View.lookup(column, random.ints(n, -3, 2 * n).toArray());
  }

  private static List<Integer> ascending(int n) {
    return IntStream.range(0, n).boxed().toList();
  }

  private static List<Integer> columns(SplittableRandom random, int n) {
    List<Integer> columns = new ArrayList<>(ascending(n));
    for (int i = n - 1; i > 0; i--) {
      columns.set(i, columns.set(random.nextInt(i + 1), columns.get(i)));
    }
    return columns;
  }

  /** The model with a few random given queens, and its solutions by the oracle. */
  private static Placement placement(int n, SplittableRandom random) {
    while (true) {
      QueensModelBuilder builder = QueensModel.of(n).toBuilder();
      for (int column : columns(random, n).subList(0, 3)) {
        builder.place(column, random.nextInt(n));
      }
      List<Placement> found = Oracle.solve(builder.build(), 20).solutions();
      if (!found.isEmpty()) {
        return found.get(random.nextInt(found.size()));
      }
    }
  }
}
