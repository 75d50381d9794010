package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.PlayFixtures.GUIDE;
import static org.nqueens.pages.PlayFixtures.code;
import static org.nqueens.pages.PlayFixtures.sentences;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Clash;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.RandomPositions;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.boards.StarBoards;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.hint.Step;

/** The hints of pages to play, against those of the library. */
@NeedsNode
@Sampled
class PlayHintsTest {
  /** Boards of all variants, with regions and without, some with several queens in each row. */
  private static final List<Board> BOARDS =
      Stream.concat(
              Gate.sample(30, every(6, ManyBoards.of(12))).stream(), StarBoards.unique().stream())
          .toList();

  /** Steps that exclude so many squares are told in other words: a page marks the squares. */
  private static final int MANY = 12;

  private static final Map<Board, SolvingPath> PATHS = new HashMap<>();

  /** The data of the page of each board. */
  private static final Map<Board, JsonNode> BOOKS = new HashMap<>();

  private static SolvingPath path(Board board) {
    return PATHS.computeIfAbsent(board, each -> GUIDE.path(Position.of(each)));
  }

  private static List<Board> every(int step, List<Board> boards) {
    return IntStream.range(0, boards.size() / step).mapToObj(i -> boards.get(step * i)).toList();
  }

  private static List<Position> empty(List<Board> boards) {
    return boards.stream().map(Position::of).toList();
  }

  /** The question what the page of a position tells. */
  private static Map<String, Object> asked(Position position) {
    JsonNode book = BOOKS.computeIfAbsent(position.board(), PlayHintsTest::book);
    return Map.of("book", book, "marks", code(position));
  }

  private static List<JsonNode> answers(List<Position> positions) {
    List<Map<String, Object>> asked = positions.stream().map(PlayHintsTest::asked).toList();
    JsonNode answers = Node.answers("play-answers.mjs", asked);
    assertThat(answers).hasSameSizeAs(positions);
    return StreamSupport.stream(answers.spliterator(), false).toList();
  }

  private static JsonNode book(Board board) {
    return Node.data(PlayPage.of(Position.of(board), GUIDE));
  }

  private static String played(SolvingPath path) {
    int hardest = path.steps().stream().mapToInt(step -> step.rule().difficulty()).max().orElse(0);
    return "%s %s %s"
        .formatted(path.steps().size(), hardest, path.end().getClass().getSimpleName());
  }

  /** The first hint is told in the words of the library, and the hints lead to its end. */
  private static void assertPlaysThePaths(List<Board> boards) {
    List<JsonNode> answers = answers(empty(boards));
    for (int i = 0; i < boards.size(); i++) {
      SolvingPath path = path(boards.get(i));
      assertThat(answers.get(i).get("path").asText())
          .as("%s", boards.get(i))
          .isEqualTo(played(path));
      assertThat(answers.get(i).get("isSolved").asBoolean())
          .isEqualTo(path.end() instanceof Hint.Solved);
      Hint hint = GUIDE.hint(path.start());
      if (!(hint instanceof Hint.Next next) || next.step().squares().size() < MANY) {
        assertThat(answers.get(i).get("hint").asText())
            .as("%s", boards.get(i))
            .isEqualTo(sentences(hint));
      }
    }
  }

  @Test
  void playsItsHintsToTheEndOfThePath() {
    assertThat(BOARDS).hasSizeGreaterThan(Gate.cases(20, 50));
    assertPlaysThePaths(BOARDS);
  }

  @Test
  void playsTheHintsOfTheBoardsOfOthers() {
    List<Board> boards = new ArrayList<>(every(6, ReferencePuzzles.unique()).subList(20, 50));
    boards.addAll(every(3, ReferencePuzzles.ambiguous()));
    boards.addAll(ReferencePuzzles.starBattles());
    assertPlaysThePaths(Gate.sample(30, boards));
  }

