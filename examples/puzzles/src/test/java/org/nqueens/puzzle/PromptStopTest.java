package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * The questions about a board hear time limits and interrupts on the largest star board, on which
 * the arrangements of the queens of two units are more than can be tried.
 */
@Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PromptStopTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  private static final Board LARGEST = Board.empty(32).withStars(6);

  /** Regions of 4 rows and 8 columns, which the rules of bands look at. */
  private static final Board WITH_REGIONS = withRegions();

  private static Board withRegions() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < 32; row++) {
      for (int column = 0; column < 32; column++) {
        int region = row / 4 * 4 + column / 8;
        text.append((char) (region < 26 ? 'A' + region : 'a' + region - 26));
      }
      text.append('\n');
    }
    return Board.parse(text.toString()).withStars(6);
  }

  private enum Question {
    HINT((guide, board) -> guide.hint(Position.of(board))),
    PATH((guide, board) -> guide.path(Position.of(board))),
    RATING(PuzzleGuide::rating),
    RATING_WITHOUT_A_GUIDE((guide, board) -> Rating.of(board));

    private final Asking asking;

    Question(Asking asking) {
      this.asking = asking;
    }
  }

  @FunctionalInterface
  private interface Asking {
    void ask(PuzzleGuide guide, Board board);
  }

  @ParameterizedTest
  @EnumSource(
      value = Question.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = "RATING_WITHOUT_A_GUIDE")
  void endsAtTheTimeLimit(Question question) {
    PuzzleGuide limited = GUIDE.withTimeLimit(Duration.ofMillis(300));
    assertEnds(board -> question.asking.ask(limited, board), Completion.TIME_LIMIT);
  }

  @ParameterizedTest
  @EnumSource
  void endsAtAnInterrupt(Question question) {
    Thread asking = Thread.currentThread();
    assertEnds(
        board -> {
          Timer timer = new Timer(true);
          timer.schedule(
              new TimerTask() {
                @Override
                public void run() {
                  asking.interrupt();
                }
              },
              300);
          try {
            question.asking.ask(GUIDE, board);
          } finally {
            timer.cancel();
            assertThat(Thread.interrupted()).as("the interrupt is kept for the caller").isTrue();
          }
        },
        Completion.INTERRUPTED);
  }

  private static void assertEnds(Consumer<Board> question, Completion completion) {
    for (Board board : new Board[] {LARGEST, WITH_REGIONS}) {
      assertThatThrownBy(() -> question.accept(board))
          .isInstanceOfSatisfying(
              SearchStoppedException.class,
              stopped -> assertThat(stopped.completion()).isEqualTo(completion));
    }
  }
}
