package org.nqueens.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.Portfolio.Run;

/** Portfolios and limits of one tree, as data and as options of a solver. */
class PortfolioTest {
  private static final SearchStrategy STRATEGY = SearchStrategy.FIRST_FAIL;

  private static List<Long> limits(Portfolio portfolio, int count) {
    List<Long> limits = new ArrayList<>();
    Iterator<Run> runs = portfolio.runs();
    while (limits.size() < count && runs.hasNext()) {
      Run run = runs.next();
      assertThat(run.strategy()).isSameAs(STRATEGY);
      limits.add(run.failureLimit());
    }
    return limits;
  }

  /** The first terms as in section 1 of the paper of Luby, Sinclair and Zuckerman. */
  @Test
  void hasTheLimitsOfItsSequence() {
    assertThat(limits(Portfolio.luby(STRATEGY, 1), 15))
        .containsExactly(1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L);
    assertThat(limits(Portfolio.luby(STRATEGY, Long.MAX_VALUE - 1), 3))
        .containsExactly(Long.MAX_VALUE - 1, Long.MAX_VALUE - 1, Long.MAX_VALUE);
    assertThat(limits(Portfolio.geometric(STRATEGY, 10, 1.5), 4))
        .containsExactly(10L, 15L, 23L, 34L);
    assertThat(limits(Portfolio.geometric(STRATEGY, 1, 1e10), 3))
        .containsExactly(1L, 10_000_000_000L, Long.MAX_VALUE);
  }

  /** Restarts go on with the memory of one strategy; equal strategies have one each. */
  @Test
  void beginsEachStrategyOnce() {
    AtomicInteger begun = new AtomicInteger();
    SearchStrategy counting =
        SearchStrategy.perSearch(
            "counting",
            () -> {
              begun.incrementAndGet();
              return new Forgetful();
            });
    QueensModel model = Variant.SUPERQUEENS.builder(8).build();
    AtomicInteger runs = new AtomicInteger();
    Portfolio luby = Portfolio.luby(counting, 1);
    Portfolio counted =
        () -> Stream.generate(luby.runs()::next).peek(run -> runs.incrementAndGet()).iterator();
    QueensSolver solver = QueensSolver.builder().portfolio(counted).build();
    assertThat(solver.findAny(model)).isEmpty();
    assertThat(runs).hasValueGreaterThan(3);
    assertThat(begun).hasValue(1);
    assertThat(solver.findAny(model)).isEmpty();
    assertThat(begun).as("once for each call").hasValue(2);
  }

  /**
   * The solver keeps the memory of the 64 strategies that searched last. The portfolio makes many
   * strategies, and the first strategy returns after 64 others, and again after 63 others.
   */
  @Test
  void keepsTheMemoryOfTheLatestStrategies() {
    AtomicInteger begun = new AtomicInteger();
    SearchStrategy first =
        SearchStrategy.perSearch(
            "first",
            () -> {
              begun.incrementAndGet();
              return new Forgetful();
            });
    List<Integer> beginnings = new ArrayList<>();
    List<WeakReference<SearchStrategy>> others = new ArrayList<>();
    AtomicLong kept = new AtomicLong();
    Portfolio changing =
        () ->
            IntStream.range(0, 3 * 64 + 10)
                .mapToObj(
                    i -> {
                      beginnings.add(begun.get());
                      if (i == 200) {
                        System.gc();
                        kept.set(
                            others.stream().filter(reference -> reference.get() != null).count());
                      }
                      if (i == 0 || i == 65 || i == 129) {
                        return new Run(first, 1);
                      }
                      SearchStrategy other = SearchStrategy.randomFirstFail(i);
                      others.add(new WeakReference<>(other));
                      return new Run(other, 1);
                    })
                .iterator();
    QueensSolver solver = QueensSolver.builder().portfolio(changing).build();
    QueensModel hard = Variant.SUPERQUEENS.builder(9).build();
    assertThatThrownBy(() -> solver.findAny(hard))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessage(
            "search on embedded was stopped (FAILURE_LIMIT) before the answer: raise a limit of the portfolio, or let its last search have none");
    assertThat(beginnings.get(65)).isEqualTo(1);
    assertThat(beginnings.get(66)).as("after 64 others").isEqualTo(2);
    assertThat(beginnings.get(130)).as("after 63 others").isEqualTo(2);
    assertThat(kept).as("strategies in memory after 200 searches").hasValueLessThan(70);
  }

  /** First fail that would lose its memory if it began again. */
  private static final class Forgetful implements LearningStrategy {
    @Override
    public SearchStrategy begin(QueensModel model) {
      throw new IllegalStateException("begun twice");
    }

    @Override
    public Decision next(SearchState state) {
      return STRATEGY.next(state);
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      // A strategy with memory would learn.
    }
  }

  @Test
  void reportsAPortfolioThatBreaks() {
    IllegalStateException cause = new IllegalStateException("no search");
    Portfolio broken =
        () -> {
          throw cause;
        };
    QueensModel model = QueensModel.of(8);
    assertThatThrownBy(() -> QueensSolver.builder().portfolio(broken).build().findAny(model))
        .isInstanceOf(StrategyException.class)
        .hasMessageContaining("threw java.lang.IllegalStateException: no search: see the cause")
        .hasCause(cause);
    Portfolio empty = () -> null;
    assertThatThrownBy(() -> QueensSolver.builder().portfolio(empty).build().findAny(model))
        .isInstanceOf(StrategyException.class)
        .hasMessageEndingWith(" returned null: return an iterator of searches");
  }
}