  @Test
  void tellsAboutSeveralUnitsInTheWordsOfTheLibrary() {
    List<Position> positions = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    for (Board board : StarBoards.unique()) {
      Position position = Position.of(board);
      for (Step step : path(board).steps()) {
        if (step.rule().compareTo(Rule.SETS) >= 0 && step.squares().size() < MANY) {
          positions.add(position);
          steps.add(step);
        }
        position = step.on(position);
      }
    }
    assertThat(steps).anyMatch(step -> step.least() > 0);
    assertThat(steps).anyMatch(step -> step.rule() == Rule.SETS && step.others().isEmpty());
    List<JsonNode> answers = answers(positions);
    for (int i = 0; i < steps.size(); i++) {
      assertThat(answers.get(i).get("hint").asText())
          .as("%s", positions.get(i))
          .isEqualTo(sentences(new Hint.Next(steps.get(i))));
    }
  }

  /** A board that the rules solve, with its solution. */
  private record Solvable(Board board, List<Square> solution) {
    static Stream<Solvable> of(Board board) {
      return path(board).end() instanceof Hint.Solved solved
          ? Stream.of(new Solvable(board, solved.queens()))
          : Stream.empty();
    }
  }

  private static List<Solvable> solvable() {
    List<Solvable> solvable = BOARDS.stream().flatMap(Solvable::of).toList();
    assertThat(solvable).hasSizeGreaterThan(Gate.cases(10, 20));
    return solvable;
  }

  @Test
  void leadsFromEveryCorrectPositionToTheSolution() {
    RandomPositions random = new RandomPositions(5);
    List<Solvable> boards = solvable();
    List<Position> positions =
        boards.stream().map(each -> random.correct(each.board(), each.solution())).toList();
    List<JsonNode> answers = answers(positions);
    for (int i = 0; i < positions.size(); i++) {
      JsonNode answer = answers.get(i);
      assertThat(answer.get("path").asText()).as("%s", positions.get(i)).endsWith(" Solved");
      assertThat(answer.get("isSolved").asBoolean()).isTrue();
      assertIsRight(answer.get("next"), boards.get(i));
      if (answer.get("queens").asInt() < boards.get(i).solution().size()) {
        assertThat(answer.get("next")).as("%s", positions.get(i)).isNotEqualTo(answer.get("marks"));
      }
    }
  }

  /** Requires crosses beside a solution only, and queens on it. */
  private static void assertIsRight(JsonNode marks, Solvable solvable) {
    int n = solvable.board().size();
    for (int at = 0; at < marks.size(); at++) {
      boolean solves = solvable.solution().contains(new Square(at % n, at / n));
      assertThat(marks.get(at).asInt()).isNotEqualTo(solves ? 1 : 2);
    }
  }

  /** Positions with right and wrong marks, none of them on fixed squares. */
  private static List<Position> careless() {
    RandomPositions random = new RandomPositions(7);
    List<Position> positions =
        solvable().stream()
            .map(each -> random.careless(random.correct(each.board(), each.solution())))
            .filter(PlayHintsTest::hasNoMarkOnABlockedSquare)
            .toList();
    assertThat(positions).hasSizeGreaterThan(Gate.cases(8, 15));
    return positions;
  }

  private static boolean hasNoMarkOnABlockedSquare(Position position) {
    return Stream.concat(position.queens().stream(), position.crosses().stream())
        .noneMatch(
            square ->
                List.of(SquareState.BLOCKED, SquareState.WALL)
                    .contains(position.board().square(square.column(), square.row())));
  }

