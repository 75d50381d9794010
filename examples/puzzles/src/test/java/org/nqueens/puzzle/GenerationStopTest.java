package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/** The progress of a generation, and its end by a time limit, an interrupt or the listener. */
class GenerationStopTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER);

  @ParameterizedTest
  @ValueSource(longs = {0, 200})
  void stopsSearchesAtTheTimeLimit(long milliseconds) {
    // A puzzle of this size would take hours.
    PuzzleGenerator limited = GENERATOR.withTimeLimit(Duration.ofMillis(milliseconds));
    assertThatThrownBy(() -> limited.make(PuzzleKind.BLOCKED, Variant.QUEENS, 200, 1))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessageContaining("TIME_LIMIT");
  }

  @ParameterizedTest
  @CsvSource({"REGIONS, 40, 6", "BLOCKED, 60, 6"})
  void stopsDeductionsAtTheTimeLimit(PuzzleKind kind, int size, int difficulty) {
    // The rules take minutes; the searches for placements take a small part of the limit.
    PuzzleGenerator limited = GENERATOR.withTimeLimit(Duration.ofMillis(200));
    assertThatThrownBy(() -> limited.make(kind, Variant.QUEENS, size, difficulty, 1))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessageContaining("TIME_LIMIT");
  }

  @Test
  void endsWhenInterruptedBefore() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> GENERATOR.make(PuzzleKind.GIVEN, Variant.QUEENS, 8, 0))
          .isInstanceOf(SearchStoppedException.class);
      PuzzleSolver begun = new PuzzleSolver(SOLVER, System.nanoTime(), Optional.empty());
      assertThatThrownBy(begun::requireTime)
          .isInstanceOfSatisfying(
              SearchStoppedException.class,
              stopped -> {
                assertThat(stopped.completion()).isEqualTo(Completion.INTERRUPTED);
                assertThat(stopped.partialResult()).as("no search was running").isEmpty();
              })
          .hasMessage("stopped (INTERRUPTED) while no search was running: run it again");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void endsWhenInterruptedWhileItDeduces() {
    PuzzleGenerator interrupted =
        GENERATOR.withProgress(
            progress -> {
              if (progress.boards() > 0) {
                Thread.currentThread().interrupt();
              }
            });
    try {
      assertThatThrownBy(() -> interrupted.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 4, 6, 0))
          .isInstanceOf(SearchStoppedException.class)
          .hasMessageContaining("INTERRUPTED");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void reportsItsEffortToTheCallingThread() {
    List<GenerationProgress> reports = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    PuzzleGenerator heard =
        GENERATOR.withProgress(
            progress -> {
              reports.add(progress);
              threads.add(Thread.currentThread());
            });
    assertThatThrownBy(() -> heard.make(PuzzleKind.REGIONS, Variant.ROOKS, 2, 2, 0))
        .hasMessageContaining("in 20 attempts");
    assertThat(reports.get(0)).isEqualTo(new GenerationProgress(1, 0));
    assertThat(reports).extracting(GenerationProgress::attempts).isSorted().contains(1, 7, 20);
    assertThat(reports).extracting(GenerationProgress::boards).isSorted();
    assertThat(threads).containsOnly(Thread.currentThread());
  }

  @Test
  void passesAnExceptionOfTheListener() {
    IllegalStateException thrown = new IllegalStateException("enough");
    PuzzleGenerator heard =
        GENERATOR.withProgress(
            progress -> {
              throw thrown;
            });
    assertThatThrownBy(() -> heard.make(PuzzleKind.GIVEN, Variant.QUEENS, 6, 1)).isSameAs(thrown);
  }
}
