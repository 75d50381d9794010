package org.nqueens.tutorial;

import java.util.Random;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/** A randomised strategy: a random row of the smallest domain, from a seed. */
public final class RandomRows implements SearchStrategy {
  private final Random random;

  private RandomRows(long seed) {
    random = new Random(seed);
  }

  /** The strategy, which draws the same rows in each search. */
  static SearchStrategy seeded(long seed) {
    return SearchStrategy.perSearch("random rows, seed " + seed, () -> new RandomRows(seed));
  }

  @Override
  public Decision next(SearchState state) {
    int column = state.smallestDomain();
    int row = state.min(column);
    for (int skipped = random.nextInt(state.domainSize(column)); skipped > 0; skipped--) {
      row = state.next(column, row + 1);
    }
    return Decision.assign(column, row);
  }

  /** Finds a placement for each of three seeds. */
  public static void main(String[] arguments) {
    for (long seed = 1; seed <= 3; seed++) {
      QueensSolver solver = QueensSolver.builder().strategy(seeded(seed)).build();
      System.out.println("seed " + seed + ": " + solver.findAny(QueensModel.of(12)).orElseThrow());
    }
  }
}
