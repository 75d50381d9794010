package org.nqueens.internal.decompose;

/**
 * One word for a placement of 17 queens in different rows, if the first queen is known. Columns 1
 * to 15 take four bits each, the last of them the lowest. The four bits above say which of these
 * columns has row 16, the only row of five bits; 0 if none has it. The last queen takes the row
 * that is left. Immutable.
 */
final class PartRows extends PackedRows {
  static final int SIZE = 17;

  private static final int LAST = SIZE - 1;
  private static final int BITS = 4;

  private final int firstRow;

  PartRows(int firstRow) {
    super(SIZE);
    this.firstRow = firstRow;
  }

  @Override
  public int words() {
    return 1;
  }

  @Override
  public boolean pack(int[] rows, long[] words, int from) {
    long word = 0;
    int left = rows[0] ^ rows[LAST];
    int inLastRow = 0;
    int columnOfLastRow = 0;
    for (int column = 1; column < LAST; column++) {
      int row = rows[column];
      left ^= row;
      word = word << BITS | row & LAST - 1;
      inLastRow += row >> BITS; // without a jump, which would often be mispredicted
      columnOfLastRow += (row >> BITS) * column;
    }
    words[from] = (long) columnOfLastRow << BITS * (LAST - 1) | word;
    return rows[0] == firstRow && left == LAST && inLastRow <= 1;
  }

  @Override
  public void unpack(long[] words, int from, int[] rows) {
    long word = words[from];
    int left = LAST ^ firstRow; // the exclusive or of all rows from 0 to 16 is 16
    rows[0] = firstRow;
    for (int column = LAST - 1; column > 0; column--) {
      int row = (int) word & LAST - 1;
      rows[column] = row;
      left ^= row;
      word >>>= BITS;
    }
    if (word != 0) {
      rows[(int) word] = LAST;
      left ^= LAST;
    }
    rows[LAST] = left;
  }
}
