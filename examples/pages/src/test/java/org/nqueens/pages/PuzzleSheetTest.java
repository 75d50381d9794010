package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.TestPage.all;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.language.Language;

class PuzzleSheetTest {
  private static final Puzzle FOUR =
      new Puzzle(Board.of("#...", "...Q", "....", "...."), Placement.of(2, 0, 3, 1));

  private static final Puzzle REGIONS =
      new Puzzle(Board.of("AABB", "ACBB", "CCDB", "CDDD"), Placement.of(2, 0, 3, 1));

  /** Rooks on the descending diagonal; not the only solution, which a sheet does not mind. */
  private static Puzzle rooks(int size) {
    return new Puzzle(
        Board.empty(size).withVariant(Variant.ROOKS),
        Placement.of(IntStream.range(0, size).toArray()));
  }

  private static PuzzleSheet sheetOf(int count, Puzzle puzzle) {
    return filled(PuzzleSheet.of("Rooks"), puzzle, count);
  }

  private static PuzzleSheet filled(PuzzleSheet empty, Puzzle puzzle, int count) {
    PuzzleSheet sheet = empty;
    for (int number = 1; number <= count; number++) {
      sheet = sheet.with(puzzle, "seed " + number);
    }
    return sheet;
  }

  @Test
  void hasThePuzzlesThenTheSolutions() {
    String html = PuzzleSheet.of("Queens").with(FOUR, "Difficulty 1").with(REGIONS, "").html();
    assertThat(all(html, "<figcaption>(.*)</figcaption>"))
        .containsExactly(
            "<b>1.</b> Difficulty 1", "<b>2.</b> ", "<b>1.</b> Difficulty 1", "<b>2.</b> ");
    List<String> pictures = all(html, "(?s)(<svg .*?</svg>)");
    assertThat(pictures).hasSize(4);
    assertThat(pictures.subList(0, 2)).noneMatch(svg -> svg.contains("placed queen"));
    assertThat(pictures.get(2)).contains("3 placed queens at");
    assertThat(pictures.get(3)).contains("4 placed queens at");
    assertThat(html.indexOf("<h2>Solutions</h2>"))
        .isBetween(html.indexOf(pictures.get(1)), html.indexOf(pictures.get(2)));
  }

  /** Landmarks for screen readers. */
  @Test
  void hasOneFirstHeadingAndAllInOneMainPart() {
    PuzzleSheet sheet = sheetOf(2, FOUR);
    for (String html : List.of(sheet.html(), sheet.puzzlesHtml(), sheet.solutionsHtml())) {
      assertThat(all(html, "<(h1)>")).hasSize(1);
      assertThat(html)
          .containsPattern("(?s)</style>\\s*<main [^>]*>(?!.*<main).*</main>\\s*$")
          .containsOnlyOnce("</main>");
    }
  }

  @Test
  void marksBoardsOfTwoQueensInEachRow() {
    Board stars = Board.empty(8).withStars(2);
    Placement solution =
        new BoardSolver(QueensSolver.builder().build()).findAny(Position.of(stars)).orElseThrow();
    String html =
        PuzzleSheet.of("Queens").with(REGIONS, "").with(new Puzzle(stars, solution), "Two").html();
    assertThat(all(html, "<figcaption>(.*)</figcaption>").subList(0, 2))
        .containsExactly("<b>1.</b> ", "<b>2.</b> <span aria-hidden=\"true\">♛♛</span> Two");
  }

  @Test
  void countsOnWhereNumbersComeTwice() {
    OptionalInt three = OptionalInt.of(3);
    PuzzleSheet one =
        PuzzleSheet.of("Queens").with(REGIONS, three, "Puzzle 7").with(REGIONS, "Puzzle 8");
    PuzzleSheet several = one.with(REGIONS, "Moon").with(REGIONS, "Puzzle 7");
    assertThat(all(one.puzzlesHtml(), "<figcaption>(.*)</figcaption>"))
        .containsExactly("<b>1.</b> Difficulty 3, Puzzle 7", "<b>2.</b> Puzzle 8");
    assertThat(all(several.puzzlesHtml(), "<figcaption>(.*)</figcaption>"))
        .containsExactly(
            "<b>1.</b> Difficulty 3, Puzzle 1",
            "<b>2.</b> Puzzle 2",
            "<b>3.</b> Moon",
            "<b>4.</b> Puzzle 4");
  }

  @Test
  void hasUniqueIdentifiersForEqualBoards() {
    String html = sheetOf(3, REGIONS).html();
    List<String> ids = all(html, " id=\"([^\"]*)\"");
    assertThat(ids).hasSize(12).doesNotHaveDuplicates();
    assertThat(all(html, "aria-labelledby=\"([^ \"]*)")).isSubsetOf(ids);
    assertThat(all(html, "aria-labelledby=\"[^ ]* ([^\"]*)\"")).isSubsetOf(ids);
  }

  @Test
  void tellsTheRulesOnce() {
    assertThat(all(sheetOf(7, REGIONS).html(), "<p>(.*)</p>"))
        .containsExactly(
            "Place one queen in each row, in each column and in each region. Queens do not touch"
                + " each other, not even diagonally.");
  }

