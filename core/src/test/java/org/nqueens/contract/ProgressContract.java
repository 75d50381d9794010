package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchProgress;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;

/** Reports of progress never fall, end with the search, and are complete exactly if it is. */
public interface ProgressContract extends BackendFixture {

  /** Collects reports and checks that no number falls from one to the next. */
  final class Reports implements Consumer<SearchProgress> {
    private final List<SearchProgress> all = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void accept(SearchProgress report) {
      all.add(report);
    }

    SearchProgress last() {
      for (int i = 1; i < all.size(); i++) {
        SearchProgress before = all.get(i - 1);
        assertThat(all.get(i).fraction()).isGreaterThanOrEqualTo(before.fraction());
        assertThat(all.get(i).elapsed()).isGreaterThanOrEqualTo(before.elapsed());
      }
      return all.get(all.size() - 1);
    }
  }

  private void assertNoThreadIsLeft() {
    assertThat(SearchThreads.searching(backend())).isEmpty();
  }

  private QueensSolver reporting(int threads, Consumer<SearchProgress> consumer) {
    return with().threads(threads).progress(Duration.ofMillis(1), consumer).build();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void reportsAnEnumerationToItsEnd(int threads) {
    Reports reports = new Reports();
    SolveResult result = reporting(threads, reports).enumerate(QueensModel.of(8), placement -> {});
    SearchProgress last = reports.last();
    assertThat(last.fraction()).isEqualTo(1);
    assertThat(last.solutions()).isEqualTo(92);
    assertThat(last.decisions()).isEqualTo(result.statistics().decisions());
    assertThat(last.remaining()).contains(Duration.ZERO);
    assertNoThreadIsLeft();
  }

  /** An answer on a board, and the number of solutions that are found for it. */
  @ParameterizedTest
  @CsvSource({
    "COUNT, 8, 1, 92",
    "COUNT, 8, 2, 92",
    "ENUMERATE_ORBITS, 8, 1, 12",
    "ENUMERATE_ORBITS, 8, 2, 12",
    "FIND_ANY, 3, 1, 0",
    "EXPLAIN, 3, 1, 0",
    "TREE_ENUMERATE, 8, 1, 92",
    "TREE_FIND_ANY, 3, 1, 0"
  })
  default void reportsAnAnswerToItsEnd(Question question, int n, int threads, long solutions) {
    Reports reports = new Reports();
    question.ask(reporting(threads, reports), QueensModel.of(n));
    assertThat(reports.last().fraction()).isEqualTo(1);
    assertThat(reports.last().solutions()).isEqualTo(solutions);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void reportsLessThanAllWhereALimitStops(int threads) {
    Reports reports = new Reports();
    SolveResult result =
        with()
            .threads(threads)
            .solutionLimit(91)
            .progress(reports)
            .build()
            .enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(reports.last().fraction()).isLessThan(1);
    assertThat(reports.last().solutions()).isEqualTo(91);
    assertThat(reports.last().decisions()).isEqualTo(result.statistics().decisions());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void reportsWhileASearchGoesOn(int threads) {
    Reports reports = new Reports();
    StopToken token = new StopToken();
    QueensSolver stoppedAtTheThirdReport =
        with()
            .threads(threads)
            .stopToken(token)
            .progress(
                Duration.ofMillis(10),
                report -> {
                  reports.accept(report);
                  if (reports.all.size() == 3) {
                    token.stop();
                  }
                })
            .build();
    SolveResult result = stoppedAtTheThirdReport.enumerate(ENDLESS, placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_TOKEN);
    assertThat(reports.last().fraction()).isLessThan(0.5);
    assertThat(reports.all).hasSizeGreaterThanOrEqualTo(3);
    assertNoThreadIsLeft();
  }

  @Test
  default void reportsAStreamFromTheFirstPullToTheLast() {
    Reports reports = new Reports();
    try (Stream<Placement> stream = reporting(1, reports).stream(QueensModel.of(8))) {
      assertThat(SearchThreads.searching(backend())).as("before the first pull").isEmpty();
      assertThat(stream).hasSize(92);
      assertThat(reports.last().fraction()).isEqualTo(1);
      assertThat(reports.last().solutions()).isEqualTo(92);
      assertNoThreadIsLeft();
    }
  }

  @Test
  default void endsTheReportsOfAStreamThatIsClosed() {
    Reports reports = new Reports();
    try (Stream<Placement> stream = reporting(1, reports).stream(UNCONSTRAINED)) {
      assertThat(stream.iterator().hasNext()).isTrue();
    }
    assertThat(reports.last().fraction()).isLessThan(1);
    assertNoThreadIsLeft();
  }

  @Test
  default void reportsNothingDoneWhereAPlacementIsFound() {
    Reports reports = new Reports();
    with()
        .strategy(SearchStrategy.LEXICOGRAPHIC)
        .progress(reports)
        .build()
        .findAny(QueensModel.of(8));
    assertThat(reports.last().fraction()).isZero();
    assertThat(reports.last().solutions()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void stopsByAnExceptionOfTheConsumerOfReports(int threads) {
    IOException thrown = new IOException("thrown by a consumer of reports");
    QueensSolver solver = reporting(threads, report -> ConsumerContract.Sneaky.sneak(thrown));
    assertThat(catchThrowable(() -> solver.enumerate(ENDLESS, placement -> {}))).isSameAs(thrown);
    assertThat(catchThrowable(() -> solver.count(ENDLESS))).isSameAs(thrown);
    assertThat(catchThrowable(() -> solver.stream(ENDLESS).count())).isSameAs(thrown);
    assertThat(catchThrowable(() -> solver.count(QueensModel.of(3))))
        .as("by the last report")
        .isSameAs(thrown);
    assertNoThreadIsLeft();
  }

  @Test
  default void passesOnTheExceptionOfTheConsumerOfPlacementsThatCameFirst() {
    IllegalStateException first = new IllegalStateException("of the consumer of placements");
    QueensSolver solver =
        with()
            .progress(
                Duration.ofHours(1), // no report before the last, however slow the search is
                report -> ConsumerContract.Sneaky.sneak(new IOException("of the last report")))
            .build();
    assertThat(
            catchThrowable(
                () ->
                    solver.enumerate(
                        QueensModel.of(4),
                        placement -> {
                          throw first;
                        })))
        .isSameAs(first);
  }

  @Test
  default void letsTheConsumerOfReportsSearch() {
    AtomicLong found = new AtomicLong();
    QueensSolver inner = solver();
    reporting(2, report -> found.set(inner.count(QueensModel.of(6))))
        .enumerate(QueensModel.of(8), placement -> {});
    assertThat(found).hasValue(4);
  }

  @Test
  default void letsTheConsumerOfReportsInterruptItsThread() {
    assertThat(
            reporting(1, report -> Thread.currentThread().interrupt())
                .enumerate(QueensModel.of(8), placement -> {})
                .solutions())
        .isEqualTo(92);
  }

  @Test
  default void letsTheConsumerOfReportsCloseTheStream() {
    AtomicReference<Stream<Placement>> stream = new AtomicReference<>(Stream.empty());
    QueensSolver solver = reporting(1, report -> stream.get().close());
    stream.set(solver.stream(ENDLESS));
    Iterator<Placement> placements = stream.get().iterator();
    assertThatThrownBy(() -> placements.forEachRemaining(placement -> {}))
        .isInstanceOf(SearchStoppedException.class);
    SearchThreads.awaitNone();
  }

  @Test
  default void saysWhenACountIsStopped() {
    Reports reports = new Reports();
    QueensSolver limited = with().timeLimit(Duration.ofMillis(50)).progress(reports).build();
    SearchStoppedException stopped =
        Stopped.by(Completion.TIME_LIMIT, () -> limited.count(ENDLESS));
    assertThat(reports.last().fraction()).isLessThan(0.5);
    assertThat(reports.last().decisions())
        .isEqualTo(stopped.partialResult().orElseThrow().statistics().decisions());
  }
}
