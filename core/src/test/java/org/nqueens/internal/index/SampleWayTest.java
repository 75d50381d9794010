package org.nqueens.internal.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.internal.run.SolverOptions;
import org.nqueens.internal.run.StopSignal;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.spi.BackendRegistry;

/** The ways to sample that the estimates choose. */
class SampleWayTest {

  private static Optional<SampleWay> way(QueensModel model) {
    SolverOptions options = SolverOptions.of(BackendRegistry.load().find("embedded").orElseThrow());
    return SampleWay.of(options, model, StopSignal.start(Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8, 9})
  void indexesSmallTreesAtOnce(int n) {
    assertThat(way(QueensModel.of(n))).contains(new SampleWay(0));
  }

  @ParameterizedTest
  @CsvSource({"12, 856189", "14, 27358553", "16, 1141190303"})
  void rejectsForAsLongAsAnIndexWouldTake(int n, double nodes) {
    assertThat(way(QueensModel.of(n)).orElseThrow().maxQueens())
        .isCloseTo(nodes, withinPercentage(5));
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 18, 20, 22})
  void rejectsAloneWhereAnIndexIsTooLarge(int n) {
    assertThat(way(QueensModel.of(n))).contains(new SampleWay(Double.POSITIVE_INFINITY));
  }

  @Test
  void indexesAloneWhereSolutionsAreRare() {
    assertThat(way(Variant.TOROIDAL.builder(17).build())).contains(new SampleWay(0));
  }

  @Test
  void refusesWhatIsTooLargeForBoth() {
    assertThatThrownBy(() -> way(QueensModel.of(26)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "nodes \\(about \\d\\.\\de18\\) must be at most 3\\.0e9 for a sample by index, or tries \\(about \\d\\.\\de10\\) at most 1\\.0e9 for a sample by rejection: draw an approximate sample, or choose a smaller or more constrained board");
    assertThatThrownBy(() -> way(Variant.TOROIDAL.builder(35).build()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("or tries (too many to estimate) at most 1.0e9");
  }

  /** Two queens that attack each other, in columns that no descent reaches. */
  @Test
  void findsOutThatThereIsNoSolution() {
    QueensModel attacking = QueensModel.of(30).toBuilder().place(28, 10).place(29, 11).build();
    assertThat(way(attacking)).isEmpty();
    QueensModel crowded = QueensModel.of(30).toBuilder().place(0, 0).place(29, 0).build();
    assertThat(way(crowded)).isEmpty();
  }
}
