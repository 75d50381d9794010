package org.nqueens.tutorial;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/** A custom search strategy: the unbound column nearest to the middle, smallest row first. */
public final class CustomStrategy implements SearchStrategy {

  @Override
  public Decision next(SearchState state) {
    int middle = state.size() / 2;
    int nearest = -1;
    for (int column = 0; column < state.size(); column++) {
      boolean nearer = nearest < 0 || Math.abs(column - middle) < Math.abs(nearest - middle);
      if (!state.isBound(column) && nearer) {
        nearest = column;
      }
    }
    return Decision.assign(nearest, state.min(nearest));
  }

  /** Runs the strategy on the two backends that support custom strategies. */
  public static void main(String[] arguments) {
    for (String backend : List.of("embedded", "cp")) {
      QueensSolver solver =
          QueensSolver.builder().backend(backend).strategy(new CustomStrategy()).build();
      System.out.println(backend + " counts " + solver.count(QueensModel.of(8)));
      System.out.println(backend + " finds " + solver.findAny(QueensModel.of(8)).orElseThrow());
    }
  }
}
