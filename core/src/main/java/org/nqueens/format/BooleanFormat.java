package org.nqueens.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.ValueIndex;

/**
 * Text formats of SAT and pseudo-Boolean solvers: a model becomes constraints on Boolean variables,
 * one for each square. Thread-safe.
 *
 * <p>Variable {@code 1 + n * column + row} is true if the queen of the column is in the row. There
 * are no other variables, so the solutions of a text are exactly the solutions of its model, and a
 * model counter counts placements.
 */
public enum BooleanFormat {
  /**
   * OPB, linear constraints. Each column has exactly one queen. For each all-different and each of
   * its values, at most one queen stands on the squares with this value: exactly one, if the
   * all-different has as many views as values.
   *
   * @see <a href="https://www.cril.univ-artois.fr/PB16/format.pdf">Input/Output Format and Solver
   *     Requirements for the Competitions of Pseudo-Boolean Solvers</a>
   */
  OPB("*", "* #variable= %s #constraint= %s") {
    @Override
    void appendNone(Writer writer, int variable) {
      writer.append("+1 x", List.of(variable), " = 0 ;");
    }

    @Override
    void appendAtMostOne(Writer writer, List<Integer> variables) {
      writer.append("-1 x", variables, " >= -1 ;");
    }

    @Override
    void appendExactlyOne(Writer writer, List<Integer> variables) {
      writer.append("+1 x", variables, " = 1 ;");
    }

    @Override
    void appendNotAll(Writer writer, List<Integer> variables) {
      writer.append("-1 x", variables, " >= %s ;".formatted(1 - variables.size()));
    }
  },

  /**
   * DIMACS, clauses in conjunctive normal form: the constraints of {@link #OPB}. "At most one of
   * these variables is true" is written as one clause for each pair of the variables.
   *
   * @see <a href="https://satcompetition.github.io/2024/output.html">SAT Competition 2024, input
   *     and output</a>
   */
  DIMACS("c", "p cnf %s %s") {
    @Override
    void appendAtMostOne(Writer writer, List<Integer> variables) {
      for (int second = 1; second < variables.size(); second++) {
        for (int first = 0; first < second; first++) {
          writer.append("-", List.of(variables.get(first), variables.get(second)), " 0");
        }
      }
    }

    @Override
    void appendExactlyOne(Writer writer, List<Integer> variables) {
      writer.append("", variables, " 0");
      appendAtMostOne(writer, variables);
    }

    @Override
    void appendNotAll(Writer writer, List<Integer> variables) {
      writer.append("-", variables, " 0");
    }
  };

  /** The bound of a text of about 100 MB. */
  private static final int MAX_LITERALS = 1 << 23;

  private static final int MAX_VARIABLE = 999_999_999;

  private static final Pattern VALUES = Pattern.compile("v(\\s+-?x?[0-9].*)?");
  private static final Pattern NONE = Pattern.compile("(s )?UNSATISFIABLE|UNSAT|=+UNSATISFIABLE=+");
  private static final Pattern ANSWER = Pattern.compile(VALUES + "|" + NONE + "|s SATISFIABLE|SAT");

  private static final Pattern LITERAL = Pattern.compile("-?x?([0-9]{1,9})");

  private final String comment;
  private final String header;

  BooleanFormat(String comment, String header) {
    this.comment = comment;
    this.header = header;
  }

  /**
   * The constraints of a model.
   *
   * @param model a model with a text of at most 8,388,608 literals. Empty boards of queens may have
   *     up to 136 columns in {@link #DIMACS} and 1,448 in {@link #OPB}
   * @return the text, in lines that end in a line feed. Its comments contain the names of the
   *     constraints, so UTF-8 is the recommended encoding
   * @throws IllegalArgumentException if the model is too large
   */
  public String text(QueensModel model) {
    return text(model, List.of());
  }

  /**
   * The constraints of a model, and for each placement found the constraint that some queen stands
   * elsewhere. A solver that finds no solution of this text has proved that the list, which any
   * program may have found, has all solutions of the model. A solution of this text is a placement
   * that the list misses.
   *
   * @param model a model as for {@link #text(QueensModel)}
   * @param without solutions of the model; each adds a constraint of as many literals as the model
   *     has columns
   * @return the text, in lines that end in a line feed
   * @throws IllegalArgumentException if the model is too large with these placements, or one of
   *     them is no solution of the model
   */
  public String text(QueensModel model, Collection<Placement> without) {
    Objects.requireNonNull(model, "model");
    Objects.requireNonNull(without, "without");
    return new Writer(this, model).text(without);
  }

