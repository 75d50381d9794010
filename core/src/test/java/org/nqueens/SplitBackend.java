package org.nqueens;

import java.util.Iterator;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.SplittingBackend;

/** A backend that searches by another one, and has its own split. */
public class SplitBackend extends DelegatingBackend implements SplittingBackend {
  private final Split split;

  /** A split of a model. */
  public interface Split {
    /** The parts of a request. */
    Iterator<QueensModel> parts(SearchRequest request, int depth);
  }

  /** Searches by a backend and splits by a function. */
  public SplitBackend(SolverBackend delegate, Split split) {
    super(delegate);
    this.split = split;
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return split.parts(request, depth);
  }
}
