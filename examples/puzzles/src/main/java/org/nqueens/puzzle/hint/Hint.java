package org.nqueens.puzzle.hint;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.nqueens.board.Clash;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.language.Language;

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
   * The sentence of a stage in English.
   *
   * @return one sentence or several; squares are (column, row), counted from 0
   */
  default String sentence(Stage stage) {
    return sentence(stage, Language.ENGLISH);
  }

  /**
   * The sentence of a stage in a language.
   *
   * @return one sentence or several; squares are (column, row), counted from 0
   */
  default String sentence(Stage stage, Language language) {
    Objects.requireNonNull(stage, "stage");
    Objects.requireNonNull(language, "language");
    return new HintSentences(language).of(this).get(stage.ordinal());
  }

  /** A drawing with the units and squares that the hint tells up to a stage. */
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
      return drawing.withMarks(clashing.clash().queens());
    }
    if (this instanceof Mistake mistake && stage != Stage.WHERE) {
      return drawing.withMarks(mistake.squares());
    }
    return this instanceof Ambiguous ambiguous && stage == Stage.WHY
        ? drawing.withHighlights(ambiguous.differences())
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
    return squares ? drawn.withHighlights(step.squares()) : drawn;
  }

  /** The next step, by the weakest rule that applies. */
  record Next(Step step) implements Hint {

    /** Defines the hint. */
    public Next {
      Objects.requireNonNull(step, "step");
    }
  }

  /** A clash of queens, the first of the position. */
  record Clashing(Clash clash) implements Hint {

    /** Defines the hint. */
    public Clashing {
      Objects.requireNonNull(clash, "clash");
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
  }

  /** No rule applies, and the position has no solution. */
  record Unsolvable() implements Hint {}
}
