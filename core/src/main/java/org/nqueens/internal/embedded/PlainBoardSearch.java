package org.nqueens.internal.embedded;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Hybrid search of a board of up to 64 columns that has no constraint but the lines of the plain
 * board: propagation near the root, bits near the leaves.
 *
 * <p>{@link BitBoard} tries a queen in a few instructions but looks ahead by a few columns only;
 * {@link PropagationSearch} propagates a queen to every column and takes 11 times as long for each
 * branch of the enumeration of n = 11. On boards with given queens or blocked squares, propagation
 * excludes subtrees that bits would search. Bits search nodes with few open columns, propagation
 * the other nodes; a node of a tight board has to have fewer open columns. Bits search nearly all
 * nodes of an empty board.
 */
final class PlainBoardSearch {
  /** The open columns up to which bits search any board: at most 8! leaves. */
  private static final int FEW_COLUMNS = 8;

  /** The open columns up to which bits search a loose board: at most tens of milliseconds. */
  private static final int LOOSE_COLUMNS = 14;

  /** The search itself counts its solutions. */
  private static final PlacementSink COUNT_ONLY = rows -> true;

  private final SearchRequest request;
  private final Function<ProgressSink, BitBoard> bits;

  private PlainBoardSearch(SearchRequest request, Function<ProgressSink, BitBoard> bits) {
    this.request = request;
    this.bits = bits;
  }

  /** An enumeration in lexicographic order, if the model is a board of this kind. */
  static Optional<PlainBoardSearch> enumeration(SearchRequest request, PlacementSink sink) {
    return slopes(request.model())
        .map(
            slopes ->
                new PlainBoardSearch(
                    request,
                    progress ->
                        new BitBoardSearch(
                            request.model().size(),
                            slopes,
                            request.stopRequested(),
                            progress,
                            sink)));
  }

  /** A count by smallest domain, if the model is a board of this kind. */
  static Optional<PlainBoardSearch> count(SearchRequest request) {
    QueensModel model = request.model();
    return slopes(model)
        .map(
            slopes ->
                new PlainBoardSearch(
                    new SearchRequest(
                            model, EmbeddedBackend.SMALLEST_DOMAIN, request.stopRequested())
                        .reportingTo(request.progress()),
                    progress ->
                        BitBoardCount.canDo(model.size(), slopes)
                            ? new BitBoardCount(model.size(), request.stopRequested(), progress)
                            : new BitBoardSearch(
                                model.size(),
                                slopes,
                                request.stopRequested(),
                                progress,
                                COUNT_ONLY)));
  }

  /**
   * The slopes of the lines that admit one queen each, see {@link AllDifferent#slope}; empty if the
   * board is too large or a constraint has no slope.
   */
  static Optional<Set<Integer>> slopes(QueensModel model) {
    Set<Integer> slopes = new HashSet<>();
    for (AllDifferent constraint : model.constraints()) {
      OptionalInt slope = constraint.slope(model.size());
      if (slope.isEmpty()) {
        return Optional.empty();
      }
      slopes.add(slope.getAsInt());
    }
    return model.size() > Long.SIZE ? Optional.empty() : Optional.of(slopes);
  }

  SearchOutcome run() {
    QueensModel model = request.model();
    int n = model.size();
    // Compiling the rules of a model takes longer than searching so small a board.
    if (n <= FEW_COLUMNS || n <= LOOSE_COLUMNS && isEmpty(model)) {
      long[] domains =
          model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
      BitBoard whole = bits.apply(request.progress());
      return whole.outcome(whole.search(domains, -1L >>> Long.SIZE - n));
    }
    ForwardChecking domains = new ForwardChecking(model);
    PropagationSearch root = new PropagationSearch(request, domains);
    BitBoard leaves =
        bits.apply(
            request.progress() == ProgressSink.NONE ? ProgressSink.NONE : root::reportWithin);
    long[] words = new long[n];
    boolean goOn = true;
    while (goOn && root.advance(Integer.MAX_VALUE, FEW_COLUMNS, LOOSE_COLUMNS)) {
      domains.copyTo(words);
      goOn = leaves.search(words, domains.open());
    }
    return leaves.outcome(goOn).plus(root.outcome());
  }

  private static boolean isEmpty(QueensModel model) {
    return model.domains().stream().allMatch(domain -> domain.size() == model.size());
  }
}
