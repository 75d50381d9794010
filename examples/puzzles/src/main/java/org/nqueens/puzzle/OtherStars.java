package org.nqueens.puzzle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.internal.squares.SquareSearch;
import org.nqueens.puzzle.language.Language;

/**
 * The number of queens in each row that a board was made for, if it is another number than the
 * board has. A text or a picture of a star battle need not tell its number, and is then read with
 * one queen in each row. Thread-safe.
 */
public final class OtherStars {
  /** The least number of columns for each queen of a row: smaller boards have no solution. */
  private static final int COLUMNS_A_QUEEN = 4;

  /** Looks at the signal to stop; a search of 17 columns has a few thousand nodes, 64 to a look. */
  private static final int MAX_POLLS = 400;

  private OtherStars() {}

  /**
   * The sentence that tells a maker of the only other number with which a board has exactly one
   * solution, with the option of the command. Takes milliseconds, and tens of thousands of nodes at
   * most for each number.
   *
   * @param board a board, usually with several solutions or none
   * @return the sentence; empty if there is no such number or several, if a search takes too long
   *     or the calling thread is interrupted, or if the board is not for {@link
   *     Variant#NON_TOUCHING} with regions on 8 to {@value Board#MAX_STARRED_SIZE} columns
   */
  public static Optional<String> sentence(Board board) {
    OptionalInt found = of(Objects.requireNonNull(board, "board"));
    if (found.isEmpty()) {
      return Optional.empty();
    }
    int stars = found.getAsInt();
    String pieces = Language.ENGLISH.text("piece." + (stars == 1 ? "queen" : "queens-" + stars));
    return Optional.of(
        "With %s in each row the board has exactly one solution: give --stars %s"
            .formatted(pieces, stars));
  }

  static OptionalInt of(Board board) {
    if (!board.hasRegions()
        || board.variant() != Variant.NON_TOUCHING
        || !board.isFilled()
        || board.size() < 2 * COLUMNS_A_QUEEN
        || board.size() > Board.MAX_STARRED_SIZE) {
      return OptionalInt.empty();
    }
    int most = Math.min(Board.MAX_STARS, board.size() / COLUMNS_A_QUEEN);
    int[] found =
        IntStream.rangeClosed(1, most)
            .filter(stars -> stars != board.stars() && isUnique(board.withStars(stars)))
            .toArray();
    return found.length == 1 ? OptionalInt.of(found[0]) : OptionalInt.empty();
  }

  private static boolean isUnique(Board board) {
    AtomicInteger polls = new AtomicInteger();
    BooleanSupplier stop =
        () -> polls.incrementAndGet() > MAX_POLLS || Thread.currentThread().isInterrupted();
    return SquareSearch.first(2, board, List.of(), stop).size() == 1
        && polls.get() <= MAX_POLLS
        && !Thread.currentThread().isInterrupted();
  }
}
