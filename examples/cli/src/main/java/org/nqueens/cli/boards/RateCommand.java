package org.nqueens.cli.boards;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Words;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.hint.Step;
import org.nqueens.puzzle.language.Language;

/** {@code queens rate N|FILE...}. */
public final class RateCommand extends Subcommand {
  private final Boards.Several files = new Boards.Several(this);

  private final Value<Boolean> path = flag("--path", "Print every step of the solution.");

  private final Value<Language> language = language();

  private final BackendOptions backend = new BackendOptions(this);

  public RateCommand() {
    super("rate", "Rates how hard boards are for a person.");
    format("", TableFormat.TEXT, TableFormat.JSON);
  }

  @Override
  public Integer call() {
    require("--path", List.of("--language"), "only the steps have it");
    List<NamedPosition> boards = files.readEmpty();
    EachBoard each = new EachBoard(files, out, err);
    return each.run(
        boards,
        "",
        (board, progress) -> {
          long start = System.nanoTime();
          SolvingPath solved = backend.guide().path(board.position());
          Optional<Rating> rating =
              solved.end() instanceof Hint.Solved
                  ? backend
                      .guide(Duration.ofNanos(System.nanoTime() - start))
                      .rating(board.position().board())
                  : Optional.empty();
          progress.erase();
          each.add(verdict(solved.end()));
          return print(board, rating, solved);
        });
  }

  private static EachBoard.Verdict verdict(Hint end) {
    boolean isUnique = end instanceof Hint.Solved || end instanceof Hint.Beyond;
    return EachBoard.Verdict.of(isUnique ? 1 : end instanceof Hint.Ambiguous ? 2 : 0);
  }

  private int print(NamedPosition board, Optional<Rating> rating, SolvingPath solved) {
    if (path.get()) {
      printPath(solved);
    }
    String words =
        rating.map(found -> text(found, solved)).orElseGet(() -> noDifficulty(board, solved.end()));
    out.answer(board.label() + words, json(board, rating, solved));
    if (verdict(solved.end()) != EachBoard.Verdict.UNIQUE) {
      board.tellOtherStars(out, err);
    }
    return rating.isPresent() ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private void printPath(SolvingPath solved) {
    int number = 1;
    for (Step step : solved.steps()) {
      Hint hint = new Hint.Next(step);
      String sentences = step.sentences(language.get());
      // The names of rules are English.
      String rule = language.get() == Language.ENGLISH ? name(step.rule()) + ": " : "";
      out.answer(
          "%s. %s%s\n".formatted(number++, rule, sentences),
          HintCommand.json(solved.start(), hint, Hint.Stage.WHY, language.get()));
    }
  }

  private static String text(Rating rating, SolvingPath solved) {
    List<String> rules =
        Arrays.stream(Rule.values())
            .filter(rule -> count(rule, solved) > 0)
            .map(rule -> count(rule, solved) + " " + name(rule))
            .toList();
    return "difficulty %s%s, score %s\n%s%s\n"
        .formatted(
            rating.difficulty(),
            rating.hardestRule().map(rule -> " (" + name(rule) + ")").orElse(""),
            rating.score(),
            Words.counted(solved.steps().size(), "step"),
            rules.isEmpty() ? "" : ": " + String.join(", ", rules));
  }

  private static String noDifficulty(NamedPosition board, Hint end) {
    if (end instanceof Hint.Ambiguous ambiguous) {
      return "no difficulty: the board has several solutions, such as %s and %s\n"
          .formatted(board.words(ambiguous.first()), board.words(ambiguous.second()));
    }
    return end instanceof Hint.Beyond
        ? "no difficulty: the board has one solution, but needs more than the rules\n"
        : "no difficulty: " + board.noSolution() + "\n";
  }

  private static Json json(NamedPosition board, Optional<Rating> rating, SolvingPath solved) {
    Json steps = new Json();
    for (Rule rule : Rule.values()) {
      steps.with(rule.name(), count(rule, solved));
    }
    return Json.result()
        .with("end", HintCommand.kind(solved.end()))
        .with("difficulty", rating.map(Rating::difficulty))
        .with("score", rating.map(Rating::score))
        .with("steps", steps)
        .with("source", board.source());
  }

  private static long count(Rule rule, SolvingPath solved) {
    return solved.steps().stream().filter(step -> step.rule() == rule).count();
  }

  private static String name(Rule rule) {
    return rule.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
