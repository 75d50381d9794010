package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.drawing.Drawing;

/** The letters of regions on pictures and sheets. */
class RegionLettersTest {
  private static final Board CONNECTED = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  /** B has four parts, A, D and E two each; a blocked square stands between those of C. */
  private static final Board PARTS =
      Board.of("AABBC", "BACC#", "DADBC", "DDEEE", "AEBBB").withVariant(Variant.ROOKS);

  private static List<String> letters(String svg) {
    return Pattern.compile("<text x=\"(\\d+)\" y=\"(\\d+)\">([A-Z])</text>")
        .matcher(svg)
        .results()
        .map(
            (MatchResult match) ->
                match.group(3)
                    + Integer.parseInt(match.group(1)) / BoardSvg.SQUARE
                    + Integer.parseInt(match.group(2)) / BoardSvg.SQUARE)
        .toList();
  }

  @Test
  void standInTheFirstSquareOfEachPart() {
    assertThat(letters(BoardSvg.of(Drawing.of(PARTS).withCoordinates())))
        .containsExactly(
            "A00", "B20", "C40", "B01", "C21", "D02", "D22", "B32", "C42", "E23", "A04", "E14",
            "B24");
    assertThat(letters(BoardSvg.of(Drawing.of(CONNECTED).withCoordinates())))
        .containsExactly("A00", "B20", "C11", "D22");
    Board bent = Board.of("ABA", "AAA", "CCC");
    assertThat(letters(BoardSvg.of(Drawing.of(bent).withCoordinates())))
        .containsExactly("A00", "B10", "C02");
  }

  @Test
  void areLeftOutWithoutCoordinatesWhereColoursTellTheRegions() {
    assertThat(BoardSvg.of(Drawing.of(CONNECTED))).doesNotContain("<text");
    assertThat(letters(BoardSvg.of(Drawing.of(PARTS)))).hasSize(13);
  }

  @Test
  void tellRegionsOfOneColour() {
    assertThat(BoardSvg.of(Drawing.of(columns(16)))).doesNotContain("<text");
    assertThat(letters(BoardSvg.of(Drawing.of(columns(20))))).hasSize(20);
  }

  /** A board whose regions are its columns. */
  private static Board columns(int n) {
    String row =
        IntStream.range(0, n).mapToObj(i -> Character.toString('A' + i)).reduce("", String::concat);
    return Board.of(IntStream.range(0, n).mapToObj(i -> row).toArray(String[]::new));
  }

  @Test
  void standOnSheetsOfSuchBoards() {
    Puzzle puzzle =
        new Puzzle(PARTS, QueensSolver.builder().build().findAny(PARTS.model()).orElseThrow());
    assertThat(letters(PuzzleSheet.of("Sheet").with(puzzle, "").html()))
        .as("puzzle and solution")
        .hasSize(26);
  }
}
