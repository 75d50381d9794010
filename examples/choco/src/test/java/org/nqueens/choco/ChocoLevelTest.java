package org.nqueens.choco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.Cause;
import org.nqueens.trace.SearchListener;

/** Levels where values are far apart, and the level of a search without one. */
@Sampled
class ChocoLevelTest {
  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.LEXICOGRAPHIC,
          SearchStrategy.FIRST_FAIL,
          SearchStrategy.of(VariableSelection.HIGHEST_MAX, ValueSelection.UPPER_HALF));

  /** The solutions, the effort, and the removals that the level does not explain. */
  private record Seen(List<Placement> placements, List<Long> effort, List<Cause> unexplained) {}

  private static Seen seen(QueensSolverBuilder options, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result = options.build().enumerate(model, placements::add);
    SearchStatistics statistics = result.statistics();
    List<Cause> unexplained = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void pruned(int column, int row, Cause cause) {
            if (cause instanceof Cause.Unexplained) {
              unexplained.add(cause);
            }
          }
        };
    options.listener(listener).build().enumerate(model, placement -> {});
    return new Seen(
        placements,
        List.of(statistics.decisions(), statistics.failures(), statistics.nodes()),
        unexplained);
  }

  private static void requireLevel(QueensModel model, Propagation level, SearchStrategy strategy) {
    QueensSolverBuilder options = QueensSolver.builder().propagation(level).strategy(strategy);
    Seen expected = seen(options, model);
    Seen found =
        seen(QueensSolver.builder().backend("choco").propagation(level).strategy(strategy), model);
    assertThat(found).as("%s by %s on %s", level, strategy, model).isEqualTo(expected);
    assertThat(found.unexplained()).isEmpty();
  }

  /** Gaps that Hall intervals reach across, and gaps that are shortened. */
  @ParameterizedTest
  @EnumSource(names = {"VALUE", "BOUNDS", "DOMAIN"})
  void hasTheSameTreesWhateverTheGapsBetweenValues(Propagation level) {
    Random random = Gate.random("gaps at level " + level);
    for (int i = 0; i < Gate.cases(20, 300); i++) {
      int n = 4 + i % 3;
      int[] values = new int[n + 1];
      for (int rank = 1; rank < values.length; rank++) {
        int gap = List.of(1, 2, n - 1, n, n + 1).get(random.nextInt(5));
        values[rank] = values[rank - 1] + gap;
      }
      View[] views =
          IntStream.range(0, n)
              .mapToObj(
                  column ->
                      View.lookup(
                          column,
                          random.ints(n, 0, values.length).map(rank -> values[rank]).toArray()))
              .toArray(View[]::new);
      QueensModelBuilder builder = QueensModel.builder(n).rowsAllDifferent();
      for (int blocked = 0; blocked < n; blocked++) {
        builder.block(random.nextInt(n), random.nextInt(n));
      }
      requireLevel(
          builder.allDifferent("gaps", views).build(),
          level,
          STRATEGIES.get(i % STRATEGIES.size()));
    }
  }

  static List<Propagation> levelsOfTheLargestBoard() {
    return Gate.sample(1, List.of(Propagation.BOUNDS, Propagation.VALUE, Propagation.DOMAIN));
  }

  /** The numbers of values far apart still fit the variables of Choco. */
  @ParameterizedTest
  @MethodSource("levelsOfTheLargestBoard")
  void takesTheLargestBoardWithAllValuesFarApart(Propagation level) {
    ChocoBackend backend = new ChocoBackend();
    int n = backend.capabilities().maxSize();
    int distance = (int) ((1L << 32) / ((long) n * n));
    View[] views =
        IntStream.range(0, n)
            .mapToObj(
                column ->
                    View.lookup(
                        column,
                        IntStream.range(0, n)
                            .map(row -> Integer.MIN_VALUE + (row * n + column) * distance)
                            .toArray()))
            .toArray(View[]::new);
    QueensModel model = QueensModel.builder(n).allDifferent("far apart", views).build();
    AtomicInteger polls = new AtomicInteger();
    SearchRequest request =
        new SearchRequest(
            model,
            Optional.of(SearchStrategy.LEXICOGRAPHIC),
            level,
            () -> polls.incrementAndGet() > 10);
    SearchOutcome outcome = backend.search(request, rows -> true);
    assertThat(outcome.exhausted()).isFalse();
    assertThat(outcome.decisions()).isPositive();
  }

  @Test
  void keepsThreeLevels() {
    assertThat(new ChocoBackend().capabilities().levels())
        .containsExactly(Propagation.VALUE, Propagation.BOUNDS, Propagation.DOMAIN);
  }

  @Test
  void tellsTheLevelThatItChooses() {
    SolveResult result =
        QueensSolver.builder()
            .backend("choco")
            .build()
            .enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.propagation()).isEqualTo(Propagation.VALUE);
    assertThat(result.statistics().decisions()).isEqualTo(415);
    assertThat(result.statistics().failures()).isEqualTo(324);
  }
}
