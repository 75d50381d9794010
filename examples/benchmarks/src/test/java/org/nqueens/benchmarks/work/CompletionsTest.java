package org.nqueens.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.direct.BareForwardChecking;
import org.nqueens.benchmarks.direct.DirectChoco;
import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.benchmarks.direct.DirectCpSat;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;

class CompletionsTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8, 20, 64})
  void randomQueensSolveTheBoard(int n) {
    for (int seed = 0; seed < 5; seed++) {
      int[] rows = RandomQueens.place(n, new Random(seed));
      assertThat(QueensModel.of(n).isSolution(Placement.of(rows))).isTrue();
      assertThat(RandomQueens.place(n, new Random(seed))).isEqualTo(rows);
    }
  }

  @Test
  void boardsHaveSixToFifteenFreeColumns() {
    List<GivenBoard> boards = Completions.boards(28);
    assertThat(boards)
        .extracting(CompletionsTest::free)
        .containsExactlyElementsOf(IntStream.range(0, 20).mapToObj(i -> 6 + i / 2).toList());
    assertThat(boards.get(18).rows().subList(0, 15)).containsOnly(GivenBoard.FREE);
    assertThat(boards.get(19).rows().subList(15, 28)).contains(GivenBoard.FREE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void forwardCheckingFindsThePublishedNumbers(int n) {
    assertThat(BareForwardChecking.completions(GivenBoard.of(n).given()))
        .isEqualTo(KnownCounts.of(Variant.QUEENS, n));
  }

  @Test
  void programsAgreeOnEveryBoard() {
    QueensSolver firstFail = QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build();
    for (GivenBoard board : Completions.boards(28)) {
      long expected = BareForwardChecking.completions(board.given());
      assertThat(DirectCp.completions(board.given(), LONG).orElseThrow().solutions())
          .as("OR-Tools CP on %s", board)
          .isEqualTo(expected);
      assertThat(DirectChoco.completions(board.given(), LONG).orElseThrow().solutions())
          .as("Choco on %s", board)
          .isEqualTo(expected);
      assertThat(firstFail.enumerate(board.model(), placement -> {}).solutions())
          .as("embedded on %s", board)
          .isEqualTo(expected);
    }
    GivenBoard small = GivenBoard.of(8, new int[] {1, 4});
    assertThat(DirectCpSat.completions(small.given(), LONG).orElseThrow().solutions())
        .isEqualTo(BareForwardChecking.completions(small.given()));
  }

  @Test
  void knownNumbersAreRight() {
    for (Work work : List.of(Completions.work(), Completions.spread())) {
      for (Race race : work.races()) {
        Contestant bare = race.contestant("bare forward checking");
        race.verify(bare, bare.preparation().get().run());
      }
    }
  }

  @Test
  void capsEveryProgram() {
    int[] empty = GivenBoard.of(64).given();
    Duration cap = Duration.ofMillis(50);
    assertThat(DirectCp.completions(empty, cap)).isEmpty();
    assertThat(DirectChoco.completions(empty, cap)).isEmpty();
    assertThat(DirectCpSat.completions(empty, cap)).isEmpty();
    BoardTasks tasks =
        new BoardTasks(() -> List.of(GivenBoard.of(64), GivenBoard.of(6), GivenBoard.of(64)), cap);
    for (Contestant library :
        List.of(
            tasks.count("count"),
            tasks.enumerate("enumerate", options -> options),
            tasks.enumerate("cp", options -> options.backend("cp")),
            tasks.enumerate("cp-sat", options -> options.backend("cp-sat")))) {
      assertThatThrownBy(library.preparation().get()::run)
          .isInstanceOf(CutException.class)
          .hasMessageMatching("cut, [01] of 3 boards"); // the second is small, but time is short
    }
  }

  private static int free(GivenBoard board) {
    return (int) board.rows().stream().filter(row -> row == GivenBoard.FREE).count();
  }
}