  @Test
  void tellsDifferentRulesByNumber() {
    assertThat(
            all(
                sheetOf(2, REGIONS).with(FOUR, "").with(REGIONS, "").html(),
                "<p><b>(.*)</b>.*</p>"))
        .containsExactly("1, 2, 4.", "3.");
    assertThat(all(sheetOf(3, REGIONS).with(FOUR, "").with(REGIONS, "").html(), "<p><b>(.*)</b>"))
        .containsExactly("1 to 3, 5.", "4.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "QUEENS | Place one queen in each row and in each column. No two queens share a diagonal.",
        "TOROIDAL | Place one queen in each row and in each column. No two queens share a diagonal;"
            + " each diagonal goes on at the opposite edge.",
        "SEMIQUEENS | Place one semi-queen in each row and in each column. No two semi-queens share"
            + " a diagonal that rises to the right.",
        "TOROIDAL_SEMIQUEENS | Place one semi-queen in each row and in each column. No two"
            + " semi-queens share a diagonal that rises to the right; each diagonal goes on at the"
            + " opposite edge.",
        "SUPERQUEENS | Place one superqueen in each row and in each column. No two superqueens"
            + " share a diagonal or are a knight's move apart.",
        "NON_TOUCHING | Place one queen in each row and in each column. Queens do not touch each"
            + " other, not even diagonally.",
        "ROOKS | Place one rook in each row and in each column.",
      })
  void knowsTheRulesOfEveryVariant(Variant variant, String rules) {
    assertThat(BoardWords.rules(Board.of("..", "..").withVariant(variant), Language.ENGLISH))
        .isEqualTo(rules);
    assertThat(BoardWords.rules(Board.of("#.", ".Q").withVariant(variant), Language.ENGLISH))
        .isEqualTo(rules + " Hatched squares stay empty. Outlined pieces are given.");
  }

  @ParameterizedTest
  @CsvSource({"8, 6", "9, 4", "12, 4", "13, 2", "16, 2", "17, 1"})
  void fitsThePageByTheLargestBoard(int size, int perPage) {
    assertThat(sheetOf(1, FOUR).with(rooks(size), "").html())
        .contains("<main class=\"per-" + perPage + "\">");
  }

  @ParameterizedTest
  @CsvSource({"6, 2", "4, 2", "2, 4", "1, 7"})
  void hasAsManyBoardsOnAPageAsTold(int perPage, int pages) {
    String html = sheetOf(7, FOUR).withPuzzlesPerPage(perPage).html();
    assertThat(html).contains("<main class=\"per-" + perPage + "\">");
    assertThat(all(html, "<section class=\"(page)\">")).hasSize(pages);
  }

  @Test
  void quotesItsTitleAndCaptions() {
    String html = PuzzleSheet.of("<b>{rules}\"").with(FOUR, "</figure>&{title}").html();
    assertThat(html)
        .contains("<title>&lt;b&gt;{rules}&quot;</title>", "<h1>&lt;b&gt;{rules}&quot;</h1>")
        .contains("<b>1.</b> &lt;/figure&gt;&amp;{title}</figcaption>");
  }

  @Test
  void isSmallAndSelfContained() {
    SelfContained.requireSmallTemplate(PuzzleSheet.class, "sheet");
    SelfContained.requireNothingElse(sheetOf(2, FOUR).html());
    SelfContained.requirePolicyWithoutScript(sheetOf(1, FOUR).html());
  }

  /** The policy forbids a changed style sheet. */
  private static int printedPages(String html, String paper) {
    String sized = html.replace("@page{", "@page{size:" + paper + ";");
    assertThat(sized).isNotEqualTo(html);
    return Chromium.printedPages(sized.replaceFirst("<meta http-equiv[^>]*>", ""));
  }

  /** Whatever the paper and the head, with a line for a name and a date, and a long heading. */
  @NeedsChromium
  @ParameterizedTest
  @CsvSource({
    "A4, 1",
    "A4, 2",
    "A4, 4",
    "A4, 6",
    "letter, 1",
    "letter, 2",
    "letter, 4",
    "letter, 6"
  })
  void printsAsManyBoardsOnEachPageAsTold(String paper, int perPage) {
    PuzzleSheet two =
        filled(PuzzleSheet.of("Rooks").with(REGIONS, "garden"), rooks(8), 2 * perPage);
    PuzzleSheet tall =
        filled(PuzzleSheet.of("Rooks and queens ".repeat(20)), rooks(8), perPage + 1);
    Map.of(two.withNameAndDate(), 3, tall.withNameAndDate(), 2)
        .forEach(
            (sheet, pages) ->
                assertThat(printedPages(sheet.withPuzzlesPerPage(perPage).puzzlesHtml(), paper))
                    .isEqualTo(pages));
  }

