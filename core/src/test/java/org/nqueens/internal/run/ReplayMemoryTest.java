package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.internal.run.ReplayFixture.AMPLE;
import static org.nqueens.internal.run.ReplayFixture.EMBEDDED;
import static org.nqueens.internal.run.ReplayFixture.TWELVE;
import static org.nqueens.internal.run.ReplayFixture.assertSame;
import static org.nqueens.internal.run.ReplayFixture.delivered;
import static org.nqueens.internal.run.ReplayFixture.first;
import static org.nqueens.internal.run.ReplayFixture.searched;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.DelegatingBackend;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.SplittingBackend;

/** The searches that replays save, and those that they cannot. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class ReplayMemoryTest {
  /** The embedded engine, with a count of the solutions that it finds itself. */
  private static final class CountingSolutions extends DelegatingBackend
      implements SplittingBackend {
    private final AtomicLong found;

    CountingSolutions(AtomicLong found) {
      super(EMBEDDED);
      this.found = found;
    }

    @Override
    public Iterator<QueensModel> split(SearchRequest request, int depth) {
      return EMBEDDED.split(request, depth);
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      return super.search(
          request,
          rows -> {
            found.incrementAndGet();
            return sink.accept(rows);
          });
    }
  }

  @Test
  void leaveHalfOfTheSearchOut() {
    AtomicLong found = new AtomicLong();
    SolverBackend counting = new CountingSolutions(found);
    assertThat(delivered(TWELVE, SearchStrategy.LEXICOGRAPHIC, 1, counting, AMPLE)).hasSize(14_200);
    assertThat(found).hasValue(7_100);
  }

  @ParameterizedTest
  @CsvSource({
    "SMALLEST, 0", "SMALLEST, 7", "SMALLEST, 4096", "SMALLEST, 20000", "SMALLEST, 100000",
    "LARGEST, 0", "LARGEST, 7", "LARGEST, 4096", "LARGEST, 20000", "LARGEST, 100000",
  })
  void searchWhatTheyCannotKeep(ValueSelection values, long maxBytes) {
    List<Placement> expected = searched(TWELVE, first(values));
    for (int threads = 1; threads <= 3; threads++) {
      AtomicLong found = new AtomicLong();
      SolverBackend counting = new CountingSolutions(found);
      assertSame(
          delivered(TWELVE, first(values), threads, counting, maxBytes),
          expected,
          threads + " threads");
      assertThat(found.get()).isBetween(7_100L, 14_200L);
      if (maxBytes < 8) {
        assertThat(found).as("kept nothing").hasValue(14_200);
      } else if (maxBytes == 20_000 && threads == 1) {
        assertThat(found.get()).as("kept something").isLessThan(14_200).isGreaterThan(7_100);
      }
    }
  }

  /** The embedded engine, which here splits by rules as well as by domains, as it may. */
  private static final class SplittingByRules extends DelegatingBackend
      implements SplittingBackend {
    SplittingByRules() {
      super(EMBEDDED);
    }

    @Override
    public Iterator<QueensModel> split(SearchRequest request, int depth) {
      int n = request.model().size();
      return List.of(
              with(request, 0, 0).allDifferent("lower", pair(n, 0)).build(),
              with(request, 0, 0).allDifferent("upper", pair(n, n / 2)).build(),
              with(request, 1, n - 2).build(),
              with(request, n - 1, n - 1).build())
          .iterator();
    }

    private static QueensModelBuilder with(SearchRequest request, int from, int to) {
      return request.model().toBuilder().allowOnly(0, IntStream.rangeClosed(from, to).toArray());
    }

    /** Different only where the queen of column 1 is in the half of the rows that begins here. */
    private static List<View> pair(int n, int from) {
      int[] inside =
          IntStream.range(0, n).map(row -> row / (n / 2) == from / (n / 2) ? 1 : 0).toArray();
      return List.of(View.lookup(0, new int[n]), View.lookup(1, inside));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void doNotTakePartsOfTheSameDomainsForTheSame(int threads) {
    List<Placement> delivered =
        delivered(TWELVE, SearchStrategy.LEXICOGRAPHIC, threads, new SplittingByRules(), AMPLE);
    assertThat(delivered).hasSize(14_200);
    assertSame(delivered, searched(TWELVE, SearchStrategy.LEXICOGRAPHIC), "split by rules");
  }
}
