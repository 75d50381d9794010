package org.nqueens.internal.engine;

import java.util.stream.LongStream;
import org.nqueens.internal.engine.plain.HalvesCount;
import org.nqueens.spi.CountingBackend.Division;

/** How the engine wants a count by halves divided. */
final class EngineDivision {
  /**
   * The nodes of a part: more than the whole of n = 17 has, which takes 1.3 to 1.5 s. The parts
   * come from the last on: the part with a queen in the centre of an odd board, a quarter of the
   * work at n = 17, would otherwise keep one thread busy when the others have ended.
   */
  private static final Division BY_HALVES =
      new Division(true, true, HalvesCount.JOINED_COLUMNS, 1e9, EngineDivision::work);

  /**
   * The division of an even board of which each part is one join. The middle rows then have no
   * queens of their own, and the two sides of the join are open but for the middle columns: 0.66
   * times the time of all symmetries at n = 16, 0.7 at n = 14 and 0.45 at n = 12, but 1.3 at n = 15
   * and 1.4 at n = 18.
   */
  private static final Division BY_ONE_JOIN =
      new Division(false, true, HalvesCount.JOINED_COLUMNS, 1e9, EngineDivision::work);

  /** The largest even board of which a queen in each middle column leaves no more than a join. */
  private static final int MAX_SIZE_OF_ONE_JOIN = HalvesCount.JOINED_COLUMNS + 2;

  private EngineDivision() {}

  /** The division of a plain board of n columns, which is counted by halves. */
  static Division ofPlainBoard(int n) {
    return n % 2 == 0 && n <= MAX_SIZE_OF_ONE_JOIN ? BY_ONE_JOIN : BY_HALVES;
  }

  /**
   * The halves of both sides, each estimated by the product of the numbers of rows to the power
   * 0.9, for each placement in the columns between, which are estimated by the square root. The
   * shares up to any part deviate from those of the CPU time by at most 2.8 % at n = 15, 3.7 % at
   * 16, 2.8 % at 17, and by 11 % at 13, where a count takes 3 ms.
   */
  private static double work(long[] rows) {
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
