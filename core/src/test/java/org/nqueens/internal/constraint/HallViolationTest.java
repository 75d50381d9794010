package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class HallViolationTest {

  private static boolean refutes(QueensModel model) {
    return HallViolation.find(model, () -> false).isPresent();
  }

  private static QueensModel withoutRow(int n, int row) {
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    IntStream.range(0, n).forEach(column -> builder.block(column, row));
    return builder.build();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 256, 257, 1_000, 2_000})
  void refutesABoardWithoutOneRowWhateverItsSize(int n) {
    QueensModel model = withoutRow(n, 0);
    assertThat(refutes(QueensModel.of(n))).isFalse();
    HallViolation.Violator crowd = HallViolation.find(model, () -> false).orElseThrow();
    assertThat(crowd.rule().name()).isEqualTo("rows");
    assertThat(crowd.columns()).hasSize(n);
    assertThat(QueensSolver.builder().build().findAny(model)).isEmpty();
  }

  @Test
  void isNoDeeperOnALongChainOfMoves() {
    // Column j takes row j or j + 1, and the last column row 0 only: every queen has to move.
    int n = 20_000;
    QueensModelBuilder builder = QueensModel.builder(n).rowsAllDifferent();
    for (int column = 0; column < n - 1; column++) {
      builder.allowOnly(column, column, column + 1);
    }
    assertThat(refutes(builder.allowOnly(n - 1, 0).build())).isFalse();
    assertThat(refutes(builder.block(n - 2, n - 1).build())).isTrue();
  }

  /** An array by value would need 8 GB. */
  @Test
  void takesNoMemoryForTheGapsBetweenValues() {
    int n = 20_000;
    List<View> views =
        IntStream.range(0, n).mapToObj(column -> View.offset(column, 100_000 * column)).toList();
    QueensModelBuilder builder = QueensModel.builder(n).allDifferent("far apart", views);
    IntStream.range(0, n).forEach(column -> builder.allowOnly(column, 0));
    assertThat(refutes(builder.build())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void agreesWithBruteForceOnSingleRules(int n) {
    Random random = Gate.random("n = " + n);
    for (int i = 0; i < 500; i++) {
      QueensModel model = oneRule(n, random);
      assertThat(refutes(model)).as("%s", model).isEqualTo(!BruteForce.isFeasible(model));
      HallViolation.find(model, () -> false).ifPresent(crowd -> assertIsCrowd(crowd, model));
    }
  }

  /** Small domains and one all-different of offsets and lookups. */
  private static QueensModel oneRule(int n, Random random) {
    QueensModelBuilder builder = QueensModel.builder(n);
    for (int column = 0; column < n; column++) {
      builder.allowOnly(column, random.ints(1 + random.nextInt(3), 0, n).distinct().toArray());
    }
    List<View> views =
        IntStream.range(0, n)
            .mapToObj(
                column ->
                    random.nextBoolean()
                        ? View.offset(column, random.nextInt(3))
                        : View.lookup(column, random.ints(n, 0, n).toArray()))
            .toList();
    return builder.allDifferent("rule", views).build();
  }

  /** Fewer values than columns, counted independently. */
  private static void assertIsCrowd(HallViolation.Violator crowd, QueensModel model) {
    Set<Integer> values =
        crowd.rule().views().stream()
            .filter(view -> crowd.columns().contains(view.column()))
            .flatMap(view -> model.domain(view.column()).rows().mapToObj(view::valueAt))
            .collect(Collectors.toSet());
    assertThat(values).as("%s", model).hasSize(crowd.columns().size() - 1);
    assertThat(crowd.columns()).as("%s", model).hasSizeGreaterThan(values.size());
  }

  @Test
  void refutesNothingWhenToldToStop() {
    QueensModel model = withoutRow(300, 0);
    AtomicInteger asked = new AtomicInteger();
    assertThat(HallViolation.find(model, () -> asked.incrementAndGet() > 100)).isEmpty();
    assertThat(asked).hasValueLessThan(110);
    assertThat(model.domains()).noneMatch(RowDomain::isEmpty);
  }
}
