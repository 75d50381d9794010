package org.nqueens.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchRequest;

class FollowedSearchTest {
  /** Without constraints: 2 * 3 * 2 choices of a row for each column, all solutions. */
  private static final QueensModel MODEL =
      new QueensModel(
          List.of(RowDomain.of(1, 2), RowDomain.of(0, 1, 2), RowDomain.of(0, 1)), List.of());

  private final List<Double> shares = new ArrayList<>();
  private final List<Long> counts = new ArrayList<>();

  private FollowedSearch follow(SearchStrategy strategy, PlacementSink sink) {
    return new FollowedSearch(
        new SearchRequest(MODEL, strategy, () -> false)
            .reportingTo(
                (share, decisions, solutions) -> {
                  shares.add(share);
                  counts.add(solutions);
                }),
        sink);
  }

  private static List<int[]> choices() {
    List<int[]> all = new ArrayList<>();
    MODEL
        .domain(0)
        .rows()
        .forEach(
            a ->
                MODEL
                    .domain(1)
                    .rows()
                    .forEach(
                        b -> MODEL.domain(2).rows().forEach(c -> all.add(new int[] {a, b, c}))));
    return all;
  }

  @ParameterizedTest
  @EnumSource(
      value = ValueSelection.class,
      names = {"SMALLEST", "LARGEST"})
  void numbersASolutionAmongAllChoicesOfARowForEachColumn(ValueSelection values) {
    List<int[]> choices = choices();
    if (values == ValueSelection.LARGEST) {
      Collections.reverse(choices);
    }
    FollowedSearch search =
        follow(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values), rows -> true);
    choices.forEach(search::accept);
    for (int i = 0; i < choices.size(); i++) {
      assertThat(shares.get(i)).isCloseTo((double) i / choices.size(), within(1e-12));
      assertThat(counts.get(i)).isEqualTo(i + 1);
    }
  }

  @Test
  void countsAloneWhereTheOrderIsNotFixed() {
    FollowedSearch search = follow(SearchStrategy.FIRST_FAIL, rows -> true);
    choices().forEach(search::accept);
    assertThat(shares).hasSize(12).containsOnly(0.0);
    assertThat(counts).endsWith(12L);
  }

  @Test
  void followsNoSolutionOfABackendThatReports() {
    List<Long> packed = new ArrayList<>();
    FollowedSearch search =
        follow(
            SearchStrategy.LEXICOGRAPHIC,
            new PlacementSink() {
              @Override
              public boolean accept(int[] rows) {
                return false;
              }

              @Override
              public boolean acceptPacked(long placement, int n) {
                return packed.add(placement);
              }
            });
    search.at(0.25, 3, 2);
    assertThat(search.accept(new int[] {2, 2, 1})).isFalse();
    assertThat(search.acceptPacked(0x012, 3)).isTrue();
    assertThat(packed).containsExactly(0x012L);
    assertThat(shares).containsExactly(0.25);
    assertThat(counts).containsExactly(2L);
  }
}
