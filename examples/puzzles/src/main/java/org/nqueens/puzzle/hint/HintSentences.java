package org.nqueens.puzzle.hint;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Clash;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.language.Language;

/** The sentences of hints in a language; {@code play-hints.mjs} writes them from the same texts. */
final class HintSentences {
  /** The most squares of a unit that a sentence lists. */
  private static final int MAX_LISTED = 12;

  private final Language language;

  HintSentences(Language language) {
    this.language = language;
  }

  /** The sentences of all stages: where to look, what to do, and why. */
  List<String> of(Hint hint) {
    if (hint instanceof Hint.Next next) {
      return of(next.step());
    }
    if (hint instanceof Hint.Clashing clashing) {
      return of(clashing.clash());
    }
    if (hint instanceof Hint.Emptied emptied) {
      return List.of(
          language.text("hint.emptied.where", Map.of("unit", name(emptied.unit()))),
          language.text("hint." + forMany("emptied", emptied.stars()) + ".what"),
          language.text("hint.emptied.why"));
    }
    if (hint instanceof Hint.Mistake mistake) {
      int number = mistake.squares().size();
      return stages(
          number > 1 ? "mistakes" : "mistake",
          Map.of("number", number, "squares", language.list(mistake.squares())));
    }
    if (hint instanceof Hint.Solved) {
      return stages("solved", Map.of());
    }
    String kind = hint.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    return List.of(
        language.text("hint.no-rule"),
        language.text("hint." + kind + ".what"),
        hint instanceof Hint.Ambiguous ambiguous
            ? whyAmbiguous(ambiguous)
            : language.text("hint." + kind + ".why"));
  }

  private List<String> stages(String kind, Map<String, ?> places) {
    return Stream.of("where", "what", "why")
        .map(stage -> language.text("hint." + kind + "." + stage, places))
        .toList();
  }

  /** The part of a key for a board of several queens in each unit. */
  private static String forMany(String key, int stars) {
    return stars > 1 ? key + "-many" : key;
  }

  private String whyAmbiguous(Hint.Ambiguous ambiguous) {
    List<Square> first = ambiguous.first();
    return first.stream().map(Square::column).distinct().count() == first.size()
        ? language.text(
            "hint.ambiguous.why", Map.of("first", rows(first), "second", rows(ambiguous.second())))
        : language.text(
            "hint.ambiguous-many.why", Map.of("squares", language.list(ambiguous.differences())));
  }

  private static String rows(List<Square> queens) {
    return queens.stream()
        .map(queen -> Integer.toString(queen.row()))
        .collect(Collectors.joining(" "));
  }

  private List<String> of(Clash clash) {
    Map<String, String> squares = Map.of("squares", language.list(clash.queens()));
    int number = clash.queens().size();
    return number == 1
        ? stages("blocked", squares)
        : List.of(
            language.text(number > 2 ? "hint.crowd.where" : "hint.clash.where"),
            language.text("hint.clash.what", squares),
            sentence(clash));
  }

  private String sentence(Clash clash) {
    String squares = language.list(clash.queens());
    if (clash.queens().size() > 2) {
      String kind = clash.rule().substring(0, clash.rule().length() - 1);
      String name = clash.attack().substring(clash.attack().lastIndexOf(' ') + 1);
      String unit = language.text("unit." + kind, Map.of("name", name));
      return language.text("clash.crowd", Map.of("squares", squares, "unit", unit));
    }
    String key = "clash." + clash.attack().replaceAll("[^a-z]+", "-");
    return language.text(key, Map.of("squares", squares));
  }

  /** The sentences of a step: where to look, what to do, and why. */
  List<String> of(Step step) {
    Map<String, Object> places = places(step);
    boolean isPair = step.rule() == Rule.SETS && step.others().isEmpty();
    boolean isAttack = isPair || step.rule() == Rule.COMMON_ATTACK;
    if (step.emptied().isPresent()) {
      places.put("steps", contradiction(step));
    }
    return List.of(
        language.text("hint." + (isPair ? "confined" : rule(step.rule())) + ".where", places),
        language.text("hint." + what(step) + ".what", places),
        language.text(
            "hint." + why(step) + (isAttack && step.squares().size() > 1 ? ".why-all" : ".why"),
            places));
  }

  private static String rule(Rule rule) {
    return switch (rule) {
      case SINGLE -> "single";
      case CONFINED -> "confined";
      case COMMON_ATTACK -> "attack";
      case SETS -> "sets";
      case TRIAL, DEEP_TRIAL -> "trial";
    };
  }

  private static String what(Step step) {
    if (step.rule() == Rule.SINGLE) {
      return why(step);
    }
    return step.others().isEmpty() || step.squares().size() <= MAX_LISTED ? "exclude" : "rest";
  }

  /** The key of the reason, which differs with several queens in each unit. */
  private static String why(Step step) {
    if (step.rule() == Rule.SINGLE) {
      return step.squares().size() > 1 ? "singles" : "single";
    }
    if (step.stars() == 1 || step.emptied().isPresent()) {
      return rule(step.rule());
    }
    if (step.rule() == Rule.COMMON_ATTACK) {
      return "attacks";
    }
    if (step.others().isEmpty()) {
      return "pair";
    }
    return step.least() > 0
        ? step.isOverfull() ? "least-overfull" : "least"
        : step.isOverfull() ? "overfull" : "needed";
  }

  /** What a supposed queen leads to, up to the unit without a square. */
  private String contradiction(Step step) {
    Unit emptied = step.emptied().orElseThrow();
    String end =
        language.text(
            "hint.then." + forMany("emptied", step.stars()), Map.of("unit", name(emptied)));
    return Stream.concat(
            step.supposition().stream()
                .map(next -> language.text("hint.then." + why(next), places(next))),
            Stream.of(end))
        .reduce((one, other) -> language.text("hint.then.and", Map.of("one", one, "other", other)))
        .orElseThrow();
  }

  /** What stands in the places of the texts about a step. */
  private Map<String, Object> places(Step step) {
    Map<String, Object> places = new HashMap<>();
    List<Unit> units = step.units();
    List<Unit> others = step.others();
    places.put("square", step.squares().get(0));
    places.put("squares", language.list(step.squares()));
    places.put("count", step.squares().size());
    places.put("least", step.least());
    if (!units.isEmpty()) {
      String[] numbers = language.text("hint.numbers").split(" ", -1);
      int index = units.size() - 2;
      places.put("unit", name(units.get(0)));
      places.put("units", names(units));
      places.put("kind", language.text("kind." + kind(units.get(0))));
      places.put("number", index >= 0 && index < numbers.length ? numbers[index] : units.size());
    }
    if (!others.isEmpty()) {
      places.put("other", name(others.get(0)));
      places.put("others", names(others));
      places.put("otherKind", language.text("kind." + kind(others.get(0))));
    } else if (units.size() > 1) {
      places.put("other", name(units.get(1)));
    }
    return places;
  }

  private String names(List<Unit> units) {
    return units.size() == 1
        ? name(units.get(0))
        : language.text(
            "units." + kind(units.get(0)),
            Map.of("names", language.list(units.stream().map(Unit::label).toList())));
  }

  private String name(Unit unit) {
    return language.text("unit." + kind(unit), Map.of("name", unit.label()));
  }

  private static String kind(Unit unit) {
    return unit.kind().name().toLowerCase(Locale.ROOT);
  }
}
