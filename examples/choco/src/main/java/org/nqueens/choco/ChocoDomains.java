package org.nqueens.choco;

import java.util.List;
import java.util.stream.Stream;
import org.chocosolver.solver.variables.IntVar;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchState;

/** The domains of Choco's variables now, as strategies and listeners read them. */
final class ChocoDomains implements SearchState {
  private final IntVar[] queens;

  ChocoDomains(IntVar[] queens) {
    this.queens = queens;
  }

  @Override
  public int size() {
    return queens.length;
  }

  @Override
  public int domainSize(int column) {
    return queens[column].getDomainSize();
  }

  /** Choco's variables only take rows of the board. */
  @Override
  public boolean contains(int column, int row) {
    return row >= 0 && row < queens.length && queens[column].contains(row);
  }

  @Override
  public int min(int column) {
    return queens[column].getLB();
  }

  @Override
  public int max(int column) {
    return queens[column].getUB();
  }

  /** The domains by column, as data. */
  List<RowDomain> toList() {
    return Stream.of(queens).map(queen -> RowDomain.of(queen.stream().toArray())).toList();
  }
}
