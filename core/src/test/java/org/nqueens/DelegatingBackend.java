package org.nqueens;

import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A backend that searches by another one; subclasses change what a test is about. */
public abstract class DelegatingBackend implements SolverBackend {
  private final SolverBackend delegate;

  /** Searches by a backend. */
  protected DelegatingBackend(SolverBackend delegate) {
    this.delegate = delegate;
  }

  @Override
  public String id() {
    return delegate.id();
  }

  @Override
  public String description() {
    return delegate.description();
  }

  @Override
  public Capabilities capabilities() {
    return delegate.capabilities();
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return delegate.search(request, sink);
  }
}
