package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.DelegatingBackend;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.contract.Stopped;
import org.nqueens.contract.Waiting;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

class ResumeTest {
  private static final Batch COUNT = Batch.toCount(QueensModel.of(12));

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("journal");
  }

  @AfterEach
  void clearTheInterruptFlag() {
    Thread.interrupted();
  }

  private Journal open(Batch batch) {
    return Journal.open(file, batch);
  }

  private static QueensSolver solver(int threads) {
    return QueensSolver.builder().threads(threads).build();
  }

  /** The embedded engine, which runs some code before each search. */
  private static QueensSolverBuilder before(Runnable code) {
    return QueensSolver.builder()
        .backend(
            new DelegatingBackend(BackendRegistry.embedded()) {
              @Override
              public SearchOutcome search(SearchRequest request, PlacementSink sink) {
                code.run();
                return super.search(request, sink);
              }
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void countsWhatIsLeft(int threads) {
    try (Journal journal = open(COUNT)) {
      // A wrong result shows that the part is not searched again.
      journal.add(new PartResult(7, 1_000_000, Duration.ZERO));
      long expected = 1_014_200 - solutionsOf(7);
      assertThat(solver(threads).batches().resumeCount(journal)).isEqualTo(expected);
      assertThat(Journal.read(file).isComplete()).isTrue();
      assertThat(solver(threads).batches().resumeCount(journal)).isEqualTo(expected);
    }
  }

  private static long solutionsOf(int number) {
    for (Part part : COUNT) {
      if (part.number() == number) {
        return part.weight() * solver(1).count(part.model());
      }
    }
    throw new AssertionError("no part " + number);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void countsTheShares(int threads) {
    List<Path> files = new ArrayList<>();
    long sum = 0;
    for (int i = 1; i <= 3; i++) {
      files.add(folder.resolve("share-" + i));
      try (Journal journal = Journal.open(files.get(i - 1), COUNT.shard(new Shard(i, 3)))) {
        sum += solver(threads).batches().resumeCount(journal);
      }
    }
    assertThat(sum).isEqualTo(14_200);
    assertThat(MergedJournals.of(files))
        .isEqualTo(new MergedJournals(COUNT, 14_200, List.of(), List.of()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aTimeLimitLeavesAJournalToGoOnWith(int threads) {
    int stops = 0;
    Duration limit = Duration.ZERO;
    while (true) {
      QueensSolver solver = QueensSolver.builder().threads(threads).timeLimit(limit).build();
      try (Journal journal = open(COUNT)) {
        assertThat(solver.batches().resumeCount(journal)).isEqualTo(14_200);
        break;
      } catch (SearchStoppedException e) {
        assertThat(e.completion()).isEqualTo(Completion.TIME_LIMIT);
        JournalContents journal = Journal.read(file);
        assertThat(e.partialResult().orElseThrow().solutions()).isEqualTo(journal.solutions());
        assertThat(e)
            .hasMessage(
                "search on embedded was stopped (TIME_LIMIT) before the answer: %s of %s parts are in the journal (%s): ask again for the others",
                journal.done(), journal.size(), file);
        stops++;
        limit = limit.multipliedBy(2).plusMillis(1);
      }
    }
    assertThat(stops).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void anInterruptLeavesAJournalToGoOnWith(int threads) {
    Thread caller = Thread.currentThread();
    AtomicInteger searches = new AtomicInteger();
    QueensSolver solver =
        before(
                () -> {
                  if (searches.incrementAndGet() == 10) {
                    caller.interrupt();
                  }
                })
            .threads(threads)
            .build();
    try (Journal journal = open(COUNT)) {
      SearchStoppedException stopped =
          Stopped.by(Completion.INTERRUPTED, () -> solver.batches().resumeCount(journal));
      assertThat(Thread.interrupted()).isTrue();
      assertThat(stopped.partialResult().orElseThrow().solutions()).isEqualTo(journal.solutions());
      assertThat(journal.done()).isLessThan(COUNT.size());
      assertThat(Journal.read(file).done()).isEqualTo(journal.done());
      assertThat(solver.batches().resumeCount(journal)).isEqualTo(14_200);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aFailureReachesTheCaller(int threads) {
    AtomicInteger searches = new AtomicInteger();
    Error failure = new Error("in the backend");
    QueensSolver solver =
        before(
                () -> {
                  if (searches.incrementAndGet() == 10) {
                    throw failure;
                  }
                })
            .threads(threads)
            .build();
    try (Journal journal = open(COUNT)) {
      assertThat(catchThrowable(() -> solver.batches().resumeCount(journal))).isSameAs(failure);
      assertThat(solver.batches().resumeCount(journal)).isEqualTo(14_200);
    }
  }

  @Test
  void refusesOptionsThatDoNotApply() {
    Map<String, QueensSolverBuilder> refused =
        Map.of(
            "a strategy", QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL),
            "a solution limit", QueensSolver.builder().solutionLimit(3),
            "upToSymmetry", QueensSolver.builder().upToSymmetry());
    try (Journal journal = open(COUNT)) {
      refused.forEach(
          (option, builder) -> {
            String message =
                "resumeCount does not go with %s, because its journal holds the number of solutions of whole parts: use a solver without %1$s"
                    .formatted(option);
            BatchSolver batches = builder.build().batches();
            assertThatIllegalStateException()
                .isThrownBy(() -> batches.resumeCount(journal))
                .withMessage(message);
          });
    }
  }

  @Test
  void refusesAClosedJournalBeforeTheSearch() {
    Journal closed = open(COUNT);
    closed.close();
    assertThatIllegalStateException()
        .isThrownBy(() -> solver(1).batches().resumeCount(closed))
        .withMessage("journal (%s) must be open for resumeCount: open it again", closed.file());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void refusesASecondRunOfAJournal(int threads) throws InterruptedException {
    CountDownLatch isSearching = new CountDownLatch(1);
    CountDownLatch isRefused = new CountDownLatch(1);
    QueensSolver slow =
        before(
                () -> {
                  isSearching.countDown();
                  await(isRefused);
                })
            .threads(threads)
            .build();
    try (Journal journal = open(COUNT)) {
      AtomicLong count = new AtomicLong();
      Thread first = new Thread(() -> count.set(slow.batches().resumeCount(journal)));
      first.start();
      try {
        await(isSearching);
        assertThatIllegalStateException()
            .isThrownBy(() -> solver(1).batches().resumeCount(journal))
            .withMessage(
                "journal (%s) must have one run at a time, and another one goes on: wait for its end before resumeCount",
                file);
      } finally {
        isRefused.countDown();
        first.join();
      }
      assertThat(count).hasValue(14_200);
      assertThat(solver(1).batches().resumeCount(journal)).isEqualTo(14_200);
    }
  }

  private static void await(CountDownLatch latch) {
    Waiting.uninterrupted(() -> assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void recordsTheSolutionsOfEachPart(int threads) {
    try (Journal journal = open(Batch.toCount(QueensModel.of(8)).atDepth(1))) {
      assertThat(solver(threads).batches().resumeCount(journal)).isEqualTo(92);
      assertThat(Journal.read(file).results())
          .extracting(PartResult::solutions)
          .containsExactlyInAnyOrder(4L, 8L, 16L, 18L, 18L, 16L, 8L, 4L);
    }
  }

  @Test
  void aJournalOfOtherPartsIsFound() {
    // As if an earlier version of the library had divided the model into one part more.
    try (Journal journal = Journal.open(file, COUNT.withTotal(COUNT.size() + 1))) {
      assertThatExceptionOfType(JournalException.class)
          .isThrownBy(() -> solver(1).batches().resumeCount(journal))
          .withMessage(
              "journal (%s) counts %s parts, but this version of the library divides the model into others: use the version that wrote it, which line 2 of the file names"
                  .formatted(file, COUNT.size() + 1));
    }
  }
}
