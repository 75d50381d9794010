package org.nqueens.puzzle.exchange;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.RegionParts;
import org.nqueens.puzzle.internal.RegionSquares;

/** A format of boards with regions that other programs read. */
public enum RegionFormat {
  /** A JSON object with the size, a name if the board has a title, and rows of letters. */
  COLORREGIONS {
    @Override
    String text(Board board) {
      String name = board.title().replaceAll("[\"\\\\]", "\\\\$0");
      String rows =
          board.lines().stream()
              .map(line -> "    [\"" + String.join("\", \"", line.split("")) + "\"]")
              .collect(Collectors.joining(",\n"));
      return "{\n  \"size\": %s,\n%s  \"colorRegions\": [\n%s\n  ]\n}\n"
          .formatted(board.size(), name.isEmpty() ? "" : "  \"name\": \"" + name + "\",\n", rows);
    }
  },
  /**
   * The address of a star battle with one star on puzz.link, without the title. It has the borders
   * of regions alone, hence each region is connected.
   */
  PUZZLINK {
    @Override
    String text(Board board) {
      RegionParts.fault(board)
          .ifPresent(
              fault -> {
                throw new IllegalArgumentException(
                    fault + ": choose another format than puzzlink, which has only the borders");
              });
      return PuzzleLink.of(board) + "\n";
    }
  },
  /** Rows of numbers with blanks between them, from 0 in the order of the first squares. */
  DIGITS {
    @Override
    String text(Board board) {
      String letters = RegionSquares.letters(board);
      return board.lines().stream()
          .map(line -> line.chars().mapToObj(letter -> "" + letters.indexOf(letter)))
          .map(numbers -> numbers.collect(Collectors.joining(" ", "", "\n")))
          .collect(Collectors.joining());
    }
  };

  abstract String text(Board board);

  /**
   * A board in this format.
   *
   * @param board a board with regions on all squares, for queens that do not touch
   * @return the text, which ends in a line feed
   * @throws IllegalArgumentException if the format cannot express the board
   */
  public final String of(Board board) {
    Objects.requireNonNull(board, "board");
    if (!board.hasRegions()) {
      throw new IllegalArgumentException(
          "board (of %s rows) must have regions: other programs have no blocked squares and no given queens"
              .formatted(board.size()));
    }
    if (board.variant() != Variant.NON_TOUCHING) {
      throw new IllegalArgumentException(
          "variant (%s) must be non-touching: other programs have no other pieces on regions"
              .formatted(board.variant()));
    }
    if (board.lines().stream().anyMatch(line -> line.indexOf('#') >= 0)) {
      throw new IllegalArgumentException(
          "board (of %s rows) must have no blocked squares: give each square to a region"
              .formatted(board.size()));
    }
    return text(board);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
