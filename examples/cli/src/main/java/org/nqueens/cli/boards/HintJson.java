package org.nqueens.cli.boards;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.nqueens.cli.output.Json;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Step;

/** Hints as JSON lines: sentences and data up to a stage. */
final class HintJson {
  private HintJson() {}

  static String of(Position start, Hint hint, Hint.Stage stage) {
    return Json.line(
        "hint",
        generator -> {
          generator.writeStringField("kind", kind(hint));
          for (Hint.Stage told : Hint.Stage.values()) {
            if (told.compareTo(stage) <= 0) {
              generator.writeStringField(told.toString(), HintCommand.sentence(start, hint, told));
            }
          }
          writeData(generator, hint, stage);
        });
  }

  /** The name of the kind of a hint, such as {@code NEXT}. */
  static String kind(Hint hint) {
    return hint.getClass().getSimpleName().toUpperCase(Locale.ROOT);
  }

  private static void writeData(JsonGenerator generator, Hint hint, Hint.Stage stage)
      throws IOException {
    boolean told = stage != Hint.Stage.WHERE;
    if (hint instanceof Hint.Next next) {
      writeStep(generator, next.step(), stage);
    } else if (hint instanceof Hint.Clashing clashing && told) {
      Json.writeSquares(generator, "squares", clashing.clash().queens());
      generator.writeStringField("rule", clashing.clash().rule());
    } else if (hint instanceof Hint.Emptied emptied) {
      writeUnits(generator, "units", List.of(emptied.unit()));
    } else if (hint instanceof Hint.Mistake mistake && told) {
      Json.writeSquares(generator, "squares", mistake.squares());
    } else if (hint instanceof Hint.Ambiguous ambiguous && stage == Hint.Stage.WHY) {
      generator.writeArrayFieldStart("solutions");
      for (Placement solution : List.of(ambiguous.first(), ambiguous.second())) {
        generator.writeArray(solution.rows(), 0, solution.size());
      }
      generator.writeEndArray();
    }
  }

  private static void writeStep(JsonGenerator generator, Step step, Hint.Stage stage)
      throws IOException {
    generator.writeStringField("rule", step.rule().name());
    generator.writeNumberField("difficulty", step.rule().difficulty());
    writeUnits(generator, "units", step.units());
    writeUnits(generator, "others", step.others());
    if (stage != Hint.Stage.WHERE || step.units().isEmpty()) {
      Json.writeSquares(generator, "squares", step.squares());
    }
    if (stage == Hint.Stage.WHY) {
      Json.writeSquares(generator, "support", step.support());
      generator.writeArrayFieldStart("supposition");
      for (Step next : step.supposition()) {
        generator.writeStartObject();
        writeStep(generator, next, stage);
        generator.writeEndObject();
      }
      generator.writeEndArray();
      writeUnits(generator, "emptied", step.emptied().stream().toList());
    }
  }

  private static void writeUnits(JsonGenerator generator, String name, List<Unit> units)
      throws IOException {
    Json.writeStrings(generator, name, units.stream().map(Unit::toString).toList());
  }
}
