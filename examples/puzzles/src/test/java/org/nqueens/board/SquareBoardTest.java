package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.RandomSquareBoards;

/** Boards with walls, or with another number of queens than columns. */
@Sampled
class SquareBoardTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private static long count(Board board, int queens) {
    return SOLVER.count(board.withQueens(queens).model());
  }

  /** The sum of the counts of all numbers of queens. */
  private static long countAll(Board board) {
    long sum = 0;
    for (int queens = 0; queens <= board.size() * board.size(); queens++) {
      sum += count(board, queens);
    }
    return sum;
  }

  @Test
  void hasEachSolutionOnceAndInOrder() {
    Random random = Gate.random("boards with walls and any number of queens");
    for (int i = Gate.cases(600, 20_000); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Board board = position.board();
      List<List<Square>> expected = SightLines.solve(position);
      List<List<Square>> found = new ArrayList<>();
      SOLVER.enumerate(
          position.model(),
          placement -> {
            List<Square> squares = board.squares(placement);
            assertThat(squares).isEqualTo(board.squares(board.placement(squares)));
            found.add(squares);
          });
      assertThat(found).as("%s", position).isEqualTo(expected);
      assertThat(SOLVER.count(position.model())).isEqualTo(expected.size());
      assertThat(Position.parse(position.toString())).isEqualTo(position);
      for (List<Square> squares : expected) {
        Position solved = Position.of(board);
        for (Square square : squares) {
          solved = solved.withQueen(square.column(), square.row());
        }
        assertThat(solved.clashes()).as("%s", solved).isEmpty();
      }
    }
  }

  /** Clashes are what the oracle refuses: two queens that see each other. */
  @Test
  void clashesAreQueensThatSeeEachOther() {
    Random random = Gate.random("clashes on boards with walls");
    for (int i = Gate.cases(300, 3_000); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Position asked = position.withQueens(position.queens().size());
      boolean isSolution =
          asked.crosses().isEmpty() && SightLines.solve(asked).contains(asked.queens());
      if (asked.crosses().isEmpty()) {
        assertThat(asked.clashes().isEmpty()).as("%s", asked).isEqualTo(isSolution);
      }
    }
  }

  /** The row of k queens on 8 x 8; the last entry is the puzzle of eight queens. */
  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 64",
    "2, 1288",
    "3, 10320",
    "4, 34568",
    "5, 46736",
    "6, 22708",
    "7, 3192",
    "8, 92",
    "9, 0",
    "64, 0"
  })
  void countsQueensOfEightByEight(int queens, long expected) {
    assertThat(count(Board.empty(8), queens)).isEqualTo(expected);
  }

  /**
   * The closed formulas of two and three queens. Two: E. Lucas, <i>Recreations mathematiques</i>;
   * three: E. Landau, Naturwissenschaftliche Wochenschrift, 1896 (OEIS A036464 and A047659).
   */
  @Test
  void countsTwoAndThreeQueensByTheClosedFormulas() {
    for (long n = 2; n <= Gate.cases(11, 14); n++) {
      Board board = Board.empty((int) n);
      assertThat(count(board, 2))
          .as("two on %s", n)
          .isEqualTo(n * (n - 1) * (n - 2) * (3 * n - 1) / 6);
      long three =
          n % 2 == 0
              ? n * (n - 2) * (n - 2) * (2 * n * n * n - 12 * n * n + 23 * n - 10) / 12
              : (n - 1)
                  * (n - 3)
                  * (2 * n * n * n * n - 12 * n * n * n + 25 * n * n - 14 * n + 1)
                  / 12;
      assertThat(count(board, 3)).as("three on %s", n).isEqualTo(three);
    }
  }

  /** OEIS A103330: n + 1 queens and one pawn on any square of an n x n board. */
  @ParameterizedTest
  @CsvSource({"4, 0", "5, 0", "6, 16", "7, 20", "8, 128", "9, 396"})
  void countsOneQueenMoreThanColumnsWithAPawn(int n, long expected) {
    long sum = 0;
    for (int wall = 0; wall < n * n; wall++) {
      StringBuilder lines = new StringBuilder();
      for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++) {
          lines.append(row * n + column == wall ? '%' : '.');
        }
        lines.append('\n');
      }
      sum += count(Board.parse(lines.toString()), n + 1);
    }
    assertThat(sum).isEqualTo(expected);
  }

  /** Lizards of a programming task at several universities, between two trees. */
  @ParameterizedTest
  @CsvSource({"8, 1158", "9, 16", "10, 0"})
  void countsQueensBetweenTwoTrees(int queens, long expected) {
    String free = "........\n";
    Board trees =
        Board.parse(free.repeat(2) + ".....%..\n" + free.repeat(2) + "..%.....\n" + free.repeat(2));
    assertThat(count(trees, queens)).isEqualTo(expected);
  }

  /** OEIS A359032: any number of queens on a triangle, whose other squares are walls. */
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 4", "3, 9", "4, 23", "5, 66", "6, 204", "7, 669"})
  void countsQueensOnATriangle(int n, long expected) {
    StringBuilder lines = new StringBuilder();
    for (int row = 0; row < n; row++) {
      lines.append(".".repeat(row + 1)).append("%".repeat(n - row - 1)).append('\n');
    }
    assertThat(countAll(Board.parse(lines.toString()))).isEqualTo(expected);
  }

  /** The sample of the task CODESPTD, which counts any number of queens but none. */
  @Test
  void countsTheSampleOfATask() {
    assertThat(countAll(Board.of(".%.", ".%.", "...")) - 1).isEqualTo(18);
  }

  /** A board of m columns and n rows is a square board with blocked columns. */
  @ParameterizedTest
  @CsvSource({"4, 8, 344", "6, 10, 7552"})
  void countsQueensOfARectangle(int columns, int rows, long expected) {
    String line = ".".repeat(columns) + "#".repeat(rows - columns) + "\n";
    assertThat(count(Board.parse(line.repeat(rows)), columns)).isEqualTo(expected);
  }

  /** Its search of 2.5e9 nodes has a few large branches, which few random descents meet. */
  @Test
  void isDividedForAJournal() {
    Board board =
        Board.parse(
            """
            # variant=semiqueens queens=12
            %..........
            ...........
            %..........
            .........%.
            ...........
            ..........%
            .%..%......
            ...........
            ...%....%..
            .%.........
            ...........
            """);
    assertThat(Batch.toCount(board.model()).size()).isEqualTo(39);
  }

  @Test
  void isReadAndWrittenWithItsNumber() {
    Board board = Board.parse("# Orchard queens=3\n.%.\n..%\n...\n");
    assertThat(board.queens()).isEqualTo(3);
    assertThat(board.square(1, 0)).isEqualTo(Board.SquareState.WALL);
    assertThat(board).hasToString("# Orchard\n.%.\n..%\n...\n");
    assertThat(board.withQueens(4)).hasToString("# Orchard queens=4\n.%.\n..%\n...\n");
    assertThat(board.withQueens(4)).isNotEqualTo(board).isNotEqualTo(board.withQueens(5));
    assertThat(board.isFilled()).isFalse();
    assertThat(Board.of("..", "..").withQueens(2).isPlain()).isTrue();
    assertThat(Board.of("..", "..").withQueens(1).isPlain()).isFalse();
    assertThat(Board.parse("AB\n%B\n").region(0, 1)).isEqualTo('%');
  }

  @Test
  void takesGivenQueensOnBothSidesOfAWall() {
    assertThat(Position.parse("Q..\n%..\nQ..\n").hasMarks()).isFalse();
    assertThat(Position.parse("Q..\n...\nQ..\n").hasMarks()).isTrue();
  }

  @Test
  void namesAQueenOnAWall() {
    Position position = Position.of(Board.of("..%", "%..", "...")).withQueen(2, 0);
    assertThat(position.clashes())
        .extracting(Clash::message)
        .containsExactly("the queen at (2, 0) stands on a wall");
    assertThat(position.withQueen(0, 0).clashes()).as("no attack by the wall").hasSize(1);
    assertThat(SOLVER.findAny(position.model())).isEmpty();
  }
}
