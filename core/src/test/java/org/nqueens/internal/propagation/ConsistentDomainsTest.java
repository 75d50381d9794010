package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/** What each level removes, by examples that no weaker level decides. */
class ConsistentDomainsTest {

  /** Writes down the events. */
  private static final class Notes implements SearchListener {
    private final List<String> events = new ArrayList<>();

    @Override
    public void pruned(int column, int row, Cause cause) {
      events.add("(%s, %s): %s".formatted(column, row, cause));
    }

    @Override
    public void propagated(SearchState domains) {
      events.add("propagated");
    }

    @Override
    public void failed(Failure failure) {
      events.add(failure.toString());
    }
  }

  private static List<String> events(QueensModel model, Propagation level) {
    Notes notes = new Notes();
    ConsistentDomains domains = new ConsistentDomains(model, level, () -> false, notes);
    assertThat(domains.propagate()).isEqualTo(notes.events.contains("propagated"));
    return notes.events;
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

  @ParameterizedTest
  @EnumSource(names = {"VALUE", "COVERAGE"})
  void queensThatAreNotPlacedRemoveNothing(Propagation level) {
    assertThat(events(pair(), level)).containsExactly("propagated");
  }

  /** The interval is in the middle of all domains but those of the queens. */
  @Test
  void boundsAreNotInTheMiddle() {
    assertThat(events(pair(), Propagation.BOUNDS)).containsExactly("propagated");
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "VALUE | propagated",
        "BOUNDS | columns [0, 1, 2] have only the values [1, 2], rows",
        "DOMAIN | columns [0, 1, 2] have only the values [1, 2], rows",
        "COVERAGE | propagated"
      })
  void threeQueensForTwoRowsFailAtSomeLevels(Propagation level, String last) {
    QueensModelBuilder builder = QueensModel.builder(4).rowsAllDifferent();
    for (int column = 0; column < 3; column++) {
      builder.allowOnly(column, 1, 2);
    }
    QueensModel model =
        level == Propagation.COVERAGE ? withoutPermutation(builder.build()) : builder.build();
    assertThat(events(model, level)).endsWith(last);
  }

  /** One view less, which leaves the rows without a value that must be taken. */
  private static QueensModel withoutPermutation(QueensModel model) {
    return QueensModel.builder(4)
        .allDifferent("rows", model.constraints().get(0).views().subList(0, 3))
        .allowOnly(0, 1, 2)
        .allowOnly(1, 1, 2)
        .allowOnly(2, 1, 2)
        .build();
  }

  @Test
  void restoresAndKeepsStates() {
    ConsistentDomains domains =
        new ConsistentDomains(
            QueensModel.of(4), Propagation.VALUE, () -> false, new SearchListener() {});
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

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void hearsAStopOnALargeBoard(Propagation level) {
    int n = 100;
    Placement placement = QueensSolver.findAny(n).orElseThrow();
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = 0; column < n; column += 2) {
      builder.place(column, placement.row(column));
    }
    AtomicInteger asked = new AtomicInteger();
    Notes notes = new Notes();
    ConsistentDomains domains =
        new ConsistentDomains(builder.build(), level, () -> asked.incrementAndGet() == 2, notes);
    assertThat(domains.propagate()).isFalse();
    assertThat(asked).hasValue(2);
    assertThat(notes.events)
        .doesNotContain("propagated")
        .noneMatch(event -> event.contains("empty"));
  }
}
