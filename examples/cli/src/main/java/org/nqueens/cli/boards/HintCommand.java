package org.nqueens.cli.boards;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.model.Square;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Step;
import org.nqueens.puzzle.language.Language;

/** {@code queens hint N|FILE}. */
public final class HintCommand extends Subcommand {
  private final Boards.One file = new Boards.One(this);

  private final Value<Hint.Stage> stage =
      value(
          Hint.Stage.class,
          named(
                  "--stage",
                  "STAGE",
                  "How much to tell: ${COMPLETION-CANDIDATES}, each with the ones before (default:"
                      + " ${DEFAULT-VALUE}).")
              .defaultValue("why"));

  private final Value<Boolean> check =
      flag("--check", "Tell first which queens and crosses are wrong, if some are.");

  private final Value<Language> language = language();

  private final DrawingOptions drawing = new DrawingOptions(this);

  private final BackendOptions backend = new BackendOptions(this);

  public HintCommand() {
    super("hint", "Tells the next step on a board, and why.");
  }

  @Override
  public Integer call() {
    NamedPosition read = file.readOne();
    Position position = read.position();
    drawing.requireDrawable(List.of(read));
    PuzzleGuide guide = backend.guide();
    Hint hint = file.during(progress -> first(guide, position));
    drawing.printDrawn(
        new DrawnAnswer(
            sentences(position, hint, stage.get(), language.get())
                .collect(Collectors.joining("\n", "", "\n")),
            position,
            // With coordinates, which the sentences refer to.
            marked -> hint.on(marked.withCoordinates(), stage.get()),
            List.of(json(position, hint, stage.get(), language.get()))),
        out);
    out.printJson(Json.result());
    return hasSolution(hint) ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private Hint first(PuzzleGuide guide, Position position) {
    Optional<Hint.Mistake> mistake = check.get() ? guide.mistake(position) : Optional.empty();
    return mistake.<Hint>map(wrong -> wrong).orElseGet(() -> guide.hint(position));
  }

  /** The sentences of a hint up to a stage. */
  static Stream<String> sentences(
      Position position, Hint hint, Hint.Stage stage, Language language) {
    return Stream.of(Hint.Stage.values())
        .filter(told -> told.compareTo(stage) <= 0)
        .map(told -> sentence(position, hint, told, language));
  }

  /** The sentence of a hint; a player without marks has none to take back. */
  private static String sentence(
      Position position, Hint hint, Hint.Stage stage, Language language) {
    boolean emptied = hint instanceof Hint.Emptied;
    if (position.hasMarks() || !emptied && !(hint instanceof Hint.Unsolvable)) {
      return hint.sentence(stage, language);
    }
    return switch (stage) {
      case WHERE -> hint.sentence(stage, language);
      case WHAT ->
          language.text(
              !emptied
                  ? "unmarked.unsolvable"
                  : position.board().stars() > 1 ? "unmarked.emptied-many" : "unmarked.emptied");
      case WHY -> language.text("unmarked.why");
    };
  }

  /** False if the hint says that the position has no solution. */
  private static boolean hasSolution(Hint hint) {
    return !(hint instanceof Hint.Clashing
        || hint instanceof Hint.Emptied
        || hint instanceof Hint.Mistake
        || hint instanceof Hint.Unsolvable);
  }

  /** The line of a hint: its sentences and data up to a stage. */
  static Json json(Position start, Hint hint, Hint.Stage stage, Language language) {
    Json json = Json.of("hint").with("kind", kind(hint));
    for (Hint.Stage told : Hint.Stage.values()) {
      if (told.compareTo(stage) <= 0) {
        json.with(told.toString(), sentence(start, hint, told, language));
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
      json.with("solutions", solutions(start.board(), ambiguous));
    }
    return json;
  }

  /** The rows of one queen in each column, or the squares of several. */
  private static List<?> solutions(Board board, Hint.Ambiguous ambiguous) {
    List<List<Square>> both = List.of(ambiguous.first(), ambiguous.second());
    return !board.isPlain()
        ? both
        : both.stream().map(queens -> queens.stream().map(Square::row).toList()).toList();
  }

  /** The name of the kind of a hint, such as {@code NEXT}. */
  static String kind(Hint hint) {
    return hint.getClass().getSimpleName().toUpperCase(Locale.ROOT);
  }

  private static Json add(Step step, Hint.Stage stage, Json json) {
    json.with("rule", step.rule().name())
        .with("difficulty", step.rule().difficulty())
        .with("units", names(step.units()))
        .with("others", names(step.others()))
        .with("least", Optional.of(step.least()).filter(least -> least > 0));
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
