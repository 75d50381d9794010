package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.Received;
import org.nqueens.SplitBackend;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.internal.run.option.Options;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** Searches whose mirrored half is replayed, against the same searches by the backend alone. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class ReplayTest {
  private static final QueensModel TWELVE = QueensModel.of(12);
  private static final long AMPLE = 1 << 26;
  private static final EmbeddedBackend EMBEDDED = new EmbeddedBackend();

  private static SearchStrategy first(ValueSelection values) {
    return SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values);
  }

  /** The placements that the backend finds by itself. */
  private static Received searched(QueensModel model, SearchStrategy strategy) {
    Received received = new Received();
    EMBEDDED.search(new SearchRequest(model, strategy, () -> false), received);
    return received;
  }

  private static Received delivered(
      QueensModel model, SearchStrategy strategy, int threads, SolverBackend backend, long bytes) {
    SolverOptions options = Options.of(backend, new StrategyOption.Chosen(strategy), threads);
    SearchPlan plan = SearchPlan.toEnumerate(options, model);
    assertThat(plan.decomposition()).isInstanceOf(MirroredHalves.class);
    Received received = new Received();
    MemoryAccount account = new MemoryAccount(bytes);
    SolveResult result =
        new SearchRun(
                plan,
                StopSignal.start(Optional.empty()),
                ProgressLog.NONE,
                Optional.empty(),
                new ReplayCache(account, bytes))
            .enumerate(
                placement -> {
                  received.accept(placement);
                  return true;
                },
                Long.MAX_VALUE);
    assertThat(account.reserved()).as("reserved after the search").isZero();
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(received.size());
    return received;
  }

  private static void assertThatHalvesMakeTheWhole(QueensModel model, SearchStrategy strategy) {
    Received expected = searched(model, strategy);
    for (int threads = 1; threads <= 3; threads++) {
      delivered(model, strategy, threads, EMBEDDED, AMPLE)
          .assertSameAs(expected, "%s by %s on %d threads".formatted(model, strategy, threads));
    }
  }

  @ParameterizedTest
  @EnumSource(names = "MIDDLE", mode = EnumSource.Mode.EXCLUDE)
  void keepTheOrder(ValueSelection values) {
    assertThatHalvesMakeTheWhole(TWELVE, first(values));
    assertThatHalvesMakeTheWhole(Variant.TOROIDAL.builder(13).build(), first(values));
  }

  @Test
  void keepTheOrderWhereRowsNeedNotDiffer() {
    Random random = Gate.random("halves");
    int solutions = 0;
    for (int i = 0; i < 40; i++) {
      QueensModel model = symmetric(12 + random.nextInt(3), i % 2 == 0, random);
      Received expected = new Received();
      BruteForce.solve(model).forEach(expected);
      searched(model, SearchStrategy.LEXICOGRAPHIC).assertSameAs(expected, model);
      assertThatHalvesMakeTheWhole(model, SearchStrategy.LEXICOGRAPHIC);
      assertThatHalvesMakeTheWhole(model, first(ValueSelection.UPPER_HALF));
      solutions += expected.size();
    }
    assertThat(solutions).isPositive();
  }

  /**
   * In each column a row or two and their mirror images; also the middle. With both diagonals few
   * have solutions, where neighbours must not touch there are hundreds.
   */
  private static QueensModel symmetric(int n, boolean diagonals, Random random) {
    QueensModelBuilder builder = QueensModel.builder(n);
    if (diagonals) {
      builder.diagonalsAllDifferent();
    } else {
      builder.notTouching();
    }
    for (int column = 0; column < n; column++) {
      boolean middle = n % 2 == 1 && random.nextInt(4) == 0;
      int a = middle ? n / 2 : random.nextInt(n);
      int b = diagonals && random.nextInt(3) == 0 ? random.nextInt(n) : a;
      builder.allowOnly(column, IntStream.of(a, n - 1 - a, b, n - 1 - b).distinct().toArray());
    }
    return builder.build();
  }

  /** The embedded engine, with a count of the solutions that it finds itself. */
  private static final class CountingSolutions extends SplitBackend {
    private final AtomicLong found = new AtomicLong();

    CountingSolutions() {
      super(EMBEDDED, EMBEDDED::split);
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

  @ParameterizedTest
  @CsvSource({
    "SMALLEST, 0", "SMALLEST, 7", "SMALLEST, 4096", "SMALLEST, 20000", "SMALLEST, 67108864",
    "LARGEST, 0", "LARGEST, 7", "LARGEST, 4096", "LARGEST, 20000", "LARGEST, 67108864",
  })
  void searchWhatTheyCannotKeep(ValueSelection values, long maxBytes) {
    Received expected = searched(TWELVE, first(values));
    for (int threads = 1; threads <= 3; threads++) {
      CountingSolutions counting = new CountingSolutions();
      delivered(TWELVE, first(values), threads, counting, maxBytes)
          .assertSameAs(expected, "12 queens on %s threads".formatted(threads));
      assertThat(counting.found.get()).isBetween(7_100L, 14_200L);
      if (maxBytes < 8) {
        assertThat(counting.found).as("kept nothing").hasValue(14_200);
      } else if (maxBytes == AMPLE) {
        assertThat(counting.found).as("kept all").hasValue(7_100);
      } else if (maxBytes == 20_000 && threads == 1) {
        assertThat(counting.found.get()).as("kept some").isGreaterThan(7_100).isLessThan(14_200);
      }
    }
  }

  /** Parts by rules as well as by domains, as a backend may make them. */
  private static Iterator<QueensModel> partsByRules(SearchRequest request, int depth) {
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

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void doNotTakePartsOfTheSameDomainsForTheSame(int threads) {
    SolverBackend byRules = new SplitBackend(EMBEDDED, ReplayTest::partsByRules);
    delivered(TWELVE, SearchStrategy.LEXICOGRAPHIC, threads, byRules, AMPLE)
        .assertSameAs(searched(TWELVE, SearchStrategy.LEXICOGRAPHIC), "parts split by rules");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void stopInTheReplayedHalf(int threads) {
    Received expected = new Received(10_000);
    EMBEDDED.search(new SearchRequest(TWELVE, SearchStrategy.LEXICOGRAPHIC, () -> false), expected);
    Received limited = new Received();
    SolveResult atTheLimit =
        QueensSolver.builder()
            .threads(threads)
            .solutionLimit(10_000)
            .build()
            .enumerate(TWELVE, limited);
    assertThat(atTheLimit.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(atTheLimit.solutions()).isEqualTo(10_000);
    limited.assertSameAs(expected, "12 queens, limited");

    Received wanted = new Received(10_000);
    SolveResult enough =
        QueensSolver.builder()
            .threads(threads)
            .build()
            .enumerateWhile(TWELVE, placement -> wanted.accept(placement.rows()));
    assertThat(enough.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
    assertThat(enough.solutions()).isEqualTo(10_000);
    wanted.assertSameAs(expected, "12 queens, wanted");
  }
}
