package org.nqueens.puzzle.hint;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Clash;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;

/**
 * A piece of advice on a position. Immutable and thread-safe.
 *
 * <p>Each stage of a hint reveals more than the one before: it adds a sentence, and squares or
 * units to the drawing.
 */
public sealed interface Hint {

  /** The stages of a hint. */
  enum Stage {
    /** Where to look. */
    WHERE,
    /** What to do there. */
    WHAT,
    /** Why it is right. */
    WHY;

    /** The name in lower case, such as {@code where}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The sentence of a stage.
   *
   * @return one sentence or several; squares are (column, row), counted from 0
   */
  default String sentence(Stage stage) {
    Objects.requireNonNull(stage, "stage");
    return sentences().get(stage.ordinal());
  }

  /** {@return the sentences of all stages: where to look, what to do, and why} */
  List<String> sentences();

  private static List<String> withoutARule(String what, String why) {
    return List.of("No rule excludes another square.", what, why);
  }

  /**
   * A drawing with the units and squares that the hint tells up to a stage.
   *
   * @param drawing a drawing of the position
   * @param stage the last stage
   * @return the drawing with highlights
   */
  default Drawing on(Drawing drawing, Stage stage) {
    Objects.requireNonNull(drawing, "drawing");
    Objects.requireNonNull(stage, "stage");
    if (this instanceof Next next) {
      return on(drawing, next.step(), stage);
    }
    if (this instanceof Emptied emptied) {
      return drawing.withUnit(emptied.unit());
    }
    if (this instanceof Clashing clashing && stage != Stage.WHERE) {
      return marked(drawing, clashing.clash().queens());
    }
    if (this instanceof Mistake mistake && stage != Stage.WHERE) {
      return marked(drawing, mistake.squares());
    }
    return this instanceof Ambiguous ambiguous && stage == Stage.WHY
        ? highlighted(drawing, ambiguous.differences())
        : drawing;
  }

  /** Where to look in a trial is the square itself. */
  private static Drawing on(Drawing drawing, Step step, Stage stage) {
    List<Unit> emptied = stage == Stage.WHY ? step.emptied().stream().toList() : List.of();
    Drawing drawn = drawing;
    for (List<Unit> units : List.of(step.units(), step.others(), emptied)) {
      for (Unit unit : units) {
        drawn = drawn.withUnit(unit);
      }
    }
    boolean squares = stage != Stage.WHERE || step.units().isEmpty();
    return squares ? highlighted(drawn, step.squares()) : drawn;
  }

  private static Drawing highlighted(Drawing drawing, List<Square> squares) {
    Drawing drawn = drawing;
    for (Square square : squares) {
      drawn = drawn.withHighlight(square.column(), square.row());
    }
    return drawn;
  }

  private static Drawing marked(Drawing drawing, List<Square> squares) {
    Drawing drawn = drawing;
    for (Square square : squares) {
      drawn = drawn.withMark(square.column(), square.row());
    }
    return drawn;
  }

  /** The next step, by the weakest rule that applies. */
  record Next(Step step) implements Hint {

    /** Defines the hint. */
    public Next {
      Objects.requireNonNull(step, "step");
    }

    @Override
    public List<String> sentences() {
      return List.of(step.where(), step.what(), step.why());
    }
  }

  /**
   * A clash of queens.
   *
   * @param clash the first clash of the position
   */
  record Clashing(Clash clash) implements Hint {

    /** Defines the hint. */
    public Clashing {
      Objects.requireNonNull(clash, "clash");
    }

    @Override
    public List<String> sentences() {
      String squares = Step.list(clash.queens());
      return clash.queens().size() == 1
          ? List.of(
              "A queen stands on a blocked square.",
              "Take back the queen on " + squares + ".",
              "A solution has no queen there.")
          : List.of(
              clash.queens().size() == 2
                  ? "Two queens attack each other."
                  : "A row, column or region has too many queens.",
              "One of the queens on " + squares + " is wrong.",
              Step.capitalized(clash.message()) + ".");
    }
  }

  /**
   * A unit whose squares left have no room for its queens.
   *
   * @param stars the number of its queens in a solution
   */
  record Emptied(Unit unit, int stars) implements Hint {

