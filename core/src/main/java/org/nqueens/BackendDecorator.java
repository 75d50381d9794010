package org.nqueens;

import java.util.Set;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.Capability;
import org.nqueens.spi.SolverBackend;

/** A backend that searches by another one, and can do what that can. */
abstract class BackendDecorator implements SolverBackend {
  final SolverBackend backend;

  BackendDecorator(SolverBackend backend) {
    this.backend = backend;
  }

  @Override
  public String id() {
    return backend.id();
  }

  @Override
  public String description() {
    return backend.description();
  }

  @Override
  public Set<Capability> capabilities() {
    return backend.capabilities();
  }

  @Override
  public boolean supports(SearchStrategy strategy) {
    return backend.supports(strategy);
  }

  @Override
  public int columnsPerPart() {
    return backend.columnsPerPart();
  }
}
