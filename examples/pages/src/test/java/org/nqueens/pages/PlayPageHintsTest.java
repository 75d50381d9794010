package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.PlayedPage.GUIDE;
import static org.nqueens.pages.PlayedPage.code;
import static org.nqueens.pages.PlayedPage.sentences;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.Gate;
import org.nqueens.format.Board;
import org.nqueens.format.Clash;
import org.nqueens.format.Position;
import org.nqueens.format.SquareState;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.RandomPositions;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.SolvingPath;

/** The hints of pages to play in a real browser, against those of Java. */
@NeedsChromium
class PlayPageHintsTest {
  private static final String THREE_STAGES = "press+hint,press+hint,press+hint";

  /** Boards of all variants, with regions and without. */
  private static final List<Board> BOARDS = Gate.sample(30, everyThird(ManyBoards.of(12)));

  private static List<Board> everyThird(List<Board> boards) {
    return IntStream.range(0, boards.size() / 3).mapToObj(i -> boards.get(3 * i)).toList();
  }

  /** Opens the page of each position at its marks, or without them, and plays the scripts. */
  private static List<PlayedPage> open(List<Position> positions, String script) {
    return Chromium.openAll(
            positions.stream()
                .map(position -> PlayedPage.scripted(Position.of(position.board())))
                .toList(),
            positions.stream()
                .map(position -> "#marks=%s&check%s".formatted(code(position), script))
                .toList())
        .stream()
        .map(PlayedPage::new)
        .toList();
  }

  private static String played(SolvingPath path) {
    int hardest = path.steps().stream().mapToInt(step -> step.rule().difficulty()).max().orElse(0);
    return "%s %s %s"
        .formatted(path.steps().size(), hardest, path.end().getClass().getSimpleName());
  }

  private static void assertPlaysThePaths(List<Board> boards) {
    List<PlayedPage> pages = open(boards.stream().map(Position::of).toList(), "");
    for (int i = 0; i < pages.size(); i++) {
      SolvingPath path = GUIDE.path(Position.of(boards.get(i)));
      assertThat(pages.get(i).page().data("check")).as("%s", boards.get(i)).isEqualTo(played(path));
      if (path.end() instanceof Hint.Solved) {
        assertThat(pages.get(i).message()).startsWith("The board is solved.");
      }
    }
  }

  @Test
  void playsItsHintsToTheEndOfThePath() {
    assertThat(BOARDS).hasSizeGreaterThan(Gate.cases(20, 80));
    assertPlaysThePaths(BOARDS);
  }

  @Test
  void playsTheHintsOfTheBoardsOfOthers() {
    List<Board> boards = new ArrayList<>(everyThird(ReferencePuzzles.unique()).subList(40, 100));
    boards.addAll(everyThird(ReferencePuzzles.ambiguous()));
    boards.addAll(ReferencePuzzles.starBattles());
    assertPlaysThePaths(Gate.sample(30, boards));
  }

  @Test
  void tellsTheFirstHintInTheWordsOfJava() {
    List<PlayedPage> pages = open(BOARDS.stream().map(Position::of).toList(), "=" + THREE_STAGES);
    for (int i = 0; i < pages.size(); i++) {
      Hint hint = GUIDE.hint(Position.of(BOARDS.get(i)));
      String live = pages.get(i).live();
      assertThat(live).as("%s", BOARDS.get(i)).isEqualTo(sentences(hint));
    }
  }

  private static String sentence(Clash clash) {
    return "T" + clash.message().substring(1) + ".";
  }

  /** A board that the rules solve, with its solution. */
  private record Solvable(Board board, Placement solution) {
    static Stream<Solvable> of(Board board) {
      return GUIDE.path(Position.of(board)).end() instanceof Hint.Solved solved
          ? Stream.of(new Solvable(board, solved.placement()))
          : Stream.empty();
    }
  }

  private static List<Solvable> solvable() {
    List<Solvable> solvable = BOARDS.stream().flatMap(Solvable::of).toList();
    assertThat(solvable).hasSizeGreaterThan(Gate.cases(10, 30));
    return solvable;
  }

