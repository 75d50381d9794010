package org.nqueens.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.probe.Moments;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.sampling.Estimate;

/** Random parts, whose weighted solutions are on average those of the whole. */
class RandomPartTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final int PARTS = 1_000;

  static Stream<QueensModel> models() {
    return Stream.of(
        QueensModel.of(9),
        QueensModel.of(9).toBuilder().place(4, 4).block(0, 0).build(),
        Variant.TOROIDAL.builder(7).build(),
        Variant.NON_TOUCHING.builder(6).build(),
        QueensModel.builder(4).diagonalsAllDifferent().build());
  }

  /** With fixed seeds; an estimate is 4 standard errors off in one case of ten thousand. */
  @ParameterizedTest
  @EnumSource
  void standForTheWhole(RandomPart.Order order) {
    models()
        .forEach(
            model -> {
              long solutions = SOLVER.count(model);
              for (int open = 0; open <= 6; open += 3) {
                Estimate estimate = estimate(model, order, open);
                assertThat(Math.abs(estimate.value() - solutions))
                    .as("%s with %s open columns", model, open)
                    .isLessThanOrEqualTo(4 * estimate.standardError() + 1e-6);
              }
            });
  }

  private static Estimate estimate(QueensModel model, RandomPart.Order order, int open) {
    AttackTable attacks = AttackTable.of(model);
    SplittableRandom random = new SplittableRandom(1);
    Moments solutions = new Moments();
    for (int i = 0; i < PARTS; i++) {
      RandomPart part = new RandomPart(attacks, model);
      Optional<QueensModel> rest = part.descend(order, open, random);
      rest.ifPresent(left -> assertThat(openColumns(left)).isLessThanOrEqualTo(open));
      solutions.add(rest.map(left -> part.weight() * SOLVER.count(left)).orElse(0.0));
    }
    return solutions.estimate();
  }

  private static long openColumns(QueensModel model) {
    return model.domains().stream().mapToInt(RowDomain::size).filter(rows -> rows > 1).count();
  }

  @Test
  void isTheWholeWhereEnoughColumnsMayStayOpen() {
    QueensModel model = QueensModel.of(9);
    RandomPart part = new RandomPart(AttackTable.of(model), model);
    assertThat(part.descend(RandomPart.Order.FIRST_OPEN, 9, new SplittableRandom(1)))
        .contains(model);
    assertThat(part.weight()).isEqualTo(1);
  }
}
