package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.stream.Stream;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;

/**
 * A drawing to which the units and squares of a hint are added.
 *
 * @param drawing a drawing of the position
 */
record HintDrawing(Drawing drawing) {

  /** The drawing with all that a hint tells up to a stage. */
  static Drawing of(Hint hint, Drawing drawing, Hint.Stage stage) {
    HintDrawing plain = new HintDrawing(drawing);
    boolean where = stage == Hint.Stage.WHERE;
    if (hint instanceof Hint.Next next) {
      return plain.step(next.step(), stage);
    }
    if (hint instanceof Hint.Clashing clashing && !where) {
      return plain.withMarks(clashing.clash().queens());
    }
    if (hint instanceof Hint.Emptied emptied) {
      return drawing.withUnit(emptied.unit());
    }
    if (hint instanceof Hint.Mistake mistake && !where) {
      return plain.withMarks(mistake.squares());
    }
    if (hint instanceof Hint.Ambiguous ambiguous && stage == Hint.Stage.WHY) {
      return plain.withHighlights(ambiguous.differences());
    }
    return drawing;
  }

  /** Where to look in a trial is the square itself. */
  private Drawing step(Step step, Hint.Stage stage) {
    List<Unit> emptied = stage == Hint.Stage.WHY ? step.emptied().stream().toList() : List.of();
    Drawing drawn = drawing;
    for (Unit unit :
        Stream.of(step.units(), step.others(), emptied).flatMap(List::stream).toList()) {
      drawn = drawn.withUnit(unit);
    }
    boolean squares = stage != Hint.Stage.WHERE || step.units().isEmpty();
    return squares ? new HintDrawing(drawn).withHighlights(step.squares()) : drawn;
  }

  private Drawing withHighlights(List<Square> squares) {
    Drawing drawn = drawing;
    for (Square square : squares) {
      drawn = drawn.withHighlight(square.column(), square.row());
    }
    return drawn;
  }

  private Drawing withMarks(List<Square> squares) {
    Drawing drawn = drawing;
    for (Square square : squares) {
      drawn = drawn.withMark(square.column(), square.row());
    }
    return drawn;
  }
}
