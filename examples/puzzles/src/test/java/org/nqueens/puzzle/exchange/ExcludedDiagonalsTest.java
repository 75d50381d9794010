package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.exchange.ExcludedDiagonals.Diagonal;
import org.nqueens.puzzle.exchange.ExcludedDiagonals.Kind;

class ExcludedDiagonalsTest {
  /** The example of CSPLib, of seed 1. */
  private static final String EXAMPLE =
      """
      n =  10
      numdiags =  14
      diags =  [[4, 1], [2, 1], [14, 0], [8, 1], [8, 0], [7, 0], [3, 1],
                [12, 1], [18, 0], [5, 0], [14, 1], [0, 0], [15, 1], [17, 1]]
      """;

  private static Position read(String text) {
    return ForeignBoards.read(text).boards().get(0).position().orElseThrow();
  }

  @Test
  void readsAnInstance() {
    ExcludedDiagonals read = ExcludedDiagonals.read(EXAMPLE);
    assertThat(read.size()).isEqualTo(10);
    assertThat(read.diagonals())
        .hasSize(14)
        .startsWith(
            new Diagonal(Kind.SUM, 4), new Diagonal(Kind.SUM, 2), new Diagonal(Kind.DIFFERENCE, 5))
        .endsWith(new Diagonal(Kind.SUM, 17));
    assertThat(ExcludedDiagonals.read(read.toString())).isEqualTo(read);
    assertThat(read(EXAMPLE).board().model()).isEqualTo(read.first(8).model());
    assertThat(ForeignBoards.read(EXAMPLE).remarks())
        .containsExactly("the first 8 of the 14 diagonals are excluded");
    assertThat(
            ForeignBoards.read(EXAMPLE, 14)
                .boards()
                .get(0)
                .position()
                .orElseThrow()
                .board()
                .model())
        .isEqualTo(read.model());
    // The published result for the first nine diagonals.
    assertThat(QueensSolver.builder().build().findAny(read.first(9).model())).isEmpty();
  }

  @Test
  void blocksTheSquaresOfADiagonal() {
    assertThat(ForeignBoards.read("n = 3\nnumdiags = 2\ndiags = [[1, 1], [4, 0]]\n", 2).boards())
        .containsExactly(Reading.of(Position.parse(".#.\n#..\n#..\n")));
  }

  @Test
  void readsGivenQueensAndBlockedSquares() {
    assertThat(read("letting n = 3\nletting init = [[0, 1], [2, 2]]\n"))
        .hasToString(".Q.\n...\n..Q\n");
    assertThat(read("letting n = 3\r\nletting blocks = [[1,2],\r\n[3,3]]\r\n"))
        .hasToString(".#.\n...\n..#\n");
    assertThat(read("n = 2\ndiags = []")).hasToString("..\n..\n");
  }

  @Test
  void drawsAMaximalInstance() {
    for (int n : new int[] {1, 2, 8, 21}) {
      ExcludedDiagonals drawn = ExcludedDiagonals.random(n, 4, n);
      assertThat(ExcludedDiagonals.random(n, 4, n)).isEqualTo(drawn);
      assertThat(drawn.diagonals()).doesNotHaveDuplicates();
      assertThat(fewest(drawn.model())).isGreaterThanOrEqualTo(Math.min(n, 4));
      for (Kind kind : Kind.values()) {
        int first = kind == Kind.SUM ? 0 : 1 - n;
        IntStream.range(first, first + 2 * n - 1)
            .mapToObj(value -> new Diagonal(kind, value))
            .filter(diagonal -> !drawn.diagonals().contains(diagonal))
            .forEach(
                diagonal -> {
                  List<Diagonal> all =
                      Stream.concat(drawn.diagonals().stream(), Stream.of(diagonal)).toList();
                  QueensModel both = new ExcludedDiagonals(n, all).model();
                  assertThat(both.equals(drawn.model()) || fewest(both) < 4).isTrue();
                });
      }
    }
    assertThat(ExcludedDiagonals.random(21, 4, 1)).isNotEqualTo(ExcludedDiagonals.random(21, 4, 2));
  }

  /** The squares of the row or column that has the fewest. */
  private static int fewest(QueensModel model) {
    int n = model.size();
    return IntStream.range(0, n)
        .map(
            i ->
                Math.min(
                    model.domain(i).size(),
                    (int) IntStream.range(0, n).filter(c -> model.domain(c).contains(i)).count()))
        .min()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          n = 3                       | text (of 1 lines) must have the size, such as n = 8, and a list 'diags', 'init' or 'blocks' of pairs: give an instance of CSPLib
          n = 0\\ndiags = []           | n (0) must be between 1 and 1024: give a size within these bounds
          n = 2550\\ndiags = []        | n (2550) must be between 1 and 1024: give a size within these bounds
          n = 3\\ndiags = [[1, 1], [2]]| pair 2 of 'diags' ([2]) must be two numbers in brackets: give a list such as [[4, 1], [2, 0]]
          n = 3\\ndiags = [[1, 2]]     | kind (2) of the diagonal 1 must be 1 for a sum or 0 for a difference: mend the pair
          n = 3\\ndiags = [[5, 1]]     | sum (5) must be between 0 and 4: give a diagonal of the board
          n = 3\\ndiags = [[5, 0]]     | difference (3) must be between -2 and 2: give a diagonal of the board
          n = 3\\ninit = [[0, 0]]      | list (init) must be 'diags': ForeignBoards reads given queens and blocked squares
          """)
  void refusesOtherTexts(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExcludedDiagonals.read(text.replace("\\n", "\n")))
        .withMessage(message);
  }
}
