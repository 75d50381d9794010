package org.nqueens.puzzle;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Clash;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.hint.Step;
import org.nqueens.puzzle.internal.deduction.Argument;
import org.nqueens.puzzle.internal.deduction.Attacks;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Deducer;
import org.nqueens.puzzle.internal.deduction.Layout;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;

/**
 * Answers a player of a puzzle: hints on positions, whole solving paths, and mistakes.
 *
 * <p>Hints and paths follow from the {@link Rule rules}. They trust the marks of the player, and
 * never use the knowledge that a board has one solution. A solver answers only what the rules
 * cannot: whether a position has a solution if no rule applies, and which marks are wrong. Boards
 * have at most {@value #MAX_SIZE} columns. Immutable and thread-safe.
 */
public final class PuzzleGuide {
  /** The number of columns of the largest board for hints and ratings, 64. */
  public static final int MAX_SIZE = Attacks.MAX_SIZE;

  private final QueensSolver solver;
  private final Optional<Duration> timeLimit;

  /**
   * Creates a guide.
   *
   * @param solver answers the questions beyond the rules; its time limit holds for each of them
   */
  public PuzzleGuide(QueensSolver solver) {
    this(Objects.requireNonNull(solver, "solver"), Optional.empty());
  }

  private PuzzleGuide(QueensSolver solver, Optional<Duration> timeLimit) {
    this.solver = solver;
    this.timeLimit = timeLimit;
  }

  /**
   * This guide with a time limit for each call, for deductions and searches together.
   *
   * @param limit zero or more; replaces the time limit of the solver
   * @throws IllegalArgumentException if the limit is negative
   */
  public PuzzleGuide withTimeLimit(Duration limit) {
    return new PuzzleGuide(solver, Optional.of(PuzzleSolver.requireLimit(limit)));
  }

  /** The solver for one call; its time limit begins now. */
  private PuzzleSolver timedSolver() {
    return new PuzzleSolver(solver, System.nanoTime(), timeLimit);
  }

  /**
   * The hint on a position: its first clash, a unit without a square left, the next step, or the
   * answer of the solver if there is no step.
   *
   * @return any hint but a {@link Hint.Mistake}
   * @throws IllegalArgumentException if the board is too large
   * @throws SearchStoppedException if an interrupt or the time limit stops the deduction or the
   *     solver, or a limit of the solver stops it
   */
  public Hint hint(Position position) {
    Objects.requireNonNull(position, "position");
    Layout layout = Layout.of(position.board());
    List<Clash> clashes = position.clashes();
    if (!clashes.isEmpty()) {
      return new Hint.Clashing(clashes.get(0));
    }
    PuzzleSolver timed = timedSolver();
    return hint(position, candidates(position, layout, timed), timed);
  }

  private static Candidates candidates(Position position, Layout layout, PuzzleSolver timed) {
    return Candidates.of(position, layout).withCheck(timed::requireTime);
  }

  /**
   * The answer of the solver on a position of any board, by no rule.
   *
   * @return a {@link Hint.Beyond} with the only solution, a {@link Hint.Ambiguous} with two of
   *     several, or a {@link Hint.Unsolvable}
   * @throws SearchStoppedException if a limit or an interrupt stops the search
   */
  public Hint answer(Position position) {
    Objects.requireNonNull(position, "position");
    return beyondTheRules(position, timedSolver());
  }

  /** The hint on a position without clashes. */
  private static Hint hint(Position position, Candidates candidates, PuzzleSolver timed) {
    if (candidates.emptied().isPresent()) {
      int unit = candidates.emptied().getAsInt();
      return new Hint.Emptied(Unit.of(position.board()).get(unit), position.board().stars());
    }
    if (candidates.isSolved()) {
      return new Hint.Solved(position.queens());
    }
    return Deducer.next(candidates, Rule.DEEP_TRIAL)
        .<Hint>map(argument -> new Hint.Next(argument.step(position.board())))
        .orElseGet(() -> beyondTheRules(position, timed));
  }

