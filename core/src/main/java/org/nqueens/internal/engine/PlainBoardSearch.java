package org.nqueens.internal.engine;

import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.engine.plain.BitRecursion;
import org.nqueens.internal.engine.plain.BitSearch;
import org.nqueens.internal.engine.plain.HalvesEnumeration;
import org.nqueens.internal.engine.plain.QuartersCount;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Hybrid search of a board of up to 64 columns with only rows and diagonals as constraints:
 * propagation near the root, bits near the leaves.
 *
 * <p>{@link BitSearch} tries a queen in a few instructions, but looks only at the next column.
 * {@link PropagationSearch} propagates a queen to every column; in the enumeration of n = 11, a
 * branch takes 11 times as long. On boards with given queens or blocked squares, propagation
 * excludes subtrees that bits would search. Bits therefore search the nodes with few open columns
 * (fewer on a tight board), and propagation the nodes above them. On an empty board bits search
 * nearly all nodes.
 *
 * <p>If enough columns are open, counts of up to 32 columns join quarters instead, see {@link
 * QuartersCount}, and enumerations of up to 18 columns join halves, see {@link HalvesEnumeration}.
 */
record PlainBoardSearch(SearchRequest request, BitSearch bits) {
  /** The largest number of open columns that bits search on any board: at most 8! leaves. */
  private static final int FEW_COLUMNS = 8;

  /**
   * The largest size where lists do not pay: a first count of n = 11 by lists takes 1.1 times as
   * long, most of it to load and compile the code.
   */
  private static final int COLD_COLUMNS = 11;

  /** The search counts its solutions, so this sink does nothing. */
  private static final PlacementSink COUNT_ONLY = rows -> true;

  /** An enumeration in lexicographic order, if the model is a board of this kind. */
  static Optional<PlainBoardSearch> enumeration(SearchRequest request, PlacementSink sink) {
    return slopes(request.model())
        .map(
            slopes ->
                new PlainBoardSearch(
                    request,
                    HalvesEnumeration.canDo(request.model().size(), slopes)
                        ? new HalvesEnumeration(
                            request.model().size(), request.stopRequested(), sink)
                        : new BitRecursion(
                            request.model().size(), slopes, request.stopRequested(), sink)));
  }

  /** A count by smallest domain, if the model is a board of this kind. */
  static Optional<PlainBoardSearch> count(SearchRequest request) {
    int n = request.model().size();
    BooleanSupplier stop = request.stopRequested();
    return slopes(request.model())
        .map(
            slopes ->
                new PlainBoardSearch(
                    new SearchRequest(request.model(), EmbeddedBackend.SMALLEST_DOMAIN, stop),
                    n > COLD_COLUMNS && QuartersCount.canDo(n, slopes)
                        ? new QuartersCount(n, stop)
                        : new BitRecursion(n, slopes, stop, COUNT_ONLY)));
  }

  /** The slopes of a board of up to 64 columns; empty if it has other constraints. */
  static Optional<Set<Integer>> slopes(QueensModel model) {
    return model.size() > Long.SIZE ? Optional.empty() : CompiledConstraints.of(model).slopes();
  }

  /**
   * The most queens to fix in a part of an enumeration: one up to n = 15, two above. Each part
   * lists its halves, which takes longer for many small parts: at n = 15 parts of three queens take
   * 2.7 times the CPU time of parts of one queen. On boards without both diagonals, smaller parts
   * fit the buffers.
   */
  static int splitDepth(int n, Set<Integer> slopes) {
    return HalvesEnumeration.canDo(n, slopes) ? n < 16 ? 1 : 2 : n;
  }

  SearchOutcome run() {
    QueensModel model = request.model();
    int n = model.size();
    long[] words = new long[n];
    for (int column = 0; column < n; column++) {
      words[column] = model.domain(column).toLongArray()[0];
    }
    try (bits) {
      return n <= FEW_COLUMNS
          ? bits.outcome(bits.search(words, -1L >>> Long.SIZE - n))
          : propagate();
    }
  }

  private SearchOutcome propagate() {
    WordDomains domains = new WordDomains(request.model(), Propagation.COVERAGE);
    PropagationSearch root = new PropagationSearch(request, domains);
    boolean goOn = true;
    while (goOn && root.advance(Integer.MAX_VALUE, FEW_COLUMNS, bits.looseColumns())) {
      goOn = bits.search(domains.rows(), domains.open());
    }
    return bits.outcome(goOn).plus(root.outcome());
  }
}
