package org.nqueens;

import java.util.Iterator;
import java.util.function.BiFunction;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.SplittingBackend;

/** A backend that searches by another one, and has its own split. */
public class SplitBackend extends DelegatingBackend implements SplittingBackend {
  private final BiFunction<SearchRequest, Integer, Iterator<QueensModel>> split;

  /** Searches by a backend and splits a request at a depth by a function. */
  public SplitBackend(
      SolverBackend delegate, BiFunction<SearchRequest, Integer, Iterator<QueensModel>> split) {
    super(delegate);
    this.split = split;
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return split.apply(request, depth);
  }
}
