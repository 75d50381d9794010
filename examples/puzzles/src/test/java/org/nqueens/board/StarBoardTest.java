package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board.SquareState;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.result.Explanation;

/** Boards with several queens in each row, column and region. */
@Sampled
class StarBoardTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  /** A solution with three queens in each row. */
  private static final Position THREE =
      Position.parse(
          """
          # stars=3
          .Q..Q.Q......
          ........Q.Q.Q
          Q..Q..Q......
          ........Q.Q.Q
          ..Q.Q.Q......
          ........Q.Q.Q
          .Q.Q.Q.......
          .......Q.Q.Q.
          Q.Q.Q........
          .......Q.Q.Q.
          Q.Q..Q.......
          .......Q.Q.Q.
          .Q.Q.Q.......
          """);

  @Test
  void isForQueensThatDoNotTouch() {
    Board board = Board.of("..", "..").withStars(2);
    assertThat(board.stars()).isEqualTo(2);
    assertThat(board.variant()).isEqualTo(Variant.NON_TOUCHING);
    assertThat(board.withTitle("Two")).hasToString("# Two stars=2\n..\n..\n");
    assertThat(board.withStars(1)).hasToString("# variant=non-touching\n..\n..\n");
    assertThat(Board.of("AB", "AB").withStars(6)).hasToString("# stars=6\nAB\nAB\n");
    assertThat(board).isNotEqualTo(board.withStars(3)).isNotEqualTo(board.withStars(1));
    assertThat(board.withStars(3).withStars(2)).isEqualTo(board).hasSameHashCodeAs(board);
  }

  /** Published counts, by the model and by squares. */
  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "2, 1, 0",
    "4, 1, 2",
    "1, 2, 0",
    "7, 2, 0",
    "8, 2, 2",
    "9, 2, 664",
    "6, 3, 0",
    "11, 3, 0",
    "12, 3, 2",
    "1, 6, 0"
  })
  void hasThePublishedNumberOfSolutions(int n, int stars, long expected) {
    Board board = Board.empty(n).withStars(stars).withVariant(Variant.NON_TOUCHING);
    QueensSolver two = SOLVER.toBuilder().anyOrder().threads(2).build();
    for (QueensSolver solver : List.of(SOLVER, two)) {
      long found = new BoardSolver(solver).ask(Position.of(board), QueensSolver::count);
      assertThat(found).isEqualTo(expected);
    }
    if (n < 10) { // the engine is slow with more
      assertThat(SOLVER.count(board.model())).isEqualTo(expected);
    }
  }

  /** All-differents have no column for each unit, so what they say is compared with a search. */
  @ParameterizedTest(name = "{index}")
  @MethodSource("positions")
  void hasOneSolutionOfTheModelForEachOfTheBoardInItsOrder(Position position) {
    Board board = position.board();
    List<List<Square>> found = new ArrayList<>();
    SOLVER.enumerate(
        position.model(),
        placement -> {
          List<Square> squares = board.squares(placement);
          assertThat(board.placement(squares)).isEqualTo(placement);
          found.add(squares);
        });
    assertThat(found).isEqualTo(Stars.solve(position));
  }

  static Stream<Position> positions() {
    Random random = Gate.random("positions of star boards");
    List<List<Square>> known = Stars.solve(Position.of(Board.empty(9).withStars(2)));
    return IntStream.range(0, Gate.cases(20, 40))
        .mapToObj(
            i ->
                i % 4 == 3
                    ? position(3, THREE.queens(), i % 8 == 3, random)
                    : position(2, known.get(random.nextInt(known.size())), i % 2 == 0, random));
  }

  /** A position that has a solution, and some marks that need not agree with it. */
  private static Position position(
      int stars, List<Square> solution, boolean hasRegions, Random random) {
    int n = solution.size() / stars;
    Position position = Position.of(board(stars, solution, hasRegions, random));
    for (int mark = random.nextInt(6); mark > 0; mark--) {
      Square queen = solution.get(random.nextInt(solution.size()));
      int column = random.nextInt(n);
      int row = random.nextInt(n);
      position =
          switch (random.nextInt(10)) {
            case 0 -> position.withQueen(column, row);
            case 1, 2, 3 -> position.withQueen(queen.column(), queen.row());
            default -> position.withCross(column, row);
          };
    }
    return position;
  }

  /** Columns as regions, but for the queens and some squares; blocked squares; given queens. */
  private static Board board(int stars, List<Square> solution, boolean hasRegions, Random random) {
    int n = solution.size() / stars;
    int free = stars == 2 ? 95 : 5;
    char[][] squares = new char[n][n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        boolean isFree = solution.contains(new Square(column, row)) || random.nextInt(100) < free;
        squares[row][column] = !isFree ? '#' : hasRegions ? (char) ('A' + column) : '.';
      }
    }
    if (hasRegions && stars == 2) {
      exchange(squares, solution, random);
    } else if (hasRegions) {
      swap(squares, solution, random);
    }
    for (int given = hasRegions ? 0 : random.nextInt(3); given > 0; given--) {
      Square queen = solution.get(random.nextInt(solution.size()));
      squares[queen.row()][queen.column()] = 'Q';
    }
    String lines =
        Stream.of(squares).map(line -> new String(line) + "\n").reduce("", String::concat);
    return Board.parse("# stars=%s\n%s".formatted(stars, lines));
  }

  /** Puts some queens of the solution into the regions of others; the engine is slow with more. */
  private static void swap(char[][] squares, List<Square> solution, Random random) {
    for (int swap = 0; swap < 3; swap++) {
      Square one = solution.get(random.nextInt(solution.size()));
      Square other = solution.get(random.nextInt(solution.size()));
      char region = squares[one.row()][one.column()];
      squares[one.row()][one.column()] = squares[other.row()][other.column()];
      squares[other.row()][other.column()] = region;
    }
  }

  /** Puts two queens of the solution into each region, and other squares into any. */
  private static void exchange(char[][] squares, List<Square> solution, Random random) {
    int n = squares.length;
    for (int change = 2 * n; change > 0; change--) {
      squares[random.nextInt(n)][random.nextInt(n)] = (char) ('A' + random.nextInt(n));
    }
    List<Square> queens = new ArrayList<>(solution);
    Collections.shuffle(queens, random);
    for (int queen = 0; queen < 2 * n; queen++) {
      squares[queens.get(queen).row()][queens.get(queen).column()] = (char) ('A' + queen / 2);
    }
  }

  /** The independent oracle: puts queens on squares in their order. */
  private record Stars(Position position, List<Square> queens, List<List<Square>> found) {
    static List<List<Square>> solve(Position position) {
      Stars search = new Stars(position, new ArrayList<>(), new ArrayList<>());
      search.fill();
      return search.found;
    }

    private void fill() {
      int n = position.board().size();
      int stars = position.board().stars();
      if (queens.size() == n * stars) {
        if (queens.containsAll(position.queens())) {
          found.add(List.copyOf(queens));
        }
        return;
      }
      int column = queens.size() / stars;
      for (int row = 0; row < n; row++) {
        Square queen = new Square(column, row);
        if (isAllowed(queen)) {
          queens.add(queen);
          fill();
          queens.remove(queens.size() - 1);
        }
      }
    }

    private boolean isAllowed(Square queen) {
      Board board = position.board();
      return board.square(queen.column(), queen.row()) != SquareState.BLOCKED
          && !position.hasCross(queen.column(), queen.row())
          && queens.stream()
              .allMatch(
                  other ->
                      queen.column() - other.column() > 1
                          || queen.row() - other.row() > 1
                          || queen.column() > other.column() && other.row() - queen.row() > 1)
          && hasRoom(queen, other -> other.row() == queen.row())
          && (!board.hasRegions() || hasRoom(queen, other -> region(other) == region(queen)));
    }

    private boolean hasRoom(Square queen, Predicate<Square> inUnit) {
      return queens.stream().filter(inUnit).count() < position.board().stars();
    }

    private char region(Square square) {
      return position.board().region(square.column(), square.row());
    }
  }

  @Test
  void isAModelOfAsManyColumnsAsTheReductionNeeds() {
    assertThat(Board.empty(9).withStars(2).model().size()).isEqualTo(18);
    assertThat(Board.empty(9).withStars(2).squareOf(3, 11)).isEqualTo(new Square(1, 5));
    assertThat(Board.of("AB", "AB").withStars(3).model().size()).isEqualTo(18);
    assertThat(Board.of("AB", "AB").withStars(3).squareOf(4, 17)).isEqualTo(new Square(1, 1));
    Board one = Board.of("AB", "AB");
    assertThat(one.squareOf(1, 0)).isEqualTo(new Square(1, 0));
    assertThat(one.squares(Placement.of(1, 0))).containsExactly(new Square(0, 1), new Square(1, 0));
    assertThat(one.placement(List.of(new Square(1, 0), new Square(0, 1))))
        .isEqualTo(Placement.of(1, 0));
  }

  /** Six queens on 32 columns are the largest model that a text can ask for. */
  @Test
  void hasAModelOfTheLargestBoard() {
    int stars = Gate.cases(3, 6);
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef\n";
    QueensModel model = Board.parse("# stars=%s\n%s".formatted(stars, letters.repeat(32))).model();
    assertThat(model.size()).isEqualTo(32 * stars * stars);
    assertThat(model.constraints()).hasSize(6 + 4 + 4 + (stars > 4 ? 8 : 7));
  }

  @Test
  void takesThePositionOfASolution() {
    Board board = Board.empty(8).withStars(2);
    Placement solution = SOLVER.findAny(board.model()).orElseThrow();
    Position solved = Position.of(board).withCross(0, 0).withPlacement(solution);
    assertThat(solved.queens()).isEqualTo(board.squares(solution)).hasSize(16);
    assertThat(solved.clashes()).isEmpty();
    assertThat(solved.clashingQueens()).isEmpty();
    assertThat(Position.parse(solved.toString())).isEqualTo(solved);
  }

  @Test
  void findsQueensThatTouchAndUnitsWithTooMany() {
    Position position =
        Position.of(Board.of("AABB", "AABB", "CC#D", "CDDD").withStars(2))
            .withQueen(0, 0)
            .withQueen(2, 0)
            .withQueen(0, 2);
    assertThat(position.clashes()).as("two in a row, a column and a region").isEmpty();
    assertThat(position.withQueen(2, 2).withQueen(0, 3).withQueen(1, 0).clashes())
        .extracting(Clash::message)
        .containsExactly(
            "the queen at (2, 2) stands on a blocked square",
            "the queens at (0, 0) and (1, 0) touch",
            "the queens at (0, 2) and (0, 3) touch",
            "the queens at (1, 0) and (2, 0) touch",
            "the queens at (0, 0), (0, 2) and (0, 3) are too many for column 0",
            "the queens at (0, 0), (1, 0) and (2, 0) are too many for row 0");
    Position crowded = position.withQueen(2, 1).withQueen(3, 1);
    assertThat(crowded.clashes())
        .extracting(Clash::toString)
        .containsExactly(
            "(2, 0) and (2, 1): neighbours",
            "(2, 0) and (3, 1): neighbours",
            "(2, 1) and (3, 1): neighbours",
            "(2, 0), (2, 1) and (3, 1): regions");
    assertThat(crowded.clashingQueens())
        .containsExactly(new Square(2, 0), new Square(2, 1), new Square(3, 1));
  }

  @Test
  void hasNoCompletionWithTooManyQueensOrOneOnABlockedSquare() {
    Position position =
        Position.of(
            Board.parse("# stars=2\n#" + ".".repeat(8) + "\n" + (".".repeat(9) + "\n").repeat(8)));
    assertThat(SOLVER.findAny(position.withQueen(0, 0).model())).isEmpty();
    assertThat(SOLVER.findAny(position.withQueen(4, 0).withQueen(4, 2).withQueen(4, 4).model()))
        .isEmpty();
  }

  /** The board has no regions, and the columns are the columns of the model. */
  @Test
  void hasExplanationsInTheTermsOfTheModel() {
    Explanation explanation = SOLVER.explain(Board.empty(4).withStars(2).model());
    assertThat(explanation).isInstanceOf(Explanation.Infeasible.class);
    assertThat(((Explanation.Infeasible) explanation).message()).doesNotContain("region");
  }
}
