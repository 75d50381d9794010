package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.ReferenceData;

/** Whatever a reader has, not much more is taken from it than a board can be. */
class BoardReaderTest {
  private static final int TEN_MILLION = 10_000_000;

  /** The text again and again, and how much of it has been asked for. */
  private static final class Endless extends Reader {
    private final String beginning;
    private final String rest;
    private long taken;
    private boolean closed;

    Endless(String beginning, String rest) {
      this.beginning = beginning;
      this.rest = rest;
    }

    @Override
    public int read(char[] buffer, int from, int length) {
      int count = (int) Math.min(length, TEN_MILLION - taken);
      for (int i = 0; i < count; i++) {
        long at = taken + i;
        buffer[from + i] =
            at < beginning.length()
                ? beginning.charAt((int) at)
                : rest.charAt((int) ((at - beginning.length()) % rest.length()));
      }
      taken += count;
      return count == 0 ? -1 : count;
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|.|4000|line 1, column 3073: the line goes on after 3072 characters: a board has at most 1024 columns",
        "''|A|4000|line 1, column 3073: the line goes on after 3072 characters",
        "''|[|4000|line 1, column 3073: the line goes on after 3072 characters",
        "''|' '|4000|line 1, column 3073: the line goes on after 3072 characters",
        "''|'\r'|4000|line 1, column 3073: the line goes on after 3072 characters",
        "''|┏|4000|line 1, column 3073: the line goes on after 3072 characters",
        "'# '|t|4000|line 1, column 3073: the line goes on after 3072 characters",
        "'# t\n'|.|4000|line 2, column 3073: the line goes on after 3072 characters",
        "'..\n'|.|4000|line 2, column 3073: the line goes on after 3072 characters",
        "'..\n'|'..\n'|4000|line 3, column 1: the board has more lines than columns (2)",
        "''|' . \n'|5000|line 2, column 1: the board has more lines than columns (1)",
        "''|'\n'|4000|line 1, column 1: the board is empty",
        "'.\n'|'\n'|4000|line 2, column 1: too many empty lines follow the board",
        "'.\n\n'|';'|5000|line 3, column 1: text follows the board",
      })
  void givesUpOnATextWithoutEnd(String beginning, String rest, int most, String message) {
    Endless board = new Endless(beginning, rest);
    assertThatThrownBy(() -> Board.read(board))
        .isInstanceOf(BoardFormatException.class)
        .hasMessageStartingWith(message);
    Endless position = new Endless(beginning, rest);
    assertThatThrownBy(() -> Position.read(position))
        .isInstanceOf(BoardFormatException.class)
        .hasMessageStartingWith(message);
    for (Endless reader : List.of(board, position)) {
      assertThat(reader.taken).isBetween(1L, (long) most);
      assertThat(reader.closed).as("left open").isFalse();
    }
  }

  @Test
  void stopsAtASentence() throws IOException {
    Endless reader = new Endless(".\n\n", "A sentence ");
    assertThat(Position.read(reader)).isEqualTo(Position.of(Board.of(".")));
    assertThat(reader.taken).isBetween(4L, 5_000L);
  }

  @Test
  void takesTheLargestBoardAndNoLargerOne() throws IOException {
    String largest = (".".repeat(1_024) + "\n").repeat(1_024);
    assertThat(Board.read(new StringReader(largest)).size()).isEqualTo(1_024);
    assertThat(Board.read(new StringReader("# title\n" + largest)).title()).isEqualTo("title");
    assertThat(Board.parse("# title\r\n" + largest.replace("\n", "\r\n")).size()).isEqualTo(1_024);
    assertThatThrownBy(() -> Board.parse(".".repeat(1_025) + "\n"))
        .isInstanceOf(BoardFormatException.class)
        .hasMessage("line 1, column 1025: a board has at most 1024 columns");
    assertThatThrownBy(() -> Board.parse(largest + ".".repeat(1_024) + "\n"))
        .isInstanceOf(BoardFormatException.class)
        .hasMessageStartingWith(
            "line 1025, column 1: the board has more lines than columns (1024)");
  }

  @Test
  void passesOnWhatTheReaderThrows() throws IOException {
    Reader closed = new StringReader(".");
    closed.close();
    assertThatThrownBy(() -> Board.read(closed))
        .isInstanceOf(IOException.class)
        .hasMessage("Stream closed");
  }

  private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+): ");

  @Test
  void saysWhereBoardsAreMalformed() {
    List<String> boards = ReferenceData.boards("region-boards-malformed.txt");
    assertThat(boards).hasSize(41);
    for (String text : boards) {
      int lines = (int) text.lines().count();
      int width = text.lines().skip(1).mapToInt(String::length).max().getAsInt();
      assertThatThrownBy(() -> Board.parse(text))
          .as(text)
          .isInstanceOfSatisfying(
              BoardFormatException.class,
              e -> {
                Matcher place = PLACE.matcher(e.getMessage());
                assertThat(place.lookingAt()).isTrue();
                // Below the header, and no further than just behind the end.
                assertThat(Integer.parseInt(place.group(1))).isBetween(2, lines + 1);
                assertThat(Integer.parseInt(place.group(2))).isBetween(1, width + 1);
              });
    }
  }
}
