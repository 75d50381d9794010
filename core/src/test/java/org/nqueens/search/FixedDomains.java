package org.nqueens.search;

import java.util.List;
import org.nqueens.model.RowDomain;

/** A state of fixed domains. */
public record FixedDomains(List<RowDomain> domains) implements SearchState {
  @Override
  public int size() {
    return domains.size();
  }

  @Override
  public int domainSize(int column) {
    return domains.get(column).size();
  }

  @Override
  public boolean contains(int column, int row) {
    return domains.get(column).contains(row);
  }

  @Override
  public int min(int column) {
    return domains.get(column).next(0);
  }

  @Override
  public int max(int column) {
    return domains.get(column).max();
  }
}