  /**
   * The placement in the answer of a solver to a text of either format, see {@link #literals}.
   *
   * @param model the model of the text
   * @return the placement, which is a solution of the model; empty if the solver found that there
   *     is none
   * @throws IllegalArgumentException if the answer has no literals and no such line, or is no
   *     solution of the model
   */
  public static Optional<Placement> placement(QueensModel model, String answer) {
    Objects.requireNonNull(model, "model");
    return queens(model.size(), answer).map(queens -> placement(model, queens));
  }

  private static Placement placement(QueensModel model, List<Square> queens) {
    int[] rows = new int[model.size()];
    int[] inColumn = new int[model.size()];
    for (Square queen : queens) {
      inColumn[queen.column()]++;
      rows[queen.column()] = queen.row();
    }
    for (int column = 0; column < rows.length; column++) {
      if (inColumn[column] != 1) {
        throw new IllegalArgumentException(
            "answer (with %s true variables of column %s) must have one true variable of each column: pass the whole answer to the text of this model"
                .formatted(inColumn[column], column));
      }
    }
    Placement placement = Placement.of(rows);
    if (!model.isSolution(placement)) {
      throw new IllegalArgumentException(
          "answer (%s) must be a solution of the model: pass the answer to the text of this model"
              .formatted(placement));
    }
    return placement;
  }

  /**
   * The queens in the answer of a solver to a text of either format, which may clash.
   *
   * @param size the number of columns of the model, at least 1
   * @param answer what the solver printed, see {@link #literals}
   * @return the squares of the true variables; empty if the solver found that there is no solution
   * @throws IllegalArgumentException if the answer has no literals and no such line, or a literal
   *     of another model
   */
  public static Optional<List<Square>> queens(int size, String answer) {
    return literals(answer, (long) size * size)
        .map(
            literals ->
                literals.stream()
                    .filter(literal -> literal > 0)
                    .map(literal -> new Square((literal - 1) / size, (literal - 1) % size))
                    .toList());
  }

  /**
   * {@return whether a text is the answer of a solver: whether it has a line of {@link #literals}}
   *
   * @param text any text
   */
  public static boolean isAnswer(String text) {
    Objects.requireNonNull(text, "text");
    return text.lines().map(String::strip).anyMatch(ANSWER.asMatchPredicate());
  }

  /**
   * The literals in the answer of a solver, without zeros: the number of a true variable, or of a
   * false one with a minus.
   *
   * <p>The competitions of such solvers demand literals in lines that begin with {@code v}, such as
   * {@code v x1 -x2} or {@code v 1 -2 0}, or the line {@code s UNSATISFIABLE}. MiniSat writes
   * {@code SAT} and lines of literals, or {@code UNSAT}. Both forms are read. False literals may be
   * missing. Other lines are ignored.
   *
   * @return the literals; empty if the solver found that there is no solution
   * @throws IllegalArgumentException if there are no literals and no such line, or two contradict
   */
  public static Optional<List<Integer>> literals(String answer) {
    return literals(answer, MAX_VARIABLE);
  }

  private static Optional<List<Integer>> literals(String answer, long variables) {
    Objects.requireNonNull(answer, "answer");
    List<String> lines = answer.lines().map(String::strip).toList();
    if (lines.stream().anyMatch(NONE.asMatchPredicate())) {
      return Optional.empty();
    }
    boolean haveValues = lines.stream().anyMatch(VALUES.asMatchPredicate());
    boolean isFile = !haveValues && lines.contains("SAT");
    List<Integer> literals = new ArrayList<>();
    boolean isInside = false;
    int words = 0;
    for (String line : lines) {
      boolean isOfValues = VALUES.matcher(line).matches();
      if (isOfValues || isInside) {
        List<String> written =
            List.of((isOfValues ? line.substring(1) : line).strip().split("\\s+"));
        for (String literal : written) {
          words += literal.isEmpty() ? 0 : 1;
          variable(literal, variables).ifPresent(literals::add);
        }
      }
      isInside |= isFile && line.equals("SAT");
    }
    if (words == 0) {
      throw new IllegalArgumentException(
          "answer (of %s lines) must have a line 'v' with the literals, or the line 's UNSATISFIABLE': let the solver print its model"
              .formatted(lines.size()));
    }
    Collection<Integer> all = new HashSet<>(literals);
    for (int literal : literals) {
      if (all.contains(-literal)) {
        throw new IllegalArgumentException(
            "answer (with %s and %s) must be one model: give each answer in a text of its own"
                .formatted(literal, -literal));
      }
    }
    return Optional.of(literals);
  }

