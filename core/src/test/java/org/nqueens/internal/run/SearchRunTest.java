package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.DelegatingBackend;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.ScriptedBackend;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;
import org.nqueens.contract.BruteForce;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.internal.run.option.Options;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SolverBackend;

/** One run of a plan, and the parts of a batch that a run still searches. */
class SearchRunTest {
  private static final QueensModel MODEL = QueensModel.of(6);

  /** Answers like brute force, and asks to stop when its last part is searched. */
  private static SolverBackend stoppingAfter(int parts, StopSignal stop) {
    AtomicInteger searched = new AtomicInteger();
    return ScriptedBackend.inOrder(
        (request, sink) -> {
          long solutions = BruteForce.solve(request.model()).size();
          BruteForce.solve(request.model()).forEach(placement -> sink.accept(placement.rows()));
          if (searched.incrementAndGet() == parts) {
            stop.stop(Completion.TIME_LIMIT);
          }
          return SearchOutcome.ofTree(true, solutions, 0, 0);
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void isExhaustedThoughAskedToStopAfterItsLastPart(boolean upToSymmetry) {
    StopSignal stop = StopSignal.start(Optional.empty());
    int parts = upToSymmetry ? 28 : 1;
    SolverBackend backend = stoppingAfter(parts, stop);
    SolverOptions options = upToSymmetry ? Options.upToSymmetry(backend) : Options.of(backend);
    SearchPlan plan = SearchPlan.toEnumerate(options, MODEL);
    assertThat(plan.decomposition().parts(() -> false)).toIterable().hasSize(parts);
    assertThat(
            SearchRun.of(plan, stop, ProgressLog.NONE).enumerate(placement -> true, Long.MAX_VALUE))
        .satisfies(
            result -> {
              assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
              assertThat(result.solutions()).isEqualTo(upToSymmetry ? 1 : 4);
            });
  }

  /** The embedded engine, which here prefers the reverse of the lexicographic order. */
  private static final class Descending extends DelegatingBackend {
    Descending() {
      super(new EmbeddedBackend());
    }

    @Override
    public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
      return Optional.of(
          SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void countsWithinALimitOnABackendThatPrefersTheReverseOrder(int threads) {
    QueensSolverBuilder limited =
        QueensSolver.builder().backend(new Descending()).threads(threads).solutionLimit(100);
    assertThat(limited.build().count(QueensModel.of(8))).isEqualTo(92);
    assertThat(limited.upToSymmetry().build().count(QueensModel.of(8))).isEqualTo(12);
  }

  @Test
  void pollsWhileItPassesPartsThatAreDone(@TempDir Path folder) {
    Batch batch = Batch.toCount(QueensModel.of(8)).atDepth(2);
    try (Journal journal = Journal.open(folder.resolve("count.journal"), batch)) {
      for (Part part : batch) {
        if (part.number() < batch.size() - 1) {
          journal.add(PartResult.of(part, 0, Duration.ZERO));
        }
      }
      AtomicInteger polls = new AtomicInteger();
      assertThat(BatchSearches.left(journal, () -> polls.incrementAndGet() > 3)).isEmpty();
      assertThat(polls).hasValue(4);
      assertThat(BatchSearches.left(journal, () -> false)).hasSize(1);
    }
  }
}
