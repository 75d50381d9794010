package org.nqueens.cli.options;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.result.Uniqueness;

/** The options of a solver: its time and its backend. */
public sealed class BackendOptions extends OptionGroup permits SearchOptions {
  private final Value<Duration> timeLimit =
      value(
          Duration.class,
          named(
                  "--time-limit",
                  "TIME",
                  "Stop after this time: 500ms, 1.5s, 1m30s, 2h, 1d; a number without a unit is in seconds.")
              .converters(new DurationConverter()));

  private final Value<List<String>> backends =
      listWithCommas(
          String.class,
          backendOption(
              "--backend",
              "ID",
              "The backend, see `queens backends` (default: embedded). Tables take several, with commas"
                  + " between them."));

  public BackendOptions(OptionGroup whole) {
    super(whole);
  }

  public List<String> backends() {
    return backends.get().isEmpty() ? List.of("embedded") : backends.get();
  }

  /** The only backend; throws an IllegalArgumentException if there are several. */
  public String backend() {
    return only("backends", backends());
  }

  public Optional<Duration> timeLimit() {
    return timeLimit.optional();
  }

  public QueensSolver solver() {
    return builder(backend(), Duration.ZERO).build();
  }

  /** Asks a solver about a position; by squares if this suits and no backend is named. */
  public <T> T ask(
      QueensSolver solver, Position position, BiFunction<QueensSolver, QueensModel, T> question) {
    return backends.get().isEmpty()
        ? new BoardSolver(solver).ask(position, question)
        : question.apply(solver, position.model());
  }

  /** Tells whether a position has one solution; by squares if this suits and nothing is named. */
  public Uniqueness uniqueness(QueensSolver solver, Position position) {
    return backends.get().isEmpty()
        ? new BoardSolver(solver).uniqueness(position)
        : solver.uniqueness(position.model());
  }

  /** Refuses a board that need not have one queen in each row, with an IllegalArgumentException. */
  public static void requirePlain(Board board, String what, String remedy) {
    if (!board.isPlain()) {
      throw new IllegalArgumentException(
          "board (of %s queens) must have one queen in each row, and no walls, for %s: %s"
              .formatted(board.queens(), what, remedy));
    }
  }

  /** A builder of a solver whose time limit is reduced by the time spent so far. */
  public QueensSolverBuilder builder(String backend, Duration spent) {
    QueensSolverBuilder builder = QueensSolver.builder().backend(backend);
    return left(spent).map(builder::timeLimit).orElse(builder);
  }

  private Optional<Duration> left(Duration spent) {
    return timeLimit()
        .map(limit -> limit.minus(spent))
        .map(left -> left.isNegative() ? Duration.ZERO : left);
  }

  public PuzzleGuide guide() {
    return guide(Duration.ZERO);
  }

  /** A guide whose time limit is reduced by the time spent so far. */
  public PuzzleGuide guide(Duration spent) {
    PuzzleGuide guide = new PuzzleGuide(QueensSolver.builder().backend(backend()).build());
    return left(spent).map(guide::withTimeLimit).orElse(guide);
  }

  /** The only value of an option; throws an IllegalArgumentException if there are several. */
  static <T> T only(String name, List<T> values) {
    if (values.size() != 1) {
      throw new IllegalArgumentException(
          "%s (%s) must be one here: `queens compare` has tables of several"
              .formatted(name, Choices.joined(values)));
    }
    return values.get(0);
  }
}