  @NeedsChromium
  @Test
  void hasPuzzlesAndSolutionsInDocumentsOfTheirOwn() {
    PuzzleSheet sheet = PuzzleSheet.of("Q & A").with(FOUR, "seed 1").with(REGIONS, "");
    String puzzles = sheet.puzzlesHtml();
    String solutions = sheet.solutionsHtml();
    assertThat(puzzles).contains("<h1>Q &amp; A</h1>").doesNotContain("placed queen", "<h2>");
    assertThat(solutions)
        .contains("<title>Q &amp; A</title>", "<h1>Solutions: Q &amp; A</h1>")
        .doesNotContain("<section class=\"page\">");
    assertThat(all(solutions, "<figcaption>(.*)</figcaption>"))
        .containsExactly("<b>1.</b> seed 1", "<b>2.</b> ");
    assertThat(all(solutions, "(placed queens at)")).hasSize(2);
    SelfContained.requirePolicyWithoutScript(puzzles);
    SelfContained.requirePolicyWithoutScript(solutions);
    assertThat(Chromium.printedPages(puzzles)).as("no empty page at the end").isEqualTo(1);
    assertThat(Chromium.printedPages(solutions)).isEqualTo(1);
  }

  @Test
  void hasALineForNameAndDateIfTold() {
    assertThat(sheetOf(1, FOUR).html()).contains("<html lang=\"en\" class=\"\">");
    PuzzleSheet named = sheetOf(1, FOUR).withNameAndDate();
    assertThat(named.html()).contains("<html lang=\"en\" class=\"named\">");
    assertThat(named.withoutColours().withNameAndDate().html())
        .contains("<html lang=\"en\" class=\"named plain\">");
  }

  @ParameterizedTest
  @EnumSource
  void isWrittenInALanguage(Language language) {
    PuzzleSheet sheet =
        PuzzleSheet.of(language)
            .with(REGIONS, OptionalInt.of(3), "Puzzle 7")
            .with(FOUR, OptionalInt.empty(), "Mine")
            .withNameAndDate();
    String name = language.text("board.puzzle", Map.of("number", 7));
    String caption = language.text("sheet.difficulty", Map.of("difficulty", 3, "caption", name));
    assertThat(sheet.html())
        .contains("<html lang=\"" + language + "\" class=\"named\">")
        .contains("<h1>" + language.text("board.puzzles") + "</h1>")
        .contains("<h2>" + language.text("sheet.solutions") + "</h2>")
        .contains(BoardWords.rules(REGIONS.board(), language))
        .contains("<b>1.</b> " + caption + "</figcaption>", "<b>2.</b> Mine</figcaption>");
    if (language != Language.ENGLISH) {
      assertThat(sheet.html()).doesNotContain("Place one", "queens at", "Puzzle 7");
    }
  }

  @Test
  void keepsItsHeadingInAnotherLanguage() {
    PuzzleSheet sheet = PuzzleSheet.of("Klasse 5b").with(FOUR, "").in(Language.GERMAN);
    assertThat(sheet.html()).contains("<h1>Klasse 5b</h1>", "<h2>Lösungen</h2>");
    assertThat(sheet.solutionsHtml()).contains("<h1>Lösungen: Klasse 5b</h1>");
  }

  @NeedsChromium
  @ParameterizedTest
  @EnumSource
  void fitsSixBoardsOnAPageInALanguage(Language language) {
    PuzzleSheet sheet = sheetOf(6, rooks(8)).in(language).withNameAndDate();
    assertThat(printedPages(sheet.puzzlesHtml(), "letter")).isEqualTo(1);
  }

  @NeedsChromium
  @Test
  void printsWhiteSquaresIfTold() {
    PuzzleSheet sheet = PuzzleSheet.of("Plain").with(REGIONS, "");
    assertThat(fills(sheet.puzzlesHtml())).hasSizeGreaterThan(5);
    assertThat(fills(sheet.withoutColours().puzzlesHtml()))
        .as("white, ink, and the black of text")
        .hasSize(3);
  }

  /** The rules of a board speak of a black wall, and a hatched square is a blocked one. */
  @NeedsChromium
  @Test
  void keepsWallsBlackOnWhiteSquares() {
    assertThat(ink("%...") - ink("#...")).isGreaterThan(1_000);
  }

  /** The pixels in ink on a sheet of white squares, with a board of this first row. */
  private static long ink(String row) {
    Board board = Board.of(row, "....", "....", "....").withQueens(2);
    Placement solution =
        new BoardSolver(QueensSolver.builder().build()).findAny(Position.of(board)).orElseThrow();
    BufferedImage picture =
        Chromium.screenshot(
            PuzzleSheet.of("Plain").with(new Puzzle(board, solution), "").withoutColours().html());
    int[] pixels =
        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    return IntStream.of(pixels)
        .filter(rgb -> BoardSvg.INK.equals("#%06x".formatted(rgb & 0xffffff)))
        .count();
  }

  /** The colours that fill areas of a printed document. */
  private static Set<String> fills(String html) {
    return Set.copyOf(all(PdfText.of(Chromium.printed(html, "")), "([.\\d]+ [.\\d]+ [.\\d]+) rg"));
  }

  @Test
  void refusesALargeBoard() {
    Puzzle large = rooks(257);
    assertThatThrownBy(() -> PuzzleSheet.of("Queens").with(large, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("257");
  }
}
