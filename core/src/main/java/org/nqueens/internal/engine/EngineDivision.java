package org.nqueens.internal.engine;

import java.util.stream.LongStream;
import org.nqueens.internal.engine.plain.HalvesCount;
import org.nqueens.spi.CountDivision;

/** How the engine wants a count divided: by the way in which it counts. */
enum EngineDivision implements CountDivision {
  /** Queen by queen. */
  BY_QUEENS(false, true),

  /** By halves that meet in the middle, on a board of which a part is larger than one join. */
  BY_HALVES(true, true),

  /**
   * By halves, on an even board of which each part is one join. The middle rows then have no queens
   * of their own, and the two sides of the join are open but for the middle columns: 0.66 times the
   * time of all symmetries at n = 16, 0.7 at n = 14 and 0.45 at n = 12, but 1.3 at n = 15 and 1.4
   * at n = 18.
   */
  BY_ONE_JOIN(true, false);

  /** The largest even board of which a queen in each middle column leaves no more than a join. */
  private static final int MAX_SIZE_OF_ONE_JOIN = HalvesCount.JOINED_COLUMNS + 2;

  private final boolean byHalves;
  private final boolean swapsAxes;

  EngineDivision(boolean byHalves, boolean swapsAxes) {
    this.byHalves = byHalves;
    this.swapsAxes = swapsAxes;
  }

  /** The division of a plain board of n columns, which is counted by halves. */
  static CountDivision ofPlainBoard(int n) {
    return n % 2 == 0 && n <= MAX_SIZE_OF_ONE_JOIN ? BY_ONE_JOIN : BY_HALVES;
  }

  @Override
  public boolean swapsAxes() {
    return swapsAxes;
  }

  /**
   * The last first: the part with a queen in the centre of an odd board, a quarter of the work at n
   * = 17, would otherwise keep one thread busy when the others have ended.
   */
  @Override
  public boolean startsWithLastRow() {
    return byHalves;
  }

  @Override
  public int minOpenColumns() {
    return byHalves ? HalvesCount.JOINED_COLUMNS : CountDivision.super.minOpenColumns();
  }

  /** By halves more than the whole of n = 17 has, which takes 1.3 to 1.5 s. */
  @Override
  public double nodesPerPart() {
    return byHalves ? 1e9 : CountDivision.super.nodesPerPart();
  }

  /**
   * By halves those of both sides, each estimated by the product of the numbers of rows to the
   * power 0.9, for each placement in the columns between, which are estimated by the square root.
   * The shares up to any part deviate from those of the CPU time by at most 2.8 % at n = 15, 3.7 %
   * at 16, 2.8 % at 17, and by 11 % at 13, where a count takes 3 ms.
   */
  @Override
  public double work(long[] rows) {
    if (!byHalves) {
      return CountDivision.super.work(rows);
    }
    long[] open = LongStream.of(rows).filter(row -> Long.bitCount(row) > 1).toArray();
    int joined = Math.min(HalvesCount.JOINED_COLUMNS, open.length);
    int left = joined / 2;
    int right = open.length - (joined - left);
    double halves =
        Math.pow(product(open, 0, left), 0.9) + Math.pow(product(open, right, open.length), 0.9);
    return halves * Math.sqrt(product(open, left, right));
  }

  private static double product(long[] rows, int from, int end) {
    double product = 1;
    for (int column = from; column < end; column++) {
      product *= Long.bitCount(rows[column]);
    }
    return product;
  }
}
