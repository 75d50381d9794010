package org.nqueens.cli.boards;

import java.util.List;
import java.util.Locale;
import org.nqueens.cli.output.Json;
import org.nqueens.format.Position;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Step;

/** Hints as JSON lines: sentences and data up to a stage. */
final class HintJson {
  private HintJson() {}

  static Json of(Position start, Hint hint, Hint.Stage stage) {
    Json json = Json.of("hint").with("kind", kind(hint));
    for (Hint.Stage told : Hint.Stage.values()) {
      if (told.compareTo(stage) <= 0) {
        json.with(told.toString(), HintCommand.sentence(start, hint, told));
      }
    }
    boolean told = stage != Hint.Stage.WHERE;
    if (hint instanceof Hint.Next next) {
      add(next.step(), stage, json);
    } else if (hint instanceof Hint.Clashing clashing && told) {
      json.with("squares", clashing.clash().queens()).with("rule", clashing.clash().rule());
    } else if (hint instanceof Hint.Emptied emptied) {
      json.with("units", names(List.of(emptied.unit())));
    } else if (hint instanceof Hint.Mistake mistake && told) {
      json.with("squares", mistake.squares());
    } else if (hint instanceof Hint.Ambiguous ambiguous && stage == Hint.Stage.WHY) {
      json.with("solutions", List.of(ambiguous.first().rows(), ambiguous.second().rows()));
    }
    return json;
  }

  /** The name of the kind of a hint, such as {@code NEXT}. */
  static String kind(Hint hint) {
    return hint.getClass().getSimpleName().toUpperCase(Locale.ROOT);
  }

  private static Json add(Step step, Hint.Stage stage, Json json) {
    json.with("rule", step.rule().name())
        .with("difficulty", step.rule().difficulty())
        .with("units", names(step.units()))
        .with("others", names(step.others()));
    if (stage != Hint.Stage.WHERE || step.units().isEmpty()) {
      json.with("squares", step.squares());
    }
    return stage != Hint.Stage.WHY
        ? json
        : json.with("support", step.support())
            .with(
                "supposition",
                step.supposition().stream().map(next -> add(next, stage, new Json())).toList())
            .with("emptied", names(step.emptied().stream().toList()));
  }

  private static List<String> names(List<Unit> units) {
    return units.stream().map(Unit::toString).toList();
  }
}