  /** The variable of a literal with its sign; nothing for the 0 at the end of an answer. */
  private static Optional<Integer> variable(String literal, long variables) {
    Matcher number = LITERAL.matcher(literal);
    int variable =
        number.matches() ? Integer.parseInt(number.group(1)) : literal.isEmpty() ? 0 : -1;
    if (variable < 0 || variable > variables) {
      throw new IllegalArgumentException(
          "literal (%s) must be a variable from 1 to %s, or its negation: pass the answer to the text of this model"
              .formatted(literal, variables));
    }
    return variable == 0
        ? Optional.empty()
        : Optional.of(literal.startsWith("-") ? -variable : variable);
  }

  void appendNone(Writer writer, int variable) {
    appendNotAll(writer, List.of(variable));
  }

  abstract void appendAtMostOne(Writer writer, List<Integer> variables);

  abstract void appendExactlyOne(Writer writer, List<Integer> variables);

  abstract void appendNotAll(Writer writer, List<Integer> variables);

  private static final class Writer {
    private final BooleanFormat format;
    private final QueensModel model;
    private final StringBuilder lines = new StringBuilder();
    private int constraints;
    private int literals;

    Writer(BooleanFormat format, QueensModel model) {
      this.format = format;
      this.model = model;
    }

    String text(Collection<Placement> without) {
      int n = model.size();
      requireFit((long) n * n);
      comment(
          "Variable 1 + " + n + " * column + row is the queen of the column in the row, from 0.");
      comment("squares without a queen");
      for (int column = 0; column < n; column++) {
        for (int row = 0; row < n; row++) {
          if (!model.domain(column).contains(row)) {
            format.appendNone(this, variable(column, row));
          }
        }
      }
      comment("columns");
      for (int column = 0; column < n; column++) {
        List<Integer> squares = new ArrayList<>();
        for (int row = 0; row < n; row++) {
          squares.add(variable(column, row));
        }
        format.appendExactlyOne(this, allowed(squares));
      }
      ValueIndex.of(model).forEach(this::append);
      if (!without.isEmpty()) {
        comment("placements to leave out: " + without.size());
      }
      without.forEach(this::appendAnother);
      return format.header.formatted((long) n * n, constraints) + '\n' + lines;
    }

    private void appendAnother(Placement placement) {
      if (!model.isSolution(placement)) {
        throw new IllegalArgumentException(
            "placement (%s) must be a solution of the model: pass what a solver found for it"
                .formatted(placement));
      }
      format.appendNotAll(
          this,
          IntStream.range(0, placement.size())
              .mapToObj(column -> variable(column, placement.row(column)))
              .toList());
    }

    private void append(ValueIndex index) {
      comment(MiniZinc.line(index.constraint().name()));
      boolean taken = index.isPermutation();
      index
          .values()
          .forEach(
              value -> {
                List<Integer> squares = new ArrayList<>();
                index.forEachSquare(value, (column, row) -> squares.add(variable(column, row)));
                List<Integer> allowed = allowed(squares);
                if (taken) {
                  format.appendExactlyOne(this, allowed);
                } else if (allowed.size() > 1) {
                  format.appendAtMostOne(this, allowed);
                }
              });
    }

    /** The variables of allowed squares, or all if there is none: no format has an empty sum. */
    private List<Integer> allowed(List<Integer> variables) {
      int n = model.size();
      List<Integer> allowed =
          variables.stream()
              .filter(variable -> model.domain((variable - 1) / n).contains((variable - 1) % n))
              .toList();
      return allowed.isEmpty() ? variables : allowed;
    }

    private int variable(int column, int row) {
      return 1 + model.size() * column + row;
    }

    private void comment(String words) {
      lines.append(format.comment).append(' ').append(words).append('\n');
    }

    private void requireFit(long count) {
      if (count > MAX_LITERALS) {
        throw new IllegalArgumentException(
            "model (of size %s) has more than %s literals, too many for a text that fits a string: use a smaller board%s"
                .formatted(model.size(), MAX_LITERALS, format == DIMACS ? " or OPB" : ""));
      }
    }

    void append(String sign, List<Integer> variables, String end) {
      constraints++;
      literals += variables.size();
      requireFit(literals);
      String blank = "";
      for (int variable : variables) {
        lines.append(blank).append(sign).append(variable);
        blank = " ";
      }
      lines.append(end).append('\n');
    }
  }
}
