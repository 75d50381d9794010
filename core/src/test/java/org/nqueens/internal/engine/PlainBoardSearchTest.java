package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;

/** Boards whose given queens and blocked squares decide most of the search. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class PlainBoardSearchTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  /** The same order by propagation alone, as no engine but that runs a strategy of a user. */
  private static final QueensSolver BY_PROPAGATION =
      QueensSolver.builder().strategy(state -> SearchStrategy.LEXICOGRAPHIC.next(state)).build();

  private static List<Placement> all(QueensSolver solver, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result = solver.enumerate(model, placements::add);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    return placements;
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 12, 14, 15, 18, 24, 31, 32, 33, 64})
  void agreesWithPropagationAlone(int n) {
    Random random = Gate.random("n = " + n);
    for (Variant variant : Set.of(Variant.QUEENS, Variant.SEMIQUEENS, Variant.ROOKS)) {
      for (int free = 0; free <= 7; free++) {
        QueensModel model = restricted(variant, n, free, random);
        List<Placement> expected = all(BY_PROPAGATION, model);
        assertThat(all(SOLVER, model)).as("%s %s", variant, model.domains()).isEqualTo(expected);
        assertThat(SOLVER.count(model))
            .as("%s %s", variant, model.domains())
            .isEqualTo(expected.size());
      }
    }
  }

  /** All but some columns of an empty board are given, and some squares of these blocked. */
  private static QueensModel restricted(Variant variant, int n, int free, Random random) {
    Placement placement = SOLVER.findAny(QueensModel.of(n)).orElseThrow();
    List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(columns, random);
    QueensModelBuilder builder = variant.builder(n);
    columns.subList(free, n).forEach(column -> builder.place(column, placement.row(column)));
    for (int column : columns.subList(0, free)) {
      int blocked = random.nextInt(n);
      if (blocked != placement.row(column)) {
        builder.block(column, blocked);
      }
    }
    return builder.build();
  }
}
