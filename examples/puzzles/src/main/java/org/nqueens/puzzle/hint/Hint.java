package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.format.Clash;
import org.nqueens.model.Placement;
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
   * @param stage the stage
   * @return one sentence or several; squares are (column, row), counted from 0
   */
  default String sentence(Stage stage) {
    Objects.requireNonNull(stage, "stage (null) must not be null: pass one such as WHERE");
    return HintSentences.of(this).at(stage);
  }

  /**
   * A drawing with the units and squares that the hint tells up to a stage.
   *
   * @param drawing a drawing of the position
   * @param stage the last stage
   * @return the drawing with highlights
   */
  default Drawing on(Drawing drawing, Stage stage) {
    Objects.requireNonNull(
        drawing, "drawing (null) must not be null: pass a drawing of the position");
    Objects.requireNonNull(stage, "stage (null) must not be null: pass one such as WHERE");
    return HintDrawing.of(this, drawing, stage);
  }

  /**
   * The next step, by the weakest rule that applies.
   *
   * @param step the step
   */
  record Next(Step step) implements Hint {

    /** Defines the hint. */
    public Next {
      Objects.requireNonNull(step, "step (null) must not be null: pass the next step");
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
      Objects.requireNonNull(clash, "clash (null) must not be null: pass the clash");
    }
  }

  /**
   * A unit that has no square left for its queen.
   *
   * @param unit the unit
   */
  record Emptied(Unit unit) implements Hint {

    /** Defines the hint. */
    public Emptied {
      Objects.requireNonNull(unit, "unit (null) must not be null: pass the unit");
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
      squares =
          List.copyOf(
              Objects.requireNonNull(
                  squares, "squares (null) must not be null: pass the squares of the wrong marks"));
      if (squares.isEmpty()) {
        throw new IllegalArgumentException(
            "squares ([]) must not be empty: pass the squares of the wrong marks");
      }
    }
  }

  /**
   * All queens stand, and none clash.
   *
   * @param placement the queens
   */
  record Solved(Placement placement) implements Hint {

    /** Defines the hint. */
    public Solved {
      Objects.requireNonNull(placement, "placement (null) must not be null: pass the queens");
    }
  }

  /**
   * No rule applies, and the position has several solutions.
   *
   * @param first a solution
   * @param second another solution
   */
  record Ambiguous(Placement first, Placement second) implements Hint {

    /** Defines the hint. */
    public Ambiguous {
      Objects.requireNonNull(first, "first (null) must not be null: pass a solution");
      Objects.requireNonNull(second, "second (null) must not be null: pass another solution");
    }

    /**
     * The queens of both solutions in the columns in which they differ.
     *
     * @return their squares, by column, the first solution's before the second's
     */
    public List<Square> differences() {
      return IntStream.range(0, first.size())
          .filter(column -> first.row(column) != second.row(column))
          .boxed()
          .flatMap(
              column ->
                  Stream.of(
                      new Square(column, first.row(column)),
                      new Square(column, second.row(column))))
          .toList();
    }
  }

  /**
   * No rule applies, and the position has exactly one solution.
   *
   * @param solution the solution
   */
  record Beyond(Placement solution) implements Hint {

    /** Defines the hint. */
    public Beyond {
      Objects.requireNonNull(solution, "solution (null) must not be null: pass the only solution");
    }
  }

  /** No rule applies, and the position has no solution. */
  record Unsolvable() implements Hint {}
}
