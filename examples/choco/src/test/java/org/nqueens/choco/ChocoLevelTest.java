package org.nqueens.choco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/** The largest board at each level, and the level of a search without one. */
@Sampled
class ChocoLevelTest {
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
