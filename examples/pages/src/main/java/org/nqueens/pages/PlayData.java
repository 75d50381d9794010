package org.nqueens.pages;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.hint.Step;

/**
 * The data that {@code play-board.mjs} reads: the board, its rules, the marks at the start, and the
 * steps of the solving path. A square is written as {@code row * n + column}, a unit as its place
 * in {@link Unit#of(Board)}.
 */
final class PlayData {
  private final Board board;
  private final int n;
  private final List<Unit> units;

  private PlayData(Board board) {
    this.board = board;
    this.n = board.size();
    this.units = Unit.of(board);
  }

  /**
   * Writes the data.
   *
   * @param position the marks at the start
   * @param path the path from the board without marks
   * @param difficulty the difficulty of the board; 0 if the rules do not solve it
   * @param solution the queens of the only solution; empty if it is unknown or there are several
   */
  static String of(
      Position position, SolvingPath path, int difficulty, Collection<Square> solution) {
    return new PlayData(position.board()).object(position, path, difficulty, solution);
  }

  /**
   * Writes the data of a page.
   *
   * @param title the title of a book; empty if the page finds one in its language
   * @param year the year of a page with a board for each date; empty if it is of any year
   * @param boards the data of each board
   */
  static String of(String title, OptionalInt year, List<String> boards) {
    Map<String, String> data = new LinkedHashMap<>();
    data.put("title", JsonText.string(title));
    data.put("key", JsonText.string(key(String.join("", boards))));
    year.ifPresent(number -> data.put("year", Integer.toString(number)));
    data.put("boards", JsonText.array(boards.stream()));
    return JsonText.object(data);
  }

  private String object(
      Position position, SolvingPath path, int difficulty, Collection<Square> solution) {
    Map<String, String> data = new LinkedHashMap<>();
    data.put("key", JsonText.string(key(board.withTitle("").toString())));
    data.put("title", JsonText.string(board.title()));
    data.put("variant", JsonText.string(board.variant().toString()));
    data.put("difficulty", Integer.toString(difficulty));
    data.put("n", Integer.toString(n));
    data.put("stars", Integer.toString(board.stars()));
    data.put("total", Integer.toString(board.queens()));
    data.put("blocked", inState(SquareState.BLOCKED));
    data.put("walls", inState(SquareState.WALL));
    data.put("given", inState(SquareState.GIVEN));
    data.put("regions", JsonText.string(board.hasRegions() ? String.join("", board.lines()) : ""));
    data.put("colours", JsonText.numbers(RegionColours.of(board).rgb()));
    List<Square> given = DrawnSquares.in(board, SquareState.GIVEN);
    data.put("queens", squares(position.queens().stream().filter(s -> !given.contains(s))));
    data.put("crosses", squares(position.crosses().stream()));
    data.put("steps", JsonText.array(path.steps().stream().map(this::step)));
    data.put("end", end(path.end()));
    data.put("solution", squares(solution.stream()));
    return JsonText.object(data);
  }

  /** A name for the memory of a browser. */
  private static String key(String text) {
    return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private String inState(SquareState state) {
    return JsonText.array(DrawnSquares.in(board, state).stream().mapToInt(this::place).sorted());
  }

  private int place(Square square) {
    return square.row() * n + square.column();
  }

  private String squares(Stream<Square> squares) {
    return JsonText.array(squares.mapToInt(this::place));
  }

  private String units(List<Unit> some) {
    return JsonText.array(some.stream().mapToInt(units::indexOf));
  }

  /** A step without empty lists and zeros. */
  private String step(Step step) {
    Map<String, String> json = new LinkedHashMap<>();
    json.put("difficulty", Integer.toString(step.rule().difficulty()));
    json.put("squares", squares(step.squares().stream()));
    json.put("units", units(step.units()));
    json.put("support", squares(step.support().stream()));
    json.put("others", units(step.others()));
    json.put("least", Integer.toString(step.least()));
    json.put("emptied", units(step.emptied().stream().toList()));
    json.put("supposed", JsonText.array(step.supposition().stream().map(this::step)));
    json.values().removeIf(List.of("[]", "0")::contains);
    return JsonText.object(json);
  }

  private static String rows(List<Square> queens) {
    return queens.stream()
        .map(queen -> Integer.toString(queen.row()))
        .collect(Collectors.joining(" "));
  }

  private String end(Hint end) {
    Map<String, String> json = new LinkedHashMap<>();
    json.put("kind", JsonText.string(end.getClass().getSimpleName()));
    if (end instanceof Hint.Ambiguous two && board.isPlain()) {
      json.put("first", JsonText.string(rows(two.first())));
      json.put("second", JsonText.string(rows(two.second())));
    }
    json.put(
        "squares",
        squares(end instanceof Hint.Ambiguous two ? two.differences().stream() : Stream.of()));
    return JsonText.object(json);
  }
}
