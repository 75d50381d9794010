package org.nqueens.cli.site;

import java.time.Year;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;

/** The puzzles of a year, one for each date. */
final class DailyPuzzles {
  /** The columns of the boards of seven days, which begin with an easy one. */
  private static final int[] SIZES = {6, 7, 7, 8, 8, 9, 10};

  /** The day of the seven whose board has two queens in each row, and the difficulty of that. */
  private static final int STAR_DAY = 6;

  private static final int STAR_DIFFICULTY = 1;

  private static final int SEEDS_A_YEAR = 1_000;

  private DailyPuzzles() {}

  /** The boards of the first days of a year; equal years have equal boards. */
  static Stream<Board> of(Year year, int days) {
    return IntStream.rangeClosed(1, days).mapToObj(day -> board(year, day));
  }

  private static Board board(Year year, int day) {
    PuzzleGenerator generator =
        new PuzzleGenerator(QueensSolver.builder().build(), QueensSolver.builder().build());
    long seed = (long) year.getValue() * SEEDS_A_YEAR + day;
    int size = SIZES[day % SIZES.length];
    Puzzle puzzle =
        day % SIZES.length == STAR_DAY
            ? generator
                .withStars(2)
                .make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, STAR_DIFFICULTY, seed)
            : generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, seed);
    return puzzle.board().withTitle(""); // the page has that of the date
  }
}
