package org.nqueens.pages;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.format.Clash;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/**
 * The sentences of hints that a page makes by itself: those of Java for an example, in which the
 * squares and units are replaced by placeholders.
 */
final class PlayWords {
  private static final Square SQUARE = new Square(0, 0);
  private static final Square OTHER = new Square(1, 1);
  private static final List<Square> BOTH = List.of(SQUARE, OTHER);
  private static final Unit UNIT = new Unit(Unit.Kind.ROW, 0);

  /** From the difficulty 1 on. */
  private static final List<String> DIFFICULTIES =
      List.of("very easy", "easy", "medium", "hard", "very hard", "extreme");

  private PlayWords() {}

  /** All sentences by name. */
  static String all() {
    Map<String, String> words = new LinkedHashMap<>();
    words.put("clash", template(of(new Hint.Clashing(Clash.inColumn(BOTH)))));
    words.put("single", template(of(hint(Rule.SINGLE))));
    words.put("exclusion", template(what(hint(Rule.COMMON_ATTACK))));
    words.put("emptied", template(of(new Hint.Emptied(UNIT))));
    words.put("solved", of(new Hint.Solved(Placement.of(0))));
    words.put("mistake", template(of(new Hint.Mistake(List.of(SQUARE)))));
    words.put("mistakes", template(of(new Hint.Mistake(BOTH))));
    words.put("difficulty", difficulties());
    return JsonText.object(words);
  }

  /** The words for the difficulties from 1 on. */
  static String difficulties() {
    return JsonText.array(DIFFICULTIES.stream().map(JsonText::string));
  }

  private static Hint hint(Rule rule) {
    return new Hint.Next(
        new Step(
            rule,
            List.of(SQUARE),
            List.of(UNIT),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty()));
  }

  /** The sentence that tells what to do. */
  private static String what(Hint hint) {
    return JsonText.string(hint.sentence(Hint.Stage.WHAT));
  }

  /** The clause about a clash of two queens in a column. */
  static String clashInColumn() {
    return clause(Clash.inColumn(BOTH));
  }

  /** The clause about a clash by a rule on a board of a size. */
  static String clash(AllDifferent rule, int n) {
    return clause(Clash.by(BOTH, rule, n));
  }

  private static String clause(Clash clash) {
    return template(JsonText.string(clash.message()));
  }

  /** The sentences of all stages. */
  static String of(Hint hint) {
    return JsonText.array(hint.sentences().stream().map(JsonText::string));
  }

  private static String template(String json) {
    return json.replace(SQUARE + " and " + OTHER, "{squares}")
        .replace(SQUARE.toString(), "{squares}")
        .replace(UNIT.toString(), "{unit}")
        .replace("\"2 marks", "\"{count} marks");
  }
}
