package org.nqueens.internal.constraint;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * The domains of a model of up to 64 columns as words, from which queens remove the rows that they
 * attack. It places queens near the root of a tree and in samples of it; the searches of the engine
 * have domains of their own. For one thread.
 */
public final class WordDomains {
  private final QueensModel model;
  private final AttackTable attacks;
  private final long[] rows;

  /** The columns whose queens have attacked, one bit for each. */
  private long placed;

  private WordDomains(QueensModel model, AttackTable attacks, long[] rows, long placed) {
    this.model = model;
    this.attacks = attacks;
    this.rows = rows;
    this.placed = placed;
  }

  /** The domains of a model, of which none is empty. */
  public static WordDomains of(QueensModel model) {
    return of(model, AttackTable.of(model));
  }

  /**
   * The domains of a model, of which none is empty.
   *
   * @param attacks the attacks in the model
   */
  public static WordDomains of(QueensModel model, AttackTable attacks) {
    long[] rows = model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
    return new WordDomains(model, attacks, rows, 0);
  }

  /** These domains, to be changed apart from these. */
  public WordDomains copy() {
    return new WordDomains(model, attacks, rows.clone(), placed);
  }

  /** The rows of a column: bit r is row r. */
  public long rows(int column) {
    return rows[column];
  }

  /** The rows of all columns. */
  public long[] rows() {
    return rows.clone();
  }

  /** The columns with several rows, in increasing order. */
  public IntStream openColumns() {
    return IntStream.range(0, rows.length).filter(column -> Long.bitCount(rows[column]) > 1);
  }

  /** The open column nearest to the middle, the left one of two. */
  public OptionalInt openColumnNearestToMiddle() {
    return openColumns().reduce((a, b) -> distance(b) < distance(a) ? b : a);
  }

  /** Twice the distance of a column from the middle. */
  private int distance(int column) {
    return Math.abs(2 * column - (rows.length - 1));
  }

  /**
   * Places a queen, which attacks the other columns.
   *
   * @return false if its row is not in the domain of the column, or a column has no row left
   */
  public boolean place(int column, int row) {
    if ((rows[column] >>> row & 1) == 0) {
      return false;
    }
    rows[column] = 1L << row;
    placed |= 1L << column;
    for (int other = 0; other < rows.length; other++) {
      rows[other] &= ~attacks.attacked(column, row, other);
      if (rows[other] == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Places the queens of columns with a single row, until every such queen has attacked.
   *
   * @return false if a column has no row left
   */
  public boolean propagate() {
    for (int column = nextToPlace(); column < rows.length; column = nextToPlace()) {
      if (!place(column, Long.numberOfTrailingZeros(rows[column]))) {
        return false;
      }
    }
    return true;
  }

  /** A column with a single row whose queen has not attacked; the number of columns if none. */
  private int nextToPlace() {
    int column = 0;
    while (column < rows.length
        && ((placed >>> column & 1) != 0 || Long.bitCount(rows[column]) > 1)) {
      column++;
    }
    return column;
  }

  /** The model with these domains; it has the same list instance of constraints. */
  public QueensModel model() {
    return new QueensModel(
        LongStream.of(rows).mapToObj(RowDomain::ofBits).toList(), model.constraints());
  }
}
