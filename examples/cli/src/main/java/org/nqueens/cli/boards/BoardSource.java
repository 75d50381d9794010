package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Words;
import org.nqueens.format.BooleanFormat;
import org.nqueens.model.Square;
import org.nqueens.puzzle.exchange.ForeignBoards;
import org.nqueens.puzzle.exchange.Reading;

/**
 * What the options say of the texts that are read.
 *
 * @param asked the board whose placements the texts have; empty for texts of boards
 * @param diagonals how many excluded diagonals of a list of CSPLib; empty for n - 2
 * @param stars the queens in each row of a picture; empty for 1
 */
record BoardSource(
    Optional<Position> asked,
    Optional<Integer> diagonals,
    Optional<Integer> stars,
    PrintWriter err) {
  /** The same for texts of placements on a board. */
  BoardSource of(Position board) {
    return new BoardSource(Optional.of(board), diagonals, stars, err);
  }

  /** Tells of a place on standard error. */
  void tell(BoardPath path, String words) {
    err.println("queens: " + Words.visible(path.source() + ": " + words));
  }

  /** Refuses the size of an empty board, or a picture, if options say what is in a text. */
  void requireNoText(String what, String name) {
    if (asked.isPresent() || diagonals.isPresent()) {
      throw new IllegalArgumentException(
          "%s (%s) must be a text with --of or --diagonals, which say what is in it: leave them out"
              .formatted(what, name));
    }
  }

  ForeignBoards read(String text) {
    if (asked.isPresent()) {
      return placements(text, asked.get());
    }
    return diagonals.isPresent()
        ? ForeignBoards.read(text, diagonals.get())
        : ForeignBoards.read(text);
  }

  private static ForeignBoards placements(String text, Position asked) {
    if (BooleanFormat.isAnswer(text)) {
      return BooleanFormat.queens(asked.board().modelSize(), text)
          .map(queens -> new ForeignBoards(List.of(ofModel(asked, queens)), List.of()))
          .orElseGet(() -> ForeignBoards.read(text));
    }
    List<List<Square>> rows = rows(text, asked.board().modelSize());
    if (!rows.isEmpty()) {
      return new ForeignBoards(rows.stream().map(row -> ofModel(asked, row)).toList(), List.of());
    }
    ForeignBoards read = ForeignBoards.read(text);
    return new ForeignBoards(
        read.boards().stream().map(answer -> on(asked, answer)).toList(), read.remarks());
  }

  /** What MiniZinc writes after a placement, and after all of them. */
  private static final Set<String> END_OF_SOLUTION = Set.of("-".repeat(10), "=".repeat(10));

  /** The placements of lines of n rows each, which the size of the model tells; or none. */
  private static List<List<Square>> rows(String text, int n) {
    List<List<Square>> placements = new ArrayList<>();
    for (String line : text.lines().map(String::strip).toList()) {
      if (line.isEmpty() || END_OF_SOLUTION.contains(line)) {
        continue;
      }
      if (!line.matches("\\d{1,5}( \\d{1,5}){0,9999}") || line.split(" ", -1).length != n) {
        return List.of();
      }
      int[] rows = Stream.of(line.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
      if (IntStream.of(rows).anyMatch(row -> row >= n)) {
        return List.of();
      }
      placements.add(IntStream.range(0, n).mapToObj(i -> new Square(i, rows[i])).toList());
    }
    return placements;
  }

  /** The position with queens of its model, whose other columns have none of the board. */
  private static Reading ofModel(Position asked, List<Square> queens) {
    Board board = asked.board();
    return with(
        asked,
        queens.stream()
            .filter(queen -> queen.column() < board.queens())
            .map(queen -> board.squareOf(queen.column(), queen.row()))
            .toList());
  }

  private static Reading with(Position asked, List<Square> queens) {
    Position position = asked;
    for (Square queen : queens) {
      position = position.withQueen(queen.column(), queen.row());
    }
    return new Reading(List.of(position), "");
  }

  private static Reading on(Position asked, Reading answer) {
    Optional<Position> read = answer.position();
    if (read.isEmpty()) {
      return answer;
    }
    int n = asked.board().size();
    int rows = read.get().board().size();
    if (read.get().board().hasRegions() || rows != n) {
      return new Reading(
          List.of(),
          (rows == n
                  ? "placement (with regions) must be queens alone: give the answer to the board"
                  : "placement (of %s rows) must have the %s rows of the board: give its answer")
              .formatted(rows, n));
    }
    return with(asked, read.get().queens());
  }
}
