package org.nqueens.cli.boards;

import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.nqueens.cli.output.Terminal;
import org.nqueens.puzzle.drawing.Drawing;

/** When the regions of boards are drawn in colours. */
enum ColourMode {
  /**
   * On a terminal that names itself in the variable TERM, unless as dumb, or in WT_SESSION, as
   * Windows Terminal does; but not if the variable NO_COLOR is set, see <a
   * href="https://no-color.org">no-color.org</a>.
   */
  AUTO,
  /** Always. */
  ALWAYS,
  /** Never. */
  NEVER;

  /**
   * Tells whether to draw in colours.
   *
   * @param environment the variables of the environment
   * @param terminal tells whether standard output is a terminal
   */
  boolean isOn(Map<String, String> environment, BooleanSupplier terminal) {
    return switch (this) {
      case ALWAYS -> true;
      case NEVER -> false;
      case AUTO ->
          environment.getOrDefault("NO_COLOR", "").isEmpty()
              && (environment.containsKey("WT_SESSION")
                  || !isDumb(environment.getOrDefault("TERM", "")))
              && terminal.getAsBoolean();
    };
  }

  /** The drawing in box-drawing characters, in colours if it has regions and these are on. */
  String unicode(Drawing drawing) {
    return drawing.position().board().hasRegions() && isOn(System.getenv(), Terminal.OUTPUT::exists)
        ? new ColouredBoard(drawing, ColouredBoard.Palette.of(System.getenv())).text()
        : drawing.unicode();
  }

  private static boolean isDumb(String terminal) {
    return terminal.isEmpty() || terminal.equals("dumb");
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
