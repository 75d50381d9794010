package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.EventLog;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

/** What each level removes, by examples that no weaker level decides. */
class ConsistentDomainsTest {
  private static List<String> events(QueensModel model, Propagation level) {
    EventLog notes = new EventLog();
    ConsistentDomains domains = new ConsistentDomains(model, level, () -> false, notes);
    assertThat(domains.propagate()).isEqualTo(notes.texts().contains("propagated"));
    return notes.texts();
  }

  /** Two queens in the rows 1 and 2. */
  private static QueensModel pair() {
    return QueensModel.builder(5)
        .rowsAllDifferent()
        .allowOnly(1, 1, 2)
        .allowOnly(3, 1, 2)
        .allowOnly(4, 0, 2, 4)
        .build();
  }

  @Test
  void boundsMoveOutOfAHallInterval() {
    QueensModel model = pair().toBuilder().allowOnly(0, 2, 3, 4).allowOnly(2, 0, 1).build();
    assertThat(events(model, Propagation.BOUNDS))
        .containsExactly(
            "(0, 2): columns [1, 3] need the values [1, 2], rows",
            "(2, 1): columns [1, 3] need the values [1, 2], rows",
            "(4, 0): columns [1, 2, 3] need the values [0, 1, 2], rows",
            "(4, 2): columns [1, 2, 3] need the values [0, 1, 2], rows",
            "(0, 4): queen (4, 4), rows",
            "propagated");
  }

  @Test
  void domainsLoseTheMiddleOfAHallSet() {
    assertThat(events(pair(), Propagation.DOMAIN))
        .containsExactly(
            "(0, 1): columns [1, 3] need the values [1, 2], rows",
            "(0, 2): columns [1, 3] need the values [1, 2], rows",
            "(2, 1): columns [1, 3] need the values [1, 2], rows",
            "(2, 2): columns [1, 3] need the values [1, 2], rows",
            "(4, 2): columns [1, 3] need the values [1, 2], rows",
            "propagated");
  }

  @Test
  void aRowWithOnePlaceIsTaken() {
    QueensModelBuilder builder = QueensModel.builder(4).rowsAllDifferent();
    builder.block(0, 3).block(1, 3).block(3, 3);
    assertThat(events(builder.build(), Propagation.VALUE)).containsExactly("propagated");
    assertThat(events(builder.build(), Propagation.COVERAGE))
        .containsExactly(
            "(2, 0): last place of 3, rows",
            "(2, 1): last place of 3, rows",
            "(2, 2): last place of 3, rows",
            "propagated");
    assertThat(events(builder.block(2, 3).build(), Propagation.COVERAGE))
        .containsExactly("no place for 3, rows");
  }

  @Test
  void queensAreComparedInTheOrderOfColumns() {
    QueensModel model = QueensModel.of(5).toBuilder().place(0, 0).place(2, 2).place(4, 2).build();
    assertThat(events(model, Propagation.NONE))
        .containsExactly("queen (2, 2) attacks queen (0, 0), descending diagonals");
    QueensModel apart = QueensModel.of(5).toBuilder().place(0, 0).place(3, 1).place(4, 4).build();
    assertThat(events(apart, Propagation.NONE))
        .as("(3, 1) attacks no queen")
        .containsExactly("queen (4, 4) attacks queen (0, 0), descending diagonals");
    assertThat(events(pair(), Propagation.NONE)).containsExactly("propagated");
  }

  /** The rows of a pair of columns, and three queens: neither level removes what the other does. */
  @Test
  void pairsOfColumnsAndWholeRulesRemoveDifferentRows() {
    assertThat(events(pair(), Propagation.ARC)).containsExactly("propagated");
    assertThat(events(QueensModel.of(3), Propagation.DOMAIN)).containsExactly("propagated");
    assertThat(events(QueensModel.of(3), Propagation.ARC))
        .startsWith("(1, 1): no support in column 0, rows [0, 1, 2]")
        .endsWith("column 0 is empty");
  }

  @Test
  void restoresAndKeepsStates() {
    ConsistentDomains domains = byValue(QueensModel.of(4), () -> false);
    List<RowDomain> before = domains.toDomains();
    domains.push();
    domains.restrict(0, 1, 1);
    domains.push();
    assertThat(domains.propagate()).isTrue();
    List<RowDomain> solution = domains.toDomains();
    assertThat(domains.unbound()).isZero();
    domains.keep();
    assertThat(domains.toDomains()).isEqualTo(solution);
    domains.pop();
    assertThat(domains.toDomains()).isEqualTo(before);
    assertThat(domains.propagate()).as("nothing is pending").isTrue();
    assertThat(domains.toDomains()).isEqualTo(before);
  }

  /** The first queen attacks all other rows but one in each column, and then each queen attacks. */
  @Test
  void pollsWhileQueensAttackManySquares() {
    int n = 1_100;
    List<View> views = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      int[] values = new int[n];
      values[n - 1] = column + 1;
      views.add(View.lookup(column, values));
    }
    QueensModel model = QueensModel.builder(n).allDifferent("zeros", views).place(0, 0).build();
    assertThat(polls(model, Propagation.VALUE))
        .isGreaterThanOrEqualTo(2 * n * n / ConsistentDomains.POLL);
  }

  /**
   * At the root of a board each level looks, in each constraint, at all squares in three loops
   * (domain consistency: of the matching, the owners and the removals), or at all pairs of columns.
   */
  @ParameterizedTest
  @CsvSource({"BOUNDS, 1", "DOMAIN, 3"})
  void pollsInEachLoopOverSquares(Propagation level, int loops) {
    int n = 1_100;
    int constraints = 3;
    int all = polls(QueensModel.of(n), level);
    assertThat(all).isGreaterThanOrEqualTo(constraints * loops * n * n / ConsistentDomains.POLL);
  }

  /** The polls of a propagation beyond the one before each propagator. */
  private static int polls(QueensModel model, Propagation level) {
    AtomicInteger asked = new AtomicInteger();
    ConsistentDomains domains =
        new ConsistentDomains(
            model, level, () -> asked.incrementAndGet() < 0, new SearchListener() {});
    domains.propagate();
    return asked.get() - (level == Propagation.VALUE ? 0 : model.constraints().size());
  }

  private static ConsistentDomains byValue(QueensModel model, BooleanSupplier stop) {
    return new ConsistentDomains(model, Propagation.VALUE, stop, new SearchListener() {});
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"NONE", "UNSPECIFIED"})
  void hearsAStopOnALargeBoard(Propagation level) {
    int n = 1_000; // enough attacks for a poll between two queens
    Placement placement = QueensSolver.findAny(n).orElseThrow();
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = 0; column < n; column += 2) {
      builder.place(column, placement.row(column));
    }
    AtomicInteger asked = new AtomicInteger();
    EventLog notes = new EventLog();
    ConsistentDomains domains =
        new ConsistentDomains(builder.build(), level, () -> asked.incrementAndGet() == 1, notes);
    assertThat(domains.propagate()).isFalse();
    assertThat(asked).hasValue(1);
    assertThat(notes.texts())
        .doesNotContain("propagated")
        .noneMatch(event -> event.contains("empty"));
  }
}
