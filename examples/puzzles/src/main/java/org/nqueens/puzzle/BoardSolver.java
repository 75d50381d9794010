package org.nqueens.puzzle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;
import org.nqueens.spi.BackendException;

/**
 * A solver of boards and positions, which chooses the backend for each of them. Boards with several
 * queens in each row, with walls or with another number of queens are searched by squares, all
 * others by the solver that it is given; {@link #uniqueness} and {@link #findAny} also search large
 * boards of regions by squares. The limits, the stop token and the consumer of progress of the
 * given solver hold in each case; its strategy does not hold for first solutions by squares, which
 * come in no order. A solver {@linkplain QueensSolverBuilder#upToSymmetry() up to symmetry} is for
 * plain boards. To insist on the backend of a solver, ask it about the {@linkplain Position#model()
 * model} of the position. Immutable and thread-safe.
 */
public final class BoardSolver {
  /**
   * The engine takes 0.4 times the time of a search by squares on most boards of regions, but from
   * this size on up to 300 times on some: of boards with one solution, 7 times in the mean.
   */
  private static final int MIN_REGIONS = 13;

  private final QueensSolver solver;

  /**
   * Creates a solver of boards.
   *
   * @param solver the solver of boards that are not searched by squares; of a decorator, a search
   *     by squares has only the {@linkplain QueensSolver#toBuilder() options}
   */
  public BoardSolver(QueensSolver solver) {
    this.solver = Objects.requireNonNull(solver, "solver");
  }

  /**
   * Tells whether a position has no solution, one, or several.
   *
   * @return the answer, with one or two placements of the model of the position
   * @throws IllegalArgumentException if the options of the solver do not allow the question
   * @throws IllegalStateException if the position has no {@linkplain Position#model() model}
   * @throws SearchStoppedException if a limit, a token or an interrupt stops the search
   */
  public Uniqueness uniqueness(Position position) {
    return first(
        position,
        QueensSolver::uniqueness,
        answer ->
            answer instanceof Uniqueness.Unique unique
                ? List.of(unique.placement())
                : answer instanceof Uniqueness.Ambiguous ambiguous
                    ? List.of(ambiguous.first(), ambiguous.second())
                    : List.of());
  }

  /**
   * Finds a solution of a position.
   *
   * @return a placement of the model of the position; empty if it has no solution
   * @throws IllegalArgumentException if the options of the solver do not allow the question
   * @throws IllegalStateException if the position has no {@linkplain Position#model() model}
   * @throws SearchStoppedException if a limit, a token or an interrupt stops the search
   */
  public Optional<Placement> findAny(Position position) {
    return first(position, QueensSolver::findAny, found -> found.stream().toList());
  }

  /** Asks for first solutions, which need no tables of rules but a check of the squares. */
  private <T> T first(
      Position position,
      BiFunction<? super QueensSolver, ? super QueensModel, ? extends T> question,
      Function<? super T, List<Placement>> placements) {
    Board board = Objects.requireNonNull(position, "position").board();
    if (board.isPlain() && !isLarge(position)) {
      return question.apply(solver, position.model());
    }
    // Symmetries are those of a model with its tables, which are small on a plain board.
    SquareBackend backend =
        board.isPlain()
            ? new SquareBackend(position)
            : SquareBackend.withoutTables(position, Optional.empty());
    // A formula of the solver for first solutions would answer the model without tables.
    T answer =
        question.apply(solver.toBuilder().backend(backend).anyOrder().build(), backend.base());
    for (Placement placement : placements.apply(answer)) {
      if (!isSolution(placement, position)) {
        throw BackendException.breach(
            backend.id(), "answered (%s), which does not solve the board".formatted(placement));
      }
    }
    return answer;
  }

  /** Whether a board of regions is large; with queens on it, it has fewer squares. */
  private static boolean isLarge(Position position) {
    Board board = position.board();
    return board.hasRegions()
        && board.size() >= MIN_REGIONS
        && board.size() <= Board.MAX_STARRED_SIZE
        && board.variant() == Variant.NON_TOUCHING
        && position.queens().isEmpty();
  }

  private static boolean isSolution(Placement placement, Position position) {
    List<Square> squares = position.board().squares(placement);
    return squares.containsAll(position.queens())
        && squares.stream().noneMatch(square -> position.hasCross(square.column(), square.row()))
        && position.withPlacement(placement).clashes().isEmpty();
  }

