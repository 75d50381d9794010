package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** Every placement exactly once, in order, whatever the threads. */
public interface EnumerationContract extends BackendFixture {

  /** The number of solutions for n = 1 to 17, OEIS A000170. */
  List<Long> SOLUTIONS =
      Stream.of(
              ("1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104"
                      + " 666090624 4968057848")
                  .split(" "))
          .map(Long::valueOf)
          .toList();

  @ParameterizedTest
  @MethodSource("enumeratedSizes")
  default void deliversAsManyPlacementsAsArePublished(int n) {
    assertThat(all(solver(), QueensModel.of(n))).hasSize(SOLUTIONS.get(n - 1).intValue());
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.EnumerationContract#smallBoards")
  default void countsAsManyPlacementsAsArePublished(int n, int threads) {
    assertThat(solver(threads).count(QueensModel.of(n))).isEqualTo(SOLUTIONS.get(n - 1));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.EnumerationContract#smallBoards")
  default void deliversTheSameLexicographicSequenceForAnyNumberOfThreads(int n, int threads) {
    QueensModel model = QueensModel.of(n);
    assertThat(all(solver(threads), model)).isEqualTo(BruteForce.solve(model));
  }

  /** Boards of 1 to 8 columns, each on one thread, on two and on four. */
  static Stream<Arguments> smallBoards() {
    return IntStream.rangeClosed(1, 8)
        .boxed()
        .flatMap(n -> Stream.of(1, 2, 4).map(threads -> Arguments.of(n, threads)));
  }

  @Test
  default void deliversTheSameSequenceOnTwoThreadsOnTheLargestBoard() {
    QueensModel model = QueensModel.of(largestEnumeration());
    assertThat(all(solver(2), model)).isEqualTo(all(solver(), model));
  }

  @Test
  default void reportsAnExhaustedSearch() {
    SolveResult result = solver().enumerate(QueensModel.of(6), placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(4);
    assertThat(result.backend()).isEqualTo(backend());
    assertThat(result.statistics().wallTime()).isPositive();
  }

  @Test
  default void findsAPlacementOnALargeBoard() {
    QueensModel model = QueensModel.of(sizeForFindAny());
    Optional<Placement> placement = solver().findAny(model);
    assertThat(placement).isPresent().get().matches(model::isSolution);
  }

  @Test
  default void findsNothingWhereADomainIsEmpty() {
    QueensModel model = QueensModel.builder(3).allowOnly(1).build();
    assertThat(all(solver(), model)).isEmpty();
    assertThat(solver().count(model)).isZero();
    assertThat(solver().findAny(model)).isEmpty();
    assertThat(solver().stream(model)).isEmpty();
  }
}
