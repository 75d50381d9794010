package org.nqueens.benchmarks.soak;

import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/**
 * A strategy of pseudorandom decisions that depend only on the state.
 *
 * @param salt distinguishes such strategies
 */
record HashedStrategy(long salt) implements SearchStrategy {

  @Override
  public Decision next(SearchState state) {
    long hash = mixed(salt);
    int unbound = 0;
    for (int column = 0; column < state.size(); column++) {
      hash = mixed(hash ^ state.domainSize(column) ^ (long) state.min(column) << 20);
      unbound += state.isBound(column) ? 0 : 1;
    }
    int column = unbound(state, (int) Math.floorMod(hash, (long) unbound));
    int min = state.min(column);
    int max = state.max(column);
    int below = min + (int) Math.floorMod(hash >> 8, (long) (max - min));
    return switch ((int) Math.floorMod(hash >> 16, 3L)) {
      case 0 -> Decision.assign(column, state.next(column, below));
      case 1 -> Decision.atMost(column, below);
      default -> Decision.atLeast(column, below + 1);
    };
  }

  private static int unbound(SearchState state, int index) {
    int left = index;
    int column = 0;
    while (state.isBound(column) || left-- > 0) {
      column++;
    }
    return column;
  }

  /** The finalizer of SplitMix64. */
  private static long mixed(long z) {
    long y = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    long x = (y ^ y >>> 27) * 0x94d049bb133111ebL;
    return x ^ x >>> 31;
  }
}