    /** Defines the hint. */
    public Emptied {
      Objects.requireNonNull(unit, "unit");
    }

    @Override
    public List<String> sentences() {
      return List.of(
          "Look at " + unit + ".",
          stars == 1
              ? "It has no square left for its queen: take back a mark, if there is one."
              : "It has no room left for its queens: take back a mark, if there is one.",
          "A mark is wrong, or the board has no solution.");
    }
  }

  /**
   * Queens and crosses of the player that no solution of the board has together. If the board has
   * one solution, these are all marks that disagree with it.
   *
   * @param squares the squares of the marks, at least one, ordered by column, then by row
   */
  record Mistake(List<Square> squares) implements Hint {

    /**
     * Defines the hint.
     *
     * @throws IllegalArgumentException if there are none
     */
    public Mistake {
      squares = List.copyOf(Objects.requireNonNull(squares, "squares"));
      if (squares.isEmpty()) {
        throw new IllegalArgumentException(
            "squares ([]) must not be empty: pass the squares of the wrong marks");
      }
    }

    @Override
    public List<String> sentences() {
      return squares.size() == 1
          ? List.of(
              "One mark is wrong.",
              "Take back the mark on " + squares.get(0) + ".",
              "No solution agrees with it.")
          : List.of(
              squares.size() + " marks do not fit the board.",
              "Look at the marks on " + Step.list(squares) + ".",
              "No solution agrees with all of them.");
    }
  }

  /**
   * All queens stand, and none clash.
   *
   * @param queens their squares, column by column
   */
  record Solved(List<Square> queens) implements Hint {

    /** Defines the hint. */
    public Solved {
      queens = List.copyOf(Objects.requireNonNull(queens, "queens"));
    }

    @Override
    public List<String> sentences() {
      return List.of(
          "The board is solved.",
          "There is nothing left to do.",
          "All queens stand, and no two of them attack each other.");
    }
  }

  /**
   * No rule applies, and the position has several solutions.
   *
   * @param first the squares of the queens of a solution, column by column
   * @param second the squares of the queens of another solution
   */
  record Ambiguous(List<Square> first, List<Square> second) implements Hint {

    /** Defines the hint. */
    public Ambiguous {
      first = List.copyOf(Objects.requireNonNull(first, "first"));
      second = List.copyOf(Objects.requireNonNull(second, "second"));
    }

    @Override
    public List<String> sentences() {
      return withoutARule(
          "The position has several solutions: choose one of them.",
          isOnePerColumn()
              ? "Two of them are %s and %s: the row of the queen in each column."
                  .formatted(rows(first), rows(second))
              : "Two of them have different queens on %s.".formatted(Step.list(differences())));
    }

    private boolean isOnePerColumn() {
      return first.stream().map(Square::column).distinct().count() == first.size();
    }

    private static String rows(List<Square> queens) {
      return queens.stream()
          .map(queen -> Integer.toString(queen.row()))
          .collect(Collectors.joining(" "));
    }

    /**
     * The queens that only one of both solutions has.
     *
     * @return their squares, by column, the first solution's before the second's
     */
    public List<Square> differences() {
      return Stream.concat(
              first.stream().filter(queen -> !second.contains(queen)),
              second.stream().filter(queen -> !first.contains(queen)))
          .sorted(Comparator.comparingInt(Square::column))
          .toList();
    }
  }

  /**
   * No rule applies, and the position has exactly one solution.
   *
   * @param solution the squares of its queens, column by column
   */
  record Beyond(List<Square> solution) implements Hint {

    /** Defines the hint. */
    public Beyond {
      solution = List.copyOf(Objects.requireNonNull(solution, "solution"));
    }

    @Override
    public List<String> sentences() {
      return withoutARule(
          "Try a square and see what follows.",
          "The position has one solution, but these rules do not find it.");
    }
  }

  /** No rule applies, and the position has no solution. */
  record Unsolvable() implements Hint {

    @Override
    public List<String> sentences() {
      return withoutARule(
          "Take back a mark, if there is one.",
          "The position has no solution: a mark is wrong, or the board has none.");
    }
  }
}