  @Test
  void countsAndTellsTheClashesBetweenWalls() {
    Random random = Gate.random("a page to play between walls");
    BoardSolver solver = new BoardSolver(QueensSolver.builder().build());
    List<Position> positions = new ArrayList<>();
    for (int i = Gate.cases(60, 80); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Position start = Position.of(position.board());
      positions.add(position);
      if (start.clashes().isEmpty()) {
        solver.findAny(start).map(start::withPlacement).ifPresent(positions::add);
      }
    }
    positions.removeIf(position -> !hasNoMarkOnABlockedSquare(position));
    List<JsonNode> answers = assertTellsTheClashes(positions);
    int won = 0;
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      boolean isWon =
          position.queens().size() == position.board().queens() && position.clashes().isEmpty();
      won += isWon ? 1 : 0;
      assertThat(answers.get(i).get("isWon").asBoolean()).as("%s", position).isEqualTo(isWon);
    }
    assertThat(won).isBetween(1, positions.size() - 1);
  }

  private static List<JsonNode> assertTellsTheClashes(List<Position> positions) {
    List<JsonNode> answers = answers(positions);
    for (int i = 0; i < positions.size(); i++) {
      JsonNode answer = answers.get(i);
      Position position = positions.get(i);
      List<Clash> clashes = position.clashes();
      assertThat(answer.get("queens").asInt())
          .as("%s", position)
          .isEqualTo(position.queens().size());
      assertThat(answer.get("pairs").asLong())
          .as("%s", position)
          .isEqualTo(clashes.stream().map(Clash::queens).distinct().count());
      assertThat(answer.get("clashing").asLong())
          .as("%s", position)
          .isEqualTo(clashes.stream().flatMap(clash -> clash.queens().stream()).distinct().count());
      if (clashes.size() == 1) {
        assertThat(withoutOrder(answer.get("clashes").get(0).asText()))
            .isEqualTo(withoutOrder(sentence(clashes.get(0))));
      }
    }
    return answers;
  }

  private static String sentence(Clash clash) {
    return "T" + clash.message().substring(1) + ".";
  }

  /** The page names the queens row by row, the library column by column. */
  private static List<String> withoutOrder(String sentence) {
    return Stream.of(sentence.split("(?<=\\)) and |queens at |(?<=\\)) ")).sorted().toList();
  }

  @Test
  void tellsTheClashesAndChecksTheMarksAsTheLibraryDoes() {
    List<Position> positions = careless();
    List<JsonNode> answers = assertTellsTheClashes(positions);
    for (int i = 0; i < positions.size(); i++) {
      assertThat(answers.get(i).get("mistakes").asText())
          .as("%s", positions.get(i))
          .isEqualTo(
              GUIDE
                  .mistake(positions.get(i))
                  .map(PlayFixtures::sentences)
                  .orElse("No mark is wrong."));
      assertThat(answers.get(i).get("path").asText())
          .as("%s", positions.get(i))
          .matches("\\d+ [0-6] (Solved|Clashing|Emptied)");
    }
  }

  /** With fewer queens or others than in the proof of a step, its sentence may be false. */
  @Test
  void givesTrueReasonsOnBoardsOfSeveralQueens() {
    RandomPositions random = new RandomPositions(11);
    List<Position> positions = new ArrayList<>();
    for (Board board : StarBoards.unique()) {
      List<Square> solution = ((Hint.Solved) path(board).end()).queens();
      for (int i = 0; i < Gate.cases(40, 60); i++) {
        Position correct = random.correct(board, solution);
        positions.add(i % 4 > 0 ? correct : random.careless(correct));
      }
    }
    List<JsonNode> answers = answers(positions);
    for (int i = 0; i < positions.size(); i++) {
      assertThat(answers.get(i).get("wrong")).as("%s", positions.get(i)).isEmpty();
    }
  }

  @Test
  void excludesNoSquareWithAQueenOfThePlayer() {
    Board board =
        Board.of("ACCFFFF", "ACCCFFF", "ACCCEEE", "AAEEEGG", "ABBEEGG", "BBBDEDG", "BDDDDGG")
            .withVariant(Variant.QUEENS);
    Position position = Position.of(board);
    Hint hint = GUIDE.hint(position);
    while (hint instanceof Hint.Next next && next.step().rule() != Rule.DEEP_TRIAL) {
      position = next.step().on(position);
      hint = GUIDE.hint(position);
    }
    assertThat(hint.sentence(Hint.Stage.WHAT)).isEqualTo("Cross out (2, 0).");
    Map<String, Object> asked = new HashMap<>(asked(position.withQueen(2, 0)));
    asked.put("isToldMistakes", false);
    JsonNode answer = Node.answers("play-answers.mjs", List.of(asked)).get(0);
    assertThat(answer.get("hint").asText()).isNotEmpty().doesNotContain("(2, 0)");
  }
}