  /**
   * Asks any question about a position: the given solver if its board is {@linkplain
   * Board#isPlain() plain}, otherwise a solver by squares. Makes the model of the position once.
   *
   * @param question takes a solver and the {@linkplain Position#model() model} of the position,
   *     such as {@code QueensSolver::count}
   */
  public <T> T ask(
      Position position,
      BiFunction<? super QueensSolver, ? super QueensModel, ? extends T> question) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(question, "question");
    if (position.board().isPlain()) {
      return question.apply(solver, position.model());
    }
    SquareBackend backend = new SquareBackend(position);
    return question.apply(solver.toBuilder().backend(backend).build(), backend.base());
  }

  /**
   * The most queens of a position, as far as they are known.
   *
   * @param queens the squares of as many queens as were found, with those of the position
   * @param atMost the number of queens above which there is proven to be no solution; the number of
   *     {@code queens} if they are the most
   */
  public record Most(List<Square> queens, int atMost) {
    /** Defines an answer. */
    public Most {
      queens = List.copyOf(Objects.requireNonNull(queens, "queens"));
      if (atMost < queens.size()) {
        throw new IllegalArgumentException(
            "atMost (%s) must be at least %s, the number of queens: pass what is proven"
                .formatted(atMost, queens.size()));
      }
    }

    /** {@return whether no solution has more queens} */
    public boolean isProven() {
      return queens.size() == atMost;
    }
  }

  /**
   * Places the most queens on a position, at most one in each row, column and other unit. It asks
   * for one queen less each time, from the least number of units of a kind on; the limits of the
   * solver hold for each number of queens.
   *
   * @param position a position without {@linkplain Position#clashes() clashes}, on a board of at
   *     most {@value Board#MAX_STARRED_SIZE} columns and one star
   * @return the queens, and what is proven of their number
   * @throws IllegalArgumentException if queens clash, or the board cannot have another number
   * @throws SearchStoppedException if the calling thread is interrupted, or a token stops the
   *     search
   */
  public Most most(Position position) {
    List<Square> given = requireNoClash(position).queens();
    int bound =
        position.board().units().stream()
            .filter(units -> units.kind() == Units.Kind.COLUMNS || units.kind() == Units.Kind.ROWS)
            .mapToInt(Units::count)
            .min()
            .orElseThrow();
    int atMost = Math.max(bound, given.size());
    for (int queens = bound; queens > given.size(); queens--) {
      Position asked = position.withQueens(queens);
      try {
        Optional<Placement> found = findAny(asked);
        if (found.isPresent()) {
          return new Most(asked.board().squares(found.get()), atMost);
        }
        atMost = queens - 1; // a solution with more queens has one with as many in it
      } catch (SearchStoppedException e) {
        if (e.completion() != Completion.TIME_LIMIT && e.completion() != Completion.FAILURE_LIMIT) {
          throw e;
        }
      }
    }
    return new Most(given, atMost);
  }

  /**
   * Explains why a position on a board with walls or another number of queens has no solution. The
   * limits of the solver hold for each search; it searches for each reason a few times.
   *
   * @param position a position without {@linkplain Position#clashes() clashes}, on a board of at
   *     most {@value Board#MAX_STARRED_SIZE} columns that is not {@linkplain Board#isFilled()
   *     filled}
   * @return the reasons; empty if there is a solution
   * @throws IllegalArgumentException if queens clash, or the board is another one
   * @throws SearchStoppedException if a limit, a token or an interrupt stops a search
   */
  public Optional<BoardConflict> conflict(Position position) {
    if (requireNoClash(position).board().isFilled()) {
      throw new IllegalArgumentException(
          "board (of %s queens) must have walls or another number of queens: ask the solver to explain its model, or a guide for steps"
              .formatted(position.board().queens()));
    }
    return new BoardConflict.Search(position, this::isFeasible).run();
  }

  /** Whether squares keep some rules of a board. */
  private boolean isFeasible(Position position, Predicate<Units> rules) {
    SquareBackend backend = SquareBackend.withoutTables(position, Optional.of(rules));
    return solver.toBuilder()
        .backend(backend)
        .anyOrder()
        .build()
        .findAny(backend.base())
        .isPresent();
  }

  private static Position requireNoClash(Position position) {
    if (!Objects.requireNonNull(position, "position").clashes().isEmpty()) {
      throw new IllegalArgumentException(
          "queens (%s) must not clash: look at clashes() first".formatted(position.queens()));
    }
    return position;
  }
}
