package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

class PropagationSearchTest {
  /** As no named strategy, it is asked for decisions as objects, and may be slow. */
  private static final SearchStrategy OF_A_USER = state -> SearchStrategy.LEXICOGRAPHIC.next(state);

  private static PropagationSearch search(
      QueensModel model, SearchStrategy strategy, BooleanSupplier stop) {
    return new PropagationSearch(new SearchRequest(model, strategy, stop));
  }

  private static PropagationSearch search(QueensModel model, SearchStrategy strategy) {
    return search(model, strategy, () -> false);
  }

  private static PropagationSearch search(QueensModel model) {
    return search(model, SearchStrategy.LEXICOGRAPHIC);
  }

  private static List<Placement> solutions(PropagationSearch search) {
    List<Placement> found = new ArrayList<>();
    search.run(rows -> found.add(Placement.of(rows)));
    return found;
  }

  @ParameterizedTest
  @EnumSource(names = {"LOWER_HALF", "UPPER_HALF"})
  void halvesADomainThatFillsAWord(ValueSelection values) {
    QueensModelBuilder builder = QueensModel.builder(64);
    IntStream.range(1, 64).forEach(column -> builder.place(column, 0));
    SearchStrategy strategy = SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values);
    assertThat(solutions(search(builder.build(), strategy)))
        .extracting(placement -> placement.row(0))
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 64).boxed().toList());
  }

  @Test
  void isDeeperThanTheArraysAreAtFirst() {
    QueensModel model = QueensModel.builder(130).allowOnly(129, 0).build();
    PropagationSearch search = search(model);
    assertThat(search.advance(Integer.MAX_VALUE, 0, 0)).isTrue();
    assertThat(search.outcome()).isEqualTo(SearchOutcome.ofTree(true, 0, 129, 0));
    assertThat(search.advance(Integer.MAX_VALUE, 0, 0)).isTrue();
    assertThat(search.outcome().decisions()).isEqualTo(129 + 1);
  }

  @Test
  void pollsAtEveryNodeOfALargeBoardOrOfAStrategyThatMayBeSlow() {
    assertThat(decisionsUntilTheSecondPoll(10, OF_A_USER)).isOne();
    assertThat(decisionsUntilTheSecondPoll(64, SearchStrategy.LEXICOGRAPHIC)).isGreaterThan(1);
    assertThat(decisionsUntilTheSecondPoll(65, SearchStrategy.LEXICOGRAPHIC)).isOne();
  }

  /** On boards without rules every branch is a node, except those of the last column. */
  private static long decisionsUntilTheSecondPoll(int n, SearchStrategy strategy) {
    AtomicInteger polls = new AtomicInteger();
    BooleanSupplier stop = () -> polls.incrementAndGet() == 2;
    SearchOutcome outcome = search(QueensModel.builder(n).build(), strategy, stop).count();
    assertThat(outcome.exhausted()).isFalse();
    assertThat(polls).hasValue(2);
    return outcome.decisions();
  }

  @Test
  void pollsOncePer256NodesOfASmallBoard() {
    AtomicInteger polls = new AtomicInteger();
    BooleanSupplier stop = () -> polls.incrementAndGet() == 3;
    QueensModel model = QueensModel.builder(10).build();
    PropagationSearch search = search(model, SearchStrategy.LEXICOGRAPHIC, stop);
    assertThat(search.count().nodes()).isEqualTo(512);
    assertThat(search.advance(Integer.MAX_VALUE, 0, 0)).as("once stopped").isFalse();
    assertThat(polls).hasValue(3);
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "4, 2", "2, 4"})
  void leavesANodeWithFewUnboundColumns(int unbound, int unboundIfLoose) {
    QueensModel model = Variant.ROOKS.builder(6).build();
    WordDomains domains = new WordDomains(model, Propagation.COVERAGE);
    PropagationSearch search =
        new PropagationSearch(
            new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, () -> false), domains);
    assertThat(search.advance(Integer.MAX_VALUE, unbound, unboundIfLoose)).isTrue();
    assertThat(domains.unbound()).isEqualTo(4);
    assertThat(domains.toDomains().subList(0, 3))
        .containsExactly(RowDomain.of(0), RowDomain.of(1), RowDomain.of(2, 3, 4, 5));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7})
  void makesAPartOfEachNodeOfADepth(int depth) {
    QueensModel model = QueensModel.of(7);
    List<Placement> found = new ArrayList<>();
    Iterator<QueensModel> parts = search(model).parts(depth);
    while (parts.hasNext()) {
      QueensModel part = parts.next();
      assertThat(part.constraints()).isSameAs(model.constraints());
      found.addAll(BruteForce.solve(part));
    }
    assertThat(found).isEqualTo(BruteForce.solve(model));
    assertThatThrownBy(parts::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no part is left: ask hasNext first");
  }

  /** The right branch of the last decision on column 0 leaves row 4, and column 1 is next. */
  @Test
  void makesPartsByTheNumberOfLeftBranches() {
    List<RowDomain> first = new ArrayList<>();
    search(QueensModel.of(5)).parts(1).forEachRemaining(part -> first.add(part.domain(0)));
    assertThat(first)
        .containsExactlyElementsOf(IntStream.of(0, 1, 2, 3, 4, 4).mapToObj(RowDomain::of).toList());
  }
}
