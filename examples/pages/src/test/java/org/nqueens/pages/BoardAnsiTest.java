package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.exchange.ForeignBoards;

class BoardAnsiTest {
  private static final String GARDEN = "../boards/garden.txt";
  private static final Pattern ESCAPE = Pattern.compile("\u001b\\[([0-9;]*)m");

  private static Position read(String file) throws IOException {
    return Position.parse(Files.readString(Path.of(file)));
  }

  private static String plain(String text) {
    return ESCAPE.matcher(text).replaceAll("");
  }

  @ParameterizedTest
  @ValueSource(strings = {"garden", "garden-begun", "ruins", "impossible"})
  void hasTheCharactersOfTheDrawing(String board) throws IOException {
    Drawing drawing = Drawing.of(read("../boards/" + board + ".txt")).withTitle();
    assertThat(plain(BoardAnsi.of(drawing))).isEqualTo(drawing.unicode());
    Drawing labelled = drawing.withCoordinates().withMarks(List.of(new Square(0, 0)));
    assertThat(plain(BoardAnsi.of(labelled))).isEqualTo(labelled.unicode());
  }

  /** The background at each place of the text: the number of a colour, or -1. */
  private static int[][] backgrounds(String text) {
    return text.lines()
        .map(
            line -> {
              int[] found = new int[plain(line).length()];
              Matcher escapes = ESCAPE.matcher(line + "\u001b[0m");
              int colour = -1;
              int at = 0;
              int from = 0;
              while (escapes.find()) {
                for (int end = at + escapes.start() - from; at < end; at++) {
                  found[at] = colour;
                }
                from = escapes.end();
                String[] codes = escapes.group(1).split(";", -1);
                colour = codes.length == 1 ? -1 : number(codes);
              }
              return found;
            })
        .toArray(int[][]::new);
  }

  private static int number(String... codes) {
    assertThat(codes).startsWith("38", "5", "16", "48", "5").hasSize(6);
    return Integer.parseInt(codes[5]);
  }

  @Test
  void coloursRegionsAndNotWalls() throws IOException {
    Board board = read(GARDEN).board();
    Map<Character, Integer> colours = RegionColours.of(board).rgb();
    String text = BoardAnsi.of(Drawing.of(board).withTitle().withCoordinates());
    int[][] found = backgrounds(text);
    List<String> lines = plain(text).lines().toList();
    assertThat(found[0]).as("the title").containsOnly(-1);
    assertThat(found[1]).as("the column numbers").containsOnly(-1);
    for (int y = 0; y <= 16; y++) {
      for (int x = 0; x <= 32; x++) {
        String place = "%s, %s".formatted(x, y);
        int colour = found[y + 2][x + 2];
        if ("┏┓┗┛┃━┳┻┣┫╋╸╹╺╻".indexOf(lines.get(y + 2).charAt(x + 2)) >= 0) {
          assertThat(colour).as(place).isEqualTo(-1);
        } else {
          assertThat(colour)
              .as(place)
              .isEqualTo(BoardAnsi.code(colours.get(board.region(x / 4, y / 2))));
        }
      }
      assertThat(found[y + 2]).startsWith(-1, -1);
    }
  }

  @Test
  void leavesBlockedSquaresAndBoardsWithoutRegions() {
    String text = BoardAnsi.of(Drawing.of(Board.of("#A", "BB")));
    assertThat(backgrounds(text)[1][2]).isEqualTo(-1);
    assertThat(backgrounds(text)[1][6]).isNotEqualTo(-1);
    Drawing empty = Drawing.of(Board.of("..", ".."));
    assertThat(BoardAnsi.of(empty)).isEqualTo(empty.unicode());
  }

  @ParameterizedTest
  @CsvSource({"0x000000, 16", "0xffffff, 231", "0xf29e99, 216", "0x20242f, 16", "0x73a1a7, 109"})
  void takesTheNearestColourOfTheCube(int rgb, int number) {
    assertThat(BoardAnsi.code(rgb)).isEqualTo(number);
  }

  @Test
  void isRefusedWhereABoardIsRead() throws IOException {
    String text = BoardAnsi.of(Drawing.of(read(GARDEN)).withTitle());
    assertThat(ForeignBoards.read(text).boards().get(0).fault())
        .isEqualTo("text must be without the colours of a terminal: print it with --format text");
  }
}
