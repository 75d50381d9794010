package org.nqueens.format;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * Models in MiniZinc, a modelling language for constraint solvers. Thread-safe.
 *
 * <p>In the text {@code q[j]} is the row of the queen in column j, both 0-based. The solutions of
 * the text are exactly the solutions of the model, printed in the format of {@link
 * org.nqueens.model.Placement#toString()}: {@code minizinc --solver gecode -a board.mzn} prints all
 * of them.
 *
 * <p>A constraint with lookups, or with numbers beyond 2^30, compares ranks instead of values: only
 * the equality of values matters, and many solvers cannot represent every {@code int}.
 *
 * @see <a href="https://docs.minizinc.dev/">The MiniZinc Handbook</a>, part 2, A MiniZinc Tutorial
 */
public final class MiniZinc {
  /** The bound of a text of 20 to 80 MB. */
  private static final int MAX_NUMBERS = 1 << 22;

  /** The largest sum, multiple and constant that solvers compute with. */
  private static final int MAX_NUMBER = 1 << 30;

  private MiniZinc() {}

  /**
   * The model without a search annotation: the solver chooses its own search.
   *
   * @param model the model, with at most 4,194,304 offsets, table entries and rows of domains
   *     together
   * @return the text, in lines that end in a line feed. Its comments contain the names of the
   *     constraints, so UTF-8 is the recommended encoding
   * @throws IllegalArgumentException if the model is too large
   */
  public static String text(QueensModel model) {
    return text(model, "solve satisfy;");
  }

  /**
   * The model with a search annotation, see section 2.5, Search, of the handbook; section 4.3,
   * Interfacing Solvers to FlatZinc, lists all annotations.
   *
   * <p>A solver may ignore an annotation, and its propagation is its own. Placements may therefore
   * come in another order than from this library, except for {@code input_order} with {@code
   * indomain_min}: with a solver that follows these annotations the order is lexicographic.
   *
   * <p>{@link org.nqueens.search.ValueSelection#MIDDLE} becomes {@code indomain_middle}, the value
   * nearest to the mean of the bounds, whereas MIDDLE first rounds the mean down: with the rows 0,
   * 1, 3 and 5 left, {@code indomain_middle} selects 3 and MIDDLE selects 1. Gecode selects the
   * median instead and prints a warning.
   *
   * @param model a model as for {@link #text(QueensModel)}
   * @param strategy a named strategy without a tie-break of the smallest domain
   * @return the text, in lines that end in a line feed
   * @throws IllegalArgumentException if MiniZinc has no annotation for the strategy, or the model
   *     is too large
   */
  public static String text(QueensModel model, SearchStrategy strategy) {
    Objects.requireNonNull(strategy, "strategy");
    return text(model, "solve :: " + annotation(strategy) + " satisfy;");
  }

  private static String text(QueensModel model, String solve) {
    Objects.requireNonNull(model, "model");
    int n = model.size();
    requireFit(model);
    StringBuilder text = new StringBuilder();
    text.append("% A queen in each column of a board of size ").append(n).append(".\n");
    text.append("include \"alldifferent.mzn\";\n\n");
    text.append("% q[j] is the row of the queen in column j.\n");
    text.append("array[0..%s] of var 0..%s: q;\n".formatted(n - 1, n - 1));
    for (int column = 0; column < n; column++) {
      if (model.domain(column).size() < n) {
        text.append("constraint ").append(allowed(column, model.domain(column))).append('\n');
      }
    }
    for (AllDifferent constraint : model.constraints()) {
      text.append("\n% ").append(line(constraint.name())).append('\n');
      append(text, constraint, n);
    }
    text.append('\n').append(solve).append("\n\n");
    text.append("output [join(\" \", [show(row) | row in q]), \"\\n\"];\n");
    return text.toString();
  }

  /** A name in a line of a comment, without characters that break the line or have no encoding. */
  static String line(String name) {
    return name.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]+", " ").strip();
  }

  private static void requireFit(QueensModel model) {
    long numbers = 0;
    for (RowDomain domain : model.domains()) {
      numbers += isRange(domain) ? 1 : domain.size();
    }
    for (AllDifferent constraint : model.constraints()) {
      numbers +=
          (long) constraint.views().size()
              * (needsRanks(constraint, model.size()) ? model.size() : 1);
    }
    if (numbers > MAX_NUMBERS) {
      throw new IllegalArgumentException(
          "model (of size %s) has %s offsets, table entries and rows of domains, and must have at most %s for a text that fits a string: use a smaller board"
              .formatted(model.size(), numbers, MAX_NUMBERS));
    }
  }

  private static boolean isRange(RowDomain domain) {
    return domain.size() == domain.max() - domain.next(0) + 1;
  }

  private static String allowed(int column, RowDomain domain) {
    if (domain.isEmpty()) {
      return "false; % column " + column + " has no row left";
    }
    if (domain.size() == 1) {
      return "q[" + column + "] = " + domain.max() + ";";
    }
    String rows =
        isRange(domain)
            ? domain.next(0) + ".." + domain.max()
            : domain.rows().mapToObj(Integer::toString).collect(Collectors.joining(", ", "{", "}"));
    return "q[" + column + "] in " + rows + ";";
  }

  private static void append(StringBuilder text, AllDifferent constraint, int n) {
    if (constraint.views().size() < 2) {
      text.append("% no constraint: fewer than two columns\n");
    } else if (needsRanks(constraint, n)) {
      text.append(
          "% [a, b, ...][q[j] + 1] is the entry of row q[j]; all entries selected differ.\n");
      Map<Integer, Integer> ranks = new HashMap<>();
      text.append("constraint alldifferent([\n");
      text.append(
          constraint.views().stream()
              .map(view -> "  " + entry(view, ranks, n))
              .collect(Collectors.joining(",\n", "", "\n]);\n")));
    } else {
      String sums =
          constraint.views().stream()
              .map(view -> view.formula("q[" + view.column() + "]"))
              .collect(Collectors.joining(", "));
      text.append("constraint alldifferent([").append(sums).append("]);\n");
    }
  }

  private static boolean needsRanks(AllDifferent constraint, int n) {
    return !constraint.views().stream()
        .allMatch(view -> view.isAffine() && hasSmallNumbers(view, n));
  }

  private static boolean hasSmallNumbers(View view, int n) {
    long constant = view.valueAt(0);
    long sum = view.valueAt(n - 1);
    return LongStream.of(constant, sum - constant, sum)
        .allMatch(number -> Math.abs(number) <= MAX_NUMBER);
  }

  private static String entry(View view, Map<Integer, Integer> ranks, int n) {
    return view.values(n)
        .map(value -> ranks.computeIfAbsent(value, first -> ranks.size()))
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(", ", "[", "][q[" + view.column() + "] + 1]"));
  }

  /**
   * The annotation of a strategy, from the tables of section 4.3.1, Specification of FlatZinc;
   * throws an IllegalArgumentException if MiniZinc has none.
   */
  private static String annotation(SearchStrategy strategy) {
    if (strategy instanceof NamedStrategy named) {
      Optional<String> variables = annotation(named.variables());
      if (variables.isPresent()) {
        return "int_search(q, %s, %s, complete)"
            .formatted(variables.get(), annotation(named.values()));
      }
    }
    String known =
        Arrays.stream(VariableSelection.values())
            .filter(selection -> annotation(selection).isPresent())
            .map(VariableSelection::toString)
            .collect(Collectors.joining(", "));
    throw new IllegalArgumentException(
        "strategy (%s) has no MiniZinc annotation: use one of %s with any value selection, or leave the search to the solver"
            .formatted(strategy, known));
  }

  private static Optional<String> annotation(VariableSelection selection) {
    return switch (selection) {
      case FIRST_UNBOUND -> Optional.of("input_order");
      case MIN_DOMAIN_SIZE -> Optional.of("first_fail");
      case MAX_DOMAIN_SIZE -> Optional.of("anti_first_fail");
      case LOWEST_MIN -> Optional.of("smallest");
      case HIGHEST_MAX -> Optional.of("largest");
      case MAX_REGRET_ON_MIN -> Optional.of("max_regret");
      case MIN_SIZE_LOWEST_MIN, MIN_SIZE_HIGHEST_MIN, MIN_SIZE_LOWEST_MAX, MIN_SIZE_HIGHEST_MAX ->
          Optional.empty();
    };
  }

  private static String annotation(ValueSelection selection) {
    return switch (selection) {
      case SMALLEST -> "indomain_min";
      case LARGEST -> "indomain_max";
      case MIDDLE -> "indomain_middle";
      case LOWER_HALF -> "indomain_split";
      case UPPER_HALF -> "indomain_reverse_split";
    };
  }
}
