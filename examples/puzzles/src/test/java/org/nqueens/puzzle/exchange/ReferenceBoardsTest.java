package org.nqueens.puzzle.exchange;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.ReferenceData;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.RegionParts;

/** Boards of others in the formats in which they go round. */
class ReferenceBoardsTest {
  private static final Pattern ROW = Pattern.compile("[A-Za-z]+");

  /** The 374 boards of two collections. */
  private static List<Board> boards() {
    List<Board> boards =
        Stream.of("region-boards.txt", "region-boards-star-battle.txt")
            .flatMap(file -> ReferenceData.boards(file).stream())
            .map(text -> Board.of(rows(text).toArray(String[]::new)))
            .toList();
    assertThat(boards).hasSize(374);
    return boards;
  }

  private static List<String> rows(String text) {
    return text.lines().filter(ROW.asMatchPredicate()).toList();
  }

  private static Board imported(String text) {
    List<Position> positions = ForeignBoards.read(text);
    assertThat(positions).hasSize(1);
    return positions.get(0).board();
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
    for (Board board : boards()) {
      if (format != RegionFormat.PUZZLINK || RegionParts.fault(board).isEmpty()) {
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
    String digits = boards().stream().map(RegionFormat.DIGITS::of).collect(joining("\n"));
    assertThat(ForeignBoards.read(digits).stream().map(position -> numbers(position.board())))
        .containsExactlyElementsOf(boards().stream().map(ReferenceBoardsTest::numbers).toList());
  }

  @Test
  void isRefusedWhereItIsBroken() {
    List<String> boards = ReferenceData.boards("region-boards-malformed.txt");
    assertThat(boards).hasSize(41);
    for (String board : boards) {
      String rows = rows(board).stream().map(row -> "'" + row + "'").collect(joining(","));
      assertThatIllegalArgumentException()
          .as(board)
          .isThrownBy(() -> ForeignBoards.read("[" + rows + "]"))
          .withMessageMatching(
              "row \\d+ \\(of \\d+ squares\\) must have as many squares as there are rows"
                  + " \\(\\d+\\): complete the rows|regions \\(\\d+\\) must be as many as the rows"
                  + " \\(\\d+\\): each has one queen");
    }
  }
}
