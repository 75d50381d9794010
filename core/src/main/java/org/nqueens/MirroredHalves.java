package org.nqueens;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * A backend that searches, of two parts of a model that are each other's mirror image, the first
 * only, and replays the second: reversing the rows reverses the lexicographic order, so the
 * solutions of the first, mirrored and from the last to the first, are those of the second in
 * order.
 *
 * <p>What is kept for that is bounded. Where the solutions are more, those that are needed last are
 * dropped, and their mirror images searched. For one search; safe for use by its threads.
 */
final class MirroredHalves extends BackendDecorator {
  /** Below this a search takes less time than to find out about its model. */
  private static final int MIN_SIZE = 12;

  /** Above this, searching the first half is impractical. */
  private static final int MAX_SIZE = 32;

  private static final long MAX_BYTES = 1 << 26;
  private static final int HEAP_SHARE = 16;

  private final QueensModel whole;

  /** By the domains of the part that is to be replayed; the one needed last comes first. */
  private final Map<List<RowDomain>, RowLog> recorded = new LinkedHashMap<>();

  private final long maxBytes;
  private long bytes;

  /** Keeps as much as the heap can well hold. */
  MirroredHalves(SolverBackend backend, QueensModel whole) {
    this(backend, whole, Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / HEAP_SHARE));
  }

  MirroredHalves(SolverBackend backend, QueensModel whole, long maxBytes) {
    super(backend);
    this.whole = whole;
    this.maxBytes = maxBytes;
  }

  /** Tells whether a search can be done so: in an order that mirroring reverses. */
  static boolean canDo(QueensModel model, SearchStrategy strategy) {
    return strategy instanceof NamedStrategy named
        && named.hasFixedOrder()
        && model.size() >= MIN_SIZE
        && model.size() <= MAX_SIZE
        && model.hasSymmetry(BoardSymmetry.REVERSED_ROWS);
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return backend.split(request, depth);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    if (request.model() != whole) {
      return searchPart(request, sink);
    }
    SearchOutcome total = SearchOutcome.NOTHING;
    // On an odd board the queens of the middle row have their mirror images in the next column.
    Iterator<QueensModel> parts = backend.split(request, 1 + whole.size() % 2);
    while (total.exhausted() && parts.hasNext()) {
      total = total.plus(searchPart(request.of(parts.next()), sink));
    }
    // Told to stop, the parts come to an end before all were made.
    return total.plus(new SearchOutcome(!request.stopRequested().getAsBoolean(), 0, 0, 0));
  }

  private SearchOutcome searchPart(SearchRequest part, PlacementSink sink) {
    // A backend may split by rules, too; then domains do not tell the parts apart.
    if (!part.model().constraints().equals(whole.constraints())) {
      return backend.search(part, sink);
    }
    List<RowDomain> domains = part.model().domains();
    RowLog log = take(domains);
    if (log != null) {
      return log.replayMirrored(sink);
    }
    List<RowDomain> mirrored = domains.stream().map(this::mirrored).toList();
    if (!precedes(domains, mirrored, ((NamedStrategy) part.strategy()).isDescending())) {
      return backend.search(part, sink);
    }
    RowLog recording = new RowLog(whole.size(), maxBytes);
    SearchOutcome outcome =
        backend.search(
            part,
            rows -> {
              recording.add(rows);
              return sink.accept(rows);
            });
    if (outcome.exhausted()) {
      keep(mirrored, recording);
    }
    return outcome;
  }

  private synchronized RowLog take(List<RowDomain> domains) {
    RowLog log = recorded.remove(domains);
    bytes -= log == null ? 0 : log.bytes();
    return log;
  }

  private synchronized void keep(List<RowDomain> mirrored, RowLog log) {
    if (log.isComplete()) {
      recorded.put(mirrored, log);
      bytes += log.bytes();
      Iterator<RowLog> oldest = recorded.values().iterator();
      while (bytes > maxBytes) {
        bytes -= oldest.next().bytes();
        oldest.remove();
      }
    }
  }

  private RowDomain mirrored(RowDomain domain) {
    // n is at most 32, so a domain is one word, and its bits are the highest when reversed.
    return domain.isEmpty()
        ? domain
        : RowDomain.ofBits(Long.reverse(domain.toLongArray()[0]) >>> Long.SIZE - whole.size());
  }

  /** Tells whether the solutions of one part come before those of its mirror image. */
  private static boolean precedes(
      List<RowDomain> part, List<RowDomain> mirrored, boolean descending) {
    for (int column = 0; column < part.size(); column++) {
      int difference = part.get(column).next(0) - mirrored.get(column).next(0);
      if (difference != 0) {
        return difference < 0 != descending;
      }
    }
    return false;
  }
}