  private static Hint beyondTheRules(Position position, PuzzleSolver timed) {
    Board board = position.board();
    Uniqueness uniqueness = timed.uniqueness(position);
    if (uniqueness instanceof Uniqueness.Ambiguous ambiguous) {
      return new Hint.Ambiguous(
          board.squares(ambiguous.first()), board.squares(ambiguous.second()));
    }
    return uniqueness instanceof Uniqueness.Unique unique
        ? new Hint.Beyond(board.squares(unique.placement()))
        : new Hint.Unsolvable();
  }

  /**
   * The steps from a position until no rule applies.
   *
   * @return the path; it has no steps if the position has a clash or is solved
   * @throws IllegalArgumentException if the board is too large
   * @throws SearchStoppedException if an interrupt or the time limit stops the deduction or the
   *     solver, or a limit of the solver stops it
   */
  public SolvingPath path(Position position) {
    Objects.requireNonNull(position, "position");
    if (!position.clashes().isEmpty()) {
      return new SolvingPath(position, List.of(), hint(position));
    }
    PuzzleSolver timed = timedSolver();
    Candidates candidates = candidates(position, Layout.of(position.board()), timed);
    List<Step> path = new ArrayList<>();
    Position last = position;
    while (candidates.emptied().isEmpty() && !candidates.isSolved()) {
      Optional<Argument> next = Deducer.next(candidates, Rule.DEEP_TRIAL);
      if (next.isEmpty()) {
        return new SolvingPath(position, path, beyondTheRules(last, timed));
      }
      next.get().applyTo(candidates);
      Step step = next.get().step(position.board());
      path.add(step);
      last = step.on(last);
    }
    return new SolvingPath(position, path, hint(last, candidates, timed));
  }

  /**
   * Rates a board, as {@link Rating#of} does, within the time limit of this guide.
   *
   * @return the rating; empty if the rules do not solve the board
   * @throws IllegalArgumentException if the board is too large
   * @throws SearchStoppedException if an interrupt or the time limit stops the deduction
   */
  public Optional<Rating> rating(Board board) {
    return Rating.of(board, timedSolver()::requireTime);
  }

  /**
   * The mistake of the player: marks that leave the board without a solution.
   *
   * @return if the board has one solution, all marks that disagree with it; if it has several, a
   *     minimal set of marks that no solution agrees with, or the marks of a clash. Empty if a
   *     solution agrees with all marks, or the board has no solution at all
   * @throws SearchStoppedException if a limit or an interrupt stops a search
   */
  public Optional<Hint.Mistake> mistake(Position position) {
    Objects.requireNonNull(position, "position");
    List<Square> squares = mistakes(position, timedSolver()).sorted().toList();
    return squares.isEmpty() ? Optional.empty() : Optional.of(new Hint.Mistake(squares));
  }

  private static Stream<Square> mistakes(Position position, PuzzleSolver timed) {
    Uniqueness uniqueness = timed.uniqueness(Position.of(position.board()));
    if (uniqueness instanceof Uniqueness.Unique unique) {
      List<Square> solution = position.board().squares(unique.placement());
      return marks(position).filter(mark -> isQueen(mark, position) != solution.contains(mark));
    }
    if (!(uniqueness instanceof Uniqueness.Ambiguous)) {
      return Stream.empty();
    }
    if (!position.clashes().isEmpty()) {
      List<Square> clashing = position.clashes().get(0).queens();
      return marks(position).filter(clashing::contains);
    }
    return timed.findAny(position).isPresent() ? Stream.empty() : contradictory(position, timed);
  }

  /** Takes back every mark without which the position still has no solution. */
  private static Stream<Square> contradictory(Position position, PuzzleSolver timed) {
    List<Square> kept = new ArrayList<>();
    Position rest = position;
    for (Square mark : marks(position).toList()) {
      Position without = rest.withoutMark(mark.column(), mark.row());
      if (timed.findAny(without).isPresent()) {
        kept.add(mark);
      } else {
        rest = without;
      }
    }
    return kept.stream();
  }

  /** The queens of the player, then the crosses. */
  private static Stream<Square> marks(Position position) {
    Position given = Position.of(position.board());
    return Stream.concat(
        position.queens().stream().filter(queen -> !isQueen(queen, given)),
        position.crosses().stream());
  }

  private static boolean isQueen(Square square, Position position) {
    return position.hasQueen(square.column(), square.row());
  }
}
