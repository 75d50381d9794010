package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.internal.run.ReplayFixture.TWELVE;
import static org.nqueens.internal.run.ReplayFixture.assertSame;
import static org.nqueens.internal.run.ReplayFixture.delivered;
import static org.nqueens.internal.run.ReplayFixture.searched;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;

/** Limits, consumers and interrupts that stop a search in the replayed half. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class ReplayStopTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void stopInTheReplayedHalf(int threads) {
    List<Placement> expected = searched(TWELVE, SearchStrategy.LEXICOGRAPHIC).subList(0, 10_000);
    List<Placement> limited = new ArrayList<>();
    SolveResult result =
        QueensSolver.builder()
            .threads(threads)
            .solutionLimit(10_000)
            .build()
            .enumerate(TWELVE, limited::add);
    assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(result.solutions()).isEqualTo(10_000);
    assertSame(limited, expected, "limited");

    QueensSolver solver = QueensSolver.builder().threads(threads).build();
    List<Placement> wanted = new ArrayList<>();
    result =
        solver.enumerateWhile(
            TWELVE,
            placement -> {
              wanted.add(placement);
              return wanted.size() < 10_000;
            });
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
    assertThat(result.solutions()).isEqualTo(10_000);
    assertSame(wanted, expected, "wanted");
  }

  @ParameterizedTest
  @CsvSource({"1, 10000", "2, 10000", "3, 10000", "1, 14200", "2, 14200"})
  void passOnWhatTheConsumerThrowsInTheReplayedHalf(int threads, int at) {
    IOException checked = new IOException("enough");
    List<Placement> taken = new ArrayList<>();
    assertThatThrownBy(
            () ->
                QueensSolver.builder()
                    .threads(threads)
                    .build()
                    .enumerate(
                        TWELVE,
                        placement -> {
                          taken.add(placement);
                          if (taken.size() == at) {
                            ReplayStopTest.<RuntimeException>sneak(checked);
                          }
                        }))
        .isSameAs(checked);
    assertThat(taken).hasSize(at);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void streamInOrder(int threads) {
    List<Placement> expected = searched(TWELVE, SearchStrategy.LEXICOGRAPHIC);
    try (Stream<Placement> stream =
        QueensSolver.builder().threads(threads).build().stream(TWELVE)) {
      assertSame(stream.toList(), expected, "streamed");
    }
  }

  @Test
  void mayBeInterruptedInTheReplayedHalf() {
    AtomicLong delivered = new AtomicLong();
    SolveResult result =
        QueensSolver.enumerate(
            12,
            placement -> {
              if (delivered.incrementAndGet() == 9_000) {
                Thread.currentThread().interrupt();
              }
            });
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
    assertThat(result.solutions()).isEqualTo(9_000);
    assertThat(delivered).hasValue(9_000);
  }

  @SuppressWarnings("unchecked") // the cast is erased, which is the point
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
