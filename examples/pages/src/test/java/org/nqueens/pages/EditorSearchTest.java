package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.RandomBoards;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.result.Uniqueness;

/** The search and the rating of a page to make a board, against the library's. */
@NeedsNode
@Sampled
class EditorSearchTest {
  /** Boards of each variant, some of the largest size that is searched. */
  private static List<Board> boards(Random random) {
    List<Board> boards = new ArrayList<>(ManyBoards.of(random.nextLong()));
    RandomBoards made = new RandomBoards(random.nextLong());
    for (Variant variant : Variant.values()) {
      boards.add(Board.empty(5).withVariant(variant));
      boards.add(made.grown(variant, 12));
      boards.add(made.clues(variant, 12, 0, 95));
      made.unique(variant, 12).ifPresent(boards::add);
    }
    return boards;
  }

  @Test
  void findsTheSolutionsAndRatingsOfTheLibrary() {
    List<Board> boards =
        Gate.sample(150, boards(Gate.random("the search of a page to make a board")));
    assertThat(boards).hasSizeGreaterThan(Gate.cases(100, 300));
    JsonNode answers = answers(boards);
    int[] counts = new int[3];
    Set<Integer> difficulties = new TreeSet<>();
    for (int i = 0; i < boards.size(); i++) {
      Board board = boards.get(i);
      List<Placement> found =
          StreamSupport.stream(answers.get(i).get("solutions").spliterator(), false)
              .map(squares -> placement(squares, board.size()))
              .toList();
      counts[found.size()]++;
      assertThat(found).as("distinct solutions of %s", board).doesNotHaveDuplicates();
      assertThat(found)
          .as("solutions of %s", board)
          .allMatch(queens -> Position.of(board).withPlacement(queens).clashes().isEmpty());
      assertThat(found.size())
          .as("solutions of %s", board)
          .isEqualTo(GoldenAnswersTest.solutions(board));
      if (found.size() == 1) {
        difficulties.addAll(rated(board, answers.get(i)));
      }
    }
    assertThat(difficulties).as("difficulties of boards with one solution").contains(1, 2, 3, 4, 5);
    assertThat(counts).as("boards with no solution, one, and more").doesNotContain(0);
  }

  private static JsonNode answers(List<Board> boards) {
    JsonNode answers =
        Node.answers(
            "edit-answers.mjs",
            Map.of(
                "data",
                Node.data(EditorPage.of(Board.empty(4))),
                "boards",
                boards.stream().map(Board::toString).toList()));
    assertThat(answers).hasSameSizeAs(boards);
    return answers;
  }

  @Test
  void findsTheSolutionsBetweenWallsAsTheLibrary() {
    Random random = Gate.random("the search between walls of a page to make a board");
    BoardSolver solver = new BoardSolver(QueensSolver.builder().build());
    List<Board> boards = new ArrayList<>();
    for (int i = Gate.cases(150, 450); i > 0; i--) {
      boards.add(RandomSquareBoards.of(random).board());
    }
    for (int i = 0; i < Gate.cases(9, 20); i++) {
      Position trees = RandomSquareBoards.walls(8 + i % 3, 10, random);
      boards.add(trees.board().withQueens(solver.most(trees).atMost() + i % 2));
    }
    boards.add(Board.parse("# queens=5\n..%..\n.....\nQ%..Q\n.....\n..#..\n"));
    // A knight jumps.
    boards.add(Board.parse("# variant=superqueens queens=3\n..Q%\nQ..%\n....\n....\n"));
    JsonNode answers = answers(boards);
    int[] counts = new int[3];
    for (int i = 0; i < boards.size(); i++) {
      Board board = boards.get(i);
      Uniqueness expected = solver.uniqueness(Position.of(board));
      List<Position> found = new ArrayList<>();
      for (JsonNode squares : answers.get(i).get("solutions")) {
        Position position = Position.of(board);
        for (JsonNode at : squares) {
          position = position.withQueen(at.asInt() % board.size(), at.asInt() / board.size());
        }
        assertThat(position.clashes()).as("%s", position).isEmpty();
        assertThat(position.queens()).as("%s", position).hasSize(board.queens());
        found.add(position);
      }
      assertThat(found).as("distinct solutions of %s", board).doesNotHaveDuplicates();
      assertThat(found)
          .as("solutions of %s", board)
          .hasSize(
              expected instanceof Uniqueness.None
                  ? 0
                  : expected instanceof Uniqueness.Unique ? 1 : 2);
      counts[found.size()]++;
    }
    assertThat(counts).as("boards with no solution, one, and more").doesNotContain(0);
  }

  @Test
  void ratesStarBattlesAsTheLibrary() {
    QueensSolver solver = QueensSolver.builder().build();
    PuzzleGenerator generator = new PuzzleGenerator(solver, solver).withStars(2);
    Random random = Gate.random("the rating of a page to make a board");
    List<Board> boards =
        IntStream.range(0, Gate.cases(8, 20))
            .mapToObj(i -> 8 + i % 3)
            .map(
                size ->
                    generator.make(
                        PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, random.nextLong()))
            .map(Puzzle::board)
            .toList();
    JsonNode answers = answers(boards);
    Set<Integer> difficulties = new TreeSet<>();
    for (int i = 0; i < boards.size(); i++) {
      difficulties.addAll(rated(boards.get(i), answers.get(i)));
    }
    assertThat(difficulties).hasSizeGreaterThan(3);
  }

  /** Requires the rating of the library, or none beyond its rules; returns the difficulty. */
  private static List<Integer> rated(Board board, JsonNode answer) {
    Optional<Rating> expected = Rating.of(board);
    JsonNode rating = answer.get("rating");
    assertThat(rating.isNull()).as("no rating of %s", board).isEqualTo(expected.isEmpty());
    expected.ifPresent(
        each ->
            assertThat(List.of(rating.get("difficulty").asLong(), rating.get("score").asLong()))
                .as("rating of %s", board)
                .containsExactly((long) each.difficulty(), each.score()));
    return expected.map(Rating::difficulty).stream().toList();
  }

  /** The placement with queens on squares, which must be one in each column. */
  private static Placement placement(JsonNode squares, int n) {
    int[] rows = IntStream.generate(() -> -1).limit(n).toArray();
    squares.forEach(at -> rows[at.asInt() % n] = at.asInt() / n);
    assertThat(squares).hasSize(n);
    assertThat(rows).doesNotContain(-1);
    return Placement.of(rows);
  }
}
