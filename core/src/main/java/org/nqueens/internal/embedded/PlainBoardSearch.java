package org.nqueens.internal.embedded;

import java.util.Optional;
import java.util.Set;
import org.nqueens.model.Lines;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Search of a board of up to 64 columns that has no constraint but the lines of the plain board:
 * propagation near the root, bits near the leaves.
 *
 * <p>{@link BitBoard} tries a queen in a few instructions but looks ahead by a few columns only;
 * {@link PropagationSearch} takes some twenty times as long and sees what a queen leaves to every
 * column. On boards with given queens or blocked squares the second is quicker by any factor. A
 * node goes to the first if few columns are open, and to the second if many are or if the board is
 * tight. Nearly all nodes of an empty board are of the first kind.
 */
final class PlainBoardSearch {
  /** The open columns up to which any board goes to the bits: at most 8! leaves. */
  private static final int FEW_COLUMNS = 8;

  /** The open columns up to which a loose board goes to the bits: tens of milliseconds at worst. */
  private static final int LOOSE_COLUMNS = 14;

  private final SearchRequest request;
  private final BitBoard bits;

  private PlainBoardSearch(SearchRequest request, BitBoard bits) {
    this.request = request;
    this.bits = bits;
  }

  /** An enumeration in the lexicographic order, if the model is of this kind. */
  static Optional<PlainBoardSearch> enumeration(SearchRequest request, PlacementSink sink) {
    return lines(request.model())
        .map(
            lines ->
                new PlainBoardSearch(
                    request,
                    new BitBoardSearch(
                        request.model().size(), lines, request.stopRequested(), sink)));
  }

  /** A count by first fail, if the model is of this kind. */
  static Optional<PlainBoardSearch> count(SearchRequest request) {
    QueensModel model = request.model();
    return lines(model)
        .map(
            lines ->
                new PlainBoardSearch(
                    new SearchRequest(
                        model, EmbeddedBackend.SMALLEST_DOMAIN, request.stopRequested()),
                    BitBoardCount.canDo(model.size(), lines)
                        ? new BitBoardCount(model.size(), request.stopRequested())
                        : new BitBoardSearch(model.size(), lines, request.stopRequested(), null)));
  }

  private static Optional<Set<Lines>> lines(QueensModel model) {
    return model.size() > Long.SIZE ? Optional.empty() : Lines.of(model);
  }

  SearchOutcome run() {
    QueensModel model = request.model();
    int n = model.size();
    // The rules of a model take longer to compile than such a board takes to search.
    if (n <= FEW_COLUMNS || n <= LOOSE_COLUMNS && isEmpty(model)) {
      long[] domains =
          model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
      return bits.outcome(bits.search(domains, -1L >>> Long.SIZE - n));
    }
    CopyingDomains domains = new CopyingDomains(model);
    PropagationSearch root = new PropagationSearch(request, domains);
    long[] words = new long[n];
    boolean goOn = true;
    while (goOn && root.advance(Integer.MAX_VALUE, FEW_COLUMNS, LOOSE_COLUMNS)) {
      domains.copyTo(words);
      goOn = bits.search(words, domains.open());
    }
    return bits.outcome(goOn).plus(root.outcome());
  }

  private static boolean isEmpty(QueensModel model) {
    return model.domains().stream().allMatch(domain -> domain.size() == model.size());
  }
}
