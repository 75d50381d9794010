package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.internal.RegionSquares;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Layout;
import org.nqueens.puzzle.internal.deduction.Rounds;
import org.nqueens.puzzle.internal.squares.SquareSearch;

/**
 * A generator of boards of connected regions with several queens in each, whose only solution a
 * search finds.
 *
 * <p>An attempt starts from random queens and regions around them. While there are other solutions,
 * a square that a queen of one of them takes, or a square beside it, moves to a neighbouring
 * region, if that leaves no more solutions. A board of a difficulty is the first of that rating:
 * the rules take milliseconds for a board, so that hill climbing by ratings would take longer than
 * new boards.
 *
 * @param difficulty the difficulty, from 1 to 5; empty for any, also beyond the rules
 */
record StarBoardGenerator(
    Generation generation, Random random, int size, int stars, OptionalInt difficulty) {
  private static final int ATTEMPTS = 1_000;

  /** The moves of an attempt without fewer solutions. */
  private static final int MOVES = 150;

  /** The other solutions that are counted; a board with more is as far from its goal. */
  private static final int MAX_OTHERS = 30;

  /** Generates a board; empty if all attempts fail. */
  Optional<Puzzle> generate() {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      generation.beginAttempt();
      List<Square> queens = randomQueens();
      Optional<Board> board =
          Regions.grown(size, queens, random)
              .filter(regions -> becomesUnique(regions, queens))
              .map(Regions::board)
              .filter(this::isWanted);
      if (board.isPresent()) {
        return board.map(made -> new Puzzle(made, made.placement(queens)));
      }
    }
    return Optional.empty();
  }

  private boolean isWanted(Board board) {
    if (difficulty.isEmpty()) {
      return true;
    }
    int wanted = difficulty.getAsInt();
    Rounds rounds =
        generation.rate(
            Candidates.of(Position.of(board), Layout.of(board)),
            Fifths.nearest(stars, size).hardestRule(wanted));
    return rounds.end() == Rounds.End.SOLVED
        && Rating.of(rounds, size, stars).difficulty() == wanted;
  }

  /**
   * Queens without regions: the squares in random order are taken, if some placement has them with
   * those taken before. The distribution is not uniform over all placements.
   */
  private List<Square> randomQueens() {
    Board open = Board.empty(size).withVariant(Variant.NON_TOUCHING).withStars(stars);
    List<Square> found =
        any(open, List.of())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "size (%s) has no placement of %s queens in each row and column that do not touch: choose another size"
                            .formatted(size, stars)));
    List<Square> taken = new ArrayList<>();
    for (int at : Generation.shuffled(size * size, random)) {
      Square square = new Square(at % size, at / size);
      if (found.contains(square)) {
        taken.add(square);
      } else if (taken.stream().noneMatch(queen -> touch(queen, square))) {
        List<Square> more = new ArrayList<>(taken);
        more.add(square);
        Optional<List<Square>> other = any(open, more);
        if (other.isPresent()) {
          found = other.get();
          taken = more;
        }
      }
    }
    return found;
  }

  private static boolean touch(Square one, Square other) {
    return Math.abs(one.column() - other.column()) <= 1 && Math.abs(one.row() - other.row()) <= 1;
  }

  private Optional<List<Square>> any(Board board, List<Square> queens) {
    return SquareSearch.first(1, board, queens, this::requireTime).stream().findFirst();
  }

  /** Ends the generation if its time is up; else false, which lets a search go on. */
  private boolean requireTime() {
    generation.solver().requireTime();
    return false;
  }

  /** Moves squares until the queens are the only solution; false if that takes too many moves. */
  private boolean becomesUnique(Regions regions, List<Square> queens) {
    List<List<Square>> others = others(regions, queens);
    for (int moves = 0; !others.isEmpty() && moves < MOVES; moves++) {
      List<Square> other = others.get(random.nextInt(others.size()));
      int square = near(other.stream().filter(Predicate.not(queens::contains)).toList());
      Optional<Regions.Move> move =
          regions.randomMove(square, random).filter(possible -> regions.canSpare(square));
      if (move.isPresent()) {
        regions.make(move.get());
        List<List<Square>> next = others(regions, queens);
        if (next.size() < others.size()) {
          moves = 0;
        }
        if (next.size() <= others.size()) {
          others = next;
        } else {
          regions.undo(move.get());
        }
      }
    }
    return others.isEmpty();
  }

  /** A random one of some squares, or in one of four cases a neighbour of it. */
  private int near(List<Square> squares) {
    Square square = squares.get(random.nextInt(squares.size()));
    int at = square.row() * size + square.column();
    int[] neighbours = RegionSquares.neighbours(at, size);
    return random.nextInt(4) == 0 ? neighbours[random.nextInt(neighbours.length)] : at;
  }

  /** Solutions other than the queens, up to {@value #MAX_OTHERS}. */
  private List<List<Square>> others(Regions regions, List<Square> queens) {
    generation.countBoard();
    // One more, which may be the queens.
    return SquareSearch.first(MAX_OTHERS + 1, regions.board(), List.of(), this::requireTime)
        .stream()
        .filter(solution -> !solution.equals(queens))
        .limit(MAX_OTHERS)
        .toList();
  }
}
