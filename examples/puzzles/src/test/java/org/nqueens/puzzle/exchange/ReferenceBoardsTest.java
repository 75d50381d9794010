package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.ReferenceData;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.RegionParts;

/** Boards of others in the shapes in which they go round. */
class ReferenceBoardsTest {

  /** A text of a board. */
  private enum Shape {
    /** As the levels of the community: an object of JavaScript. */
    OBJECT(
        """
        import { lightWisteria } from "../colors";

        const level = {
          name: "A level",
          size: %s,
          colorRegions: [
        %s  ],
          regionColors: { A: lightWisteria },
          isNew: true,
        };

        export default level;
        """,
        "    [\"", "\", \"", "\"],\n"),
    /** JSON with a string for each row. */
    STRINGS("{\"size\":%s,\"colorRegions\":[%s]}", "\"", "", "\","),
    /** The size, then letters with blanks between them. */
    SIZE_AND_LETTERS("%s\n%s", "", " ", "\n"),
    /** Letters with commas between them, in lines that Windows has written. */
    COMMAS("\ufeff%2$s", "", ",", "\r\n"),
    /** The size, then letters alone. */
    SIZE_AND_ROWS("%s\n\n%s", "", "", "\n");

    private final String text;
    private final String before;
    private final String between;
    private final String after;

    Shape(String text, String before, String between, String after) {
      this.text = text;
      this.before = before;
      this.between = between;
      this.after = after;
    }

    String text(List<String> lines) {
      String rows =
          lines.stream()
              .map(line -> before + String.join(between, line.split("")) + after)
              .collect(Collectors.joining());
      return text.formatted(lines.size(), this == STRINGS ? rows.replaceFirst(",$", "") : rows);
    }
  }

  private static List<String> lines(String board) {
    return board.lines().filter(line -> line.matches("[A-Za-z]+")).toList();
  }

  /** The 374 boards of two collections. */
  private static List<List<String>> boards() {
    List<List<String>> boards =
        Stream.of("region-boards.txt", "region-boards-star-battle.txt")
            .flatMap(file -> ReferenceData.boards(file).stream())
            .map(ReferenceBoardsTest::lines)
            .toList();
    assertThat(boards).hasSize(374);
    return boards;
  }

  private static Board imported(String text) {
    List<Position> positions = ForeignBoards.read(text);
    assertThat(positions).hasSize(1);
    return positions.get(0).board();
  }

  @ParameterizedTest
  @EnumSource
  void isReadInEachShape(Shape shape) {
    for (List<String> lines : boards()) {
      assertThat(imported(shape.text(lines)).lines()).isEqualTo(lines);
    }
  }

  @Test
  void readsSeveralBoardsAndSaysWhichIsWrong() {
    assertThat(ForeignBoards.read("1 1\n2 2\n\n,,\n")).hasSize(1);
    String right = "1 1 2 2\n1 1 2 2\n3 3 4 4\n3 3 4 4\n";
    assertThat(ForeignBoards.read(right + " \n" + right + "\n,,\n")).hasSize(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ForeignBoards.read(right + "\n1 1 2 2\n1 1 2 2\n3 3 4 4\n"))
        .withMessageStartingWith("board 2: row 0 (of 4 squares) must have as many squares as");
  }

  @ParameterizedTest
  @EnumSource
  void returnsFromEachFormat(RegionFormat format) {
    int exported = 0;
    for (List<String> lines : boards()) {
      Board board = Board.of(lines.toArray(String[]::new));
      Optional<String> parts = RegionParts.fault(board);
      if (format != RegionFormat.PUZZLINK || parts.isEmpty()) {
        assertThat(numbers(imported(format.of(board)))).isEqualTo(numbers(board));
        exported++;
      }
    }
    // An address has the borders of regions alone, and 147 boards have a region in several parts.
    assertThat(exported).isEqualTo(format == RegionFormat.PUZZLINK ? 227 : 374);
  }

  /** The regions by number in the order of their first squares. */
  private static List<Integer> numbers(Board board) {
    List<Integer> letters = new ArrayList<>();
    return String.join("", board.lines())
        .chars()
        .mapToObj(
            letter -> {
              if (!letters.contains(letter)) {
                letters.add(letter);
              }
              return letters.indexOf(letter);
            })
        .toList();
  }

  @Test
  void isReadWithAllTheOthersOfItsFile() {
    String text = String.join("\n", ReferenceData.lines("region-boards.txt"));
    assertThat(ForeignBoards.read(text)).hasSize(369);
    String digits =
        boards().stream()
            .map(lines -> RegionFormat.DIGITS.of(Board.of(lines.toArray(String[]::new))))
            .collect(Collectors.joining("\n"));
    assertThat(ForeignBoards.read(digits).stream().map(position -> numbers(position.board())))
        .containsExactlyElementsOf(
            boards().stream()
                .map(lines -> numbers(Board.of(lines.toArray(String[]::new))))
                .toList());
  }

  @ParameterizedTest
  @EnumSource(names = {"OBJECT", "STRINGS", "SIZE_AND_LETTERS", "COMMAS"})
  void isRefusedWhereItIsBroken(Shape shape) {
    List<String> boards = ReferenceData.boards("region-boards-malformed.txt");
    assertThat(boards).hasSize(41);
    for (String board : boards) {
      assertThatIllegalArgumentException()
          .as(board)
          .isThrownBy(() -> ForeignBoards.read(shape.text(lines(board))))
          .withMessageMatching(
              "row \\d+ \\(of \\d+ squares\\) must have as many squares as there are rows \\(\\d+\\): complete the rows"
                  + "|regions \\(\\d+\\) must be as many as the rows \\(\\d+\\): each has one queen");
    }
  }
}
