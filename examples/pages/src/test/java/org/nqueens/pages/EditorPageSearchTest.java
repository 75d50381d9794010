package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.EditorPageTest.empty;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.RandomBoards;
import org.nqueens.result.Uniqueness;

/** What a page to make a board says of its solutions. */
@NeedsChromium
class EditorPageSearchTest {
  private static final Board UNIQUE = Board.of("AABB", "ACBB", "CCDB", "CDDD");
  private static final Board AMBIGUOUS = Board.of("AABB", "AABB", "CCDD", "CCDD");

  /** Boards of each variant, some of the largest size that is searched. */
  private static List<Board> boards(Random random) {
    List<Board> boards = new ArrayList<>(ManyBoards.of(random.nextLong()));
    RandomBoards made = new RandomBoards(random.nextLong());
    for (Variant variant : Variant.values()) {
      boards.add(empty(5).withVariant(variant));
      boards.add(made.grown(variant, 12));
      boards.add(made.clues(variant, 12, 0, 95));
      made.unique(variant, 12).ifPresent(boards::add);
    }
    return boards;
  }

  @Test
  void findsTheSolutionsOfTheLibrary() {
    List<Board> boards = boards(Gate.random("the search of a page to make a board"));
    assertThat(boards).hasSizeGreaterThan(300);
    String texts =
        boards.stream()
            .map(board -> JsonText.string(board.toString()))
            .collect(Collectors.joining(",", "window.boards = [", "];"));
    String[] answers =
        EditedPage.visits(empty(4), texts, "answers").get(0).page().data("check").split(",", -1);
    assertThat(answers).hasSameSizeAs(boards);
    int[] counts = new int[3];
    for (int i = 0; i < answers.length; i++) {
      Board board = boards.get(i);
      List<Placement> found =
          Stream.of(answers[i].split("\\|"))
              .filter(squares -> !squares.isEmpty())
              .map(squares -> placement(squares, board.size()))
              .toList();
      counts[found.size()]++;
      assertThat(found).as("distinct solutions of %s", board).doesNotHaveDuplicates();
      assertThat(found)
          .as("solutions of %s", board)
          .allMatch(queens -> Position.of(board).withPlacement(queens).clashes().isEmpty());
      Uniqueness uniqueness = QueensSolver.builder().build().uniqueness(board.model());
      assertThat(found.size()).as("solutions of %s", board).isEqualTo(count(uniqueness));
    }
    assertThat(counts).as("boards with no solution, one, and more").doesNotContain(0);
  }

  private static int count(Uniqueness uniqueness) {
    if (uniqueness instanceof Uniqueness.None) {
      return 0;
    }
    return uniqueness instanceof Uniqueness.Unique ? 1 : 2;
  }

  /** The placement with queens on squares, which must be one in each column. */
  private static Placement placement(String squares, int n) {
    List<Integer> queens = Stream.of(squares.split(" ")).map(Integer::valueOf).toList();
    assertThat(queens).hasSize(n);
    assertThat(queens.stream().map(at -> at % n)).doesNotHaveDuplicates();
    return Placement.of(
        IntStream.range(0, n)
            .map(column -> queens.stream().filter(at -> at % n == column).findFirst().get() / n)
            .toArray());
  }

  @Test
  void showsTheOnlySolutionIfTold() {
    List<EditedPage> pages =
        EditedPage.all(UNIQUE, "", "press show", "press show,press show", "press show,click 15");
    assertThat(pages.get(0).verdict()).isEqualTo("One solution");
    assertThat(pages.get(0).page().text("show")).isEqualTo("Show it");
    assertThat(pages.get(0).solutions()).isEmpty();
    assertThat(pages.get(1).solutions())
        .containsExactly("The solution: queens at (column, row) (0, 2), (1, 0), (2, 3) and (3, 1)");
    assertThat(pages.get(1).page().text("show")).isEqualTo("Hide it");
    assertThat(pages.get(2).solutions()).isEmpty();
    assertThat(pages.get(3).verdict()).as("A in the last square").isEqualTo("One solution");
    assertThat(pages.get(3).page().data("answer")).isEqualTo("one");
  }

  @Test
  void showsTwoSolutionsAndWhereTheyDiffer() {
    EditedPage page = EditedPage.of(AMBIGUOUS, "");
    assertThat(page.verdict()).isEqualTo("Two or more solutions");
    assertThat(page.solutions())
        .containsExactlyInAnyOrder(
            "Solution 1: queens at (column, row) (0, 1), (1, 3), (2, 0) and (3, 2)",
            "Solution 2: queens at (column, row) (0, 2), (1, 0), (2, 3) and (3, 1)");
    assertThat(page.rings()).as("all differ").isEqualTo(8);
    Board corner = Board.of("Q...", "....", "....", "....").withVariant(Variant.ROOKS);
    assertThat(EditedPage.of(corner, "").rings()).as("two queens are the same").isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "AAA/ABC/ABC | No solution |",
        "AABB/ACBB/CCDB/CD#D | No solution | Region D is in 3 parts.",
        "Q.../..Q./..../.... | No solution |",
        "Q..Q/..../..../.... | No solution |",
        "Q.../Q.../..../.... | Unfinished: Column 0 has several given queens | Column 0 has several given queens: leave one.",
        "AABB/ACBB/CCDB/CDD. | Unfinished: 1 square has no region | 1 square has no region.",
        "AABB/ACBB/CC.B/C... | Unfinished: 3 of 4 regions | 3 of 4 regions: region D has no square. 4 squares have no region.",
        "AABB/ACBB/CCDB/CDDE | Unfinished: 5 regions, but 4 columns | 5 regions, but 4 columns: paint 1 region over.",
        "AABB/ACBB/CCDB/ADDD | One solution | Region A is in 2 parts.",
        "ABAB/BABA/CDCD/DCDC | Two or more solutions | Region A is in 4 parts. Region B is in 4 parts. Region C is in 4 parts. Region D is in 4 parts.",
        "# | No solution |",
        "A | One solution |",
      })
  void tellsTheAnswerAndWhatIsMissing(String rows, String verdict, String notes) {
    EditedPage page =
        EditedPage.of(
            empty(4), "variant non-touching,type " + EditedPage.encoded(rows.replace('/', '\n')));
    assertThat(page.problem()).isEmpty();
    assertThat(page.verdict()).isEqualTo(verdict);
    assertThat(page.notes()).isEqualTo(notes == null ? "" : notes);
  }

  @Test
  void searchesLongInPauses() {
    Board long12 = empty(12).withVariant(Variant.TOROIDAL_SEMIQUEENS);
    Chromium page = Chromium.open(EditedPage.scripted(long12, "localStorage.clear();"), "");
    assertThat(page.data("said")).as("at first").isEqualTo("Searching …");
    assertThat(page.text("verdict")).as("at the end").isEqualTo("No solution");
    assertThat(page.text("live")).isEqualTo(" No solution. ");
    Chromium changed =
        Chromium.open(
            EditedPage.scripted(long12, "localStorage.clear();"),
            EditedPage.fragment("variant rooks"));
    assertThat(changed.text("verdict"))
        .as("the search of what was before is given up")
        .isEqualTo("Two or more solutions");
  }

  @Test
  void saysThatItDoesNotSearchLargeBoards() {
    EditedPage page = EditedPage.of(empty(13), "");
    assertThat(page.verdict()).isEqualTo("Not searched");
    assertThat(page.notes())
        .isEqualTo("This page searches boards of up to 12 columns, \"queens solve\" larger ones.");
    assertThat(EditedPage.of(empty(13), "size 12").verdict()).isEqualTo("Two or more solutions");
  }
}