  @Test
  void solvesTheBoardFromEveryCorrectPosition() {
    RandomPositions random = new RandomPositions(5);
    List<Position> positions =
        solvable().stream().map(each -> random.correct(each.board(), each.solution())).toList();
    for (PlayedPage page : open(positions, "")) {
      assertThat(page.page().data("check")).endsWith(" Solved");
      assertThat(page.message()).startsWith("The board is solved.");
    }
  }

  @Test
  void tellsAHintThatDoesSomethingAndIsRight() {
    RandomPositions random = new RandomPositions(6);
    List<Solvable> boards = solvable();
    List<Position> positions =
        boards.stream().map(each -> random.correct(each.board(), each.solution())).toList();
    List<PlayedPage> before = open(positions, "=press+restart,press+undo");
    List<PlayedPage> after = open(positions, "=" + THREE_STAGES + ",press+hint");
    for (int i = 0; i < positions.size(); i++) {
      List<String> labels = after.get(i).labels();
      int n = positions.get(i).board().size();
      for (int at = 0; at < labels.size(); at++) {
        Square square = PlayedPage.square(at, n);
        boolean solves = boards.get(i).solution().row(square.column()) == square.row();
        assertThat(labels.get(at)).doesNotEndWith(solves ? "cross" : "queen");
      }
      if (!before.get(i).status().startsWith("%s of %s ".formatted(n, n))) {
        assertThat(labels).as("%s", positions.get(i)).isNotEqualTo(before.get(i).labels());
      }
    }
  }

  /** Positions with right and wrong marks, none of them on fixed squares. */
  private static List<Position> careless() {
    RandomPositions random = new RandomPositions(7);
    List<Position> positions =
        solvable().stream()
            .map(each -> random.careless(random.correct(each.board(), each.solution())))
            .filter(PlayPageHintsTest::hasNoQueenOnABlockedSquare)
            .toList();
    assertThat(positions).hasSizeGreaterThan(Gate.cases(8, 25));
    return positions;
  }

  private static boolean hasNoQueenOnABlockedSquare(Position position) {
    return Stream.concat(position.queens().stream(), position.crosses().stream())
        .noneMatch(
            square ->
                position.board().square(square.column(), square.row()) == SquareState.BLOCKED);
  }

  @Test
  void countsAndTellsTheClashesOfJava() {
    List<Position> positions = careless();
    List<PlayedPage> pages = open(positions, "=press+dots");
    for (int i = 0; i < pages.size(); i++) {
      Position position = positions.get(i);
      List<Clash> clashes = position.clashes();
      long pairs = clashes.stream().map(Clash::queens).distinct().count();
      assertThat(pages.get(i).status())
          .as("%s", position)
          .isEqualTo(
              position.queens().size()
                  + " of "
                  + position.board().size()
                  + " queens"
                  + (pairs == 0 ? "" : ", " + pairs + (pairs == 1 ? " clash" : " clashes")));
      assertThat(pages.get(i).labels())
          .filteredOn(label -> label.endsWith(", clashes"))
          .hasSize(
              (int) clashes.stream().flatMap(clash -> clash.queens().stream()).distinct().count());
      if (clashes.size() == 1) {
        assertThat(withoutOrder(pages.get(i).message()))
            .isEqualTo(withoutOrder(sentence(clashes.get(0))));
      }
    }
  }

  /** The page names the queens row by row, Java column by column. */
  private static List<String> withoutOrder(String sentence) {
    return Stream.of(sentence.split("(?<=\\)) and |queens at |(?<=\\)) ")).sorted().toList();
  }

  @Test
  void checksTheMarksAsJavaDoes() {
    List<Position> positions = careless();
    List<PlayedPage> pages = open(positions, "=press+mistakes");
    for (int i = 0; i < pages.size(); i++) {
      assertThat(pages.get(i).live())
          .as("%s", positions.get(i))
          .isEqualTo(
              GUIDE
                  .mistake(positions.get(i))
                  .map(PlayedPage::sentences)
                  .orElse("No mark is wrong."));
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
    PlayedPage page =
        open(List.of(position.withQueen(2, 0)), "=press+first," + THREE_STAGES).get(0);
    assertThat(page.message()).isNotEmpty().doesNotContain("(2, 0)");
  }

  @Test
  void endsItsHintsAfterMistakes() {
    for (PlayedPage page : open(careless(), "")) {
      assertThat(page.page().data("check")).matches("\\d+ [0-6] (Solved|Clashing|Emptied)");
    }
  }
}
