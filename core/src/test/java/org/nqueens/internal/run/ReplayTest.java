package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.embedded.EmbeddedBackend;
import org.nqueens.model.Placement;
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
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.Tuning;

@Timeout(300)
class ReplayTest {
  private static final QueensModel TWELVE = QueensModel.of(12);
  private static final long AMPLE = 1 << 26;

  private static final EmbeddedBackend EMBEDDED = new EmbeddedBackend();

  private static SearchStrategy first(ValueSelection values) {
    return SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values);
  }

  /** The placements that the backend finds by itself. */
  private static List<Placement> searched(QueensModel model, SearchStrategy strategy) {
    List<Placement> placements = new ArrayList<>();
    EMBEDDED.search(
        new SearchRequest(model, strategy, () -> false),
        rows -> placements.add(Placement.of(rows)));
    return placements;
  }

  private static List<Placement> delivered(
      QueensModel model, SearchStrategy strategy, int threads, SolverBackend backend, long bytes) {
    SolverOptions options =
        new SolverOptions(
            backend,
            new StrategyOption.Chosen(strategy),
            threads,
            Optional.empty(),
            Long.MAX_VALUE,
            false);
    SearchPlan plan = SearchPlan.toEnumerate(options, model);
    assertThat(plan.decomposition()).isInstanceOf(MirroredHalves.class);
    List<Placement> placements = new ArrayList<>();
    SolveResult result =
        new SearchRun(plan, StopSignal.start(Optional.empty()), new ReplayCache(bytes))
            .enumerate(placements::add, Long.MAX_VALUE);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(placements.size());
    return placements;
  }

  /** Reports the first difference; to compare and print thousands of placements takes long. */
  private static void assertSame(List<Placement> actual, List<Placement> expected, String what) {
    for (int i = 0; i < Math.min(actual.size(), expected.size()); i++) {
      assertThat(actual.get(i)).as("placement %d, %s", i, what).isEqualTo(expected.get(i));
    }
    assertThat(actual.size()).as("placements, %s", what).isEqualTo(expected.size());
  }

  private static void assertThatHalvesMakeTheWhole(QueensModel model, SearchStrategy strategy) {
    List<Placement> expected = searched(model, strategy);
    for (int threads = 1; threads <= 3; threads++) {
      assertSame(
          delivered(model, strategy, threads, EMBEDDED, AMPLE),
          expected,
          "%s on %d threads: %s".formatted(strategy, threads, model));
    }
  }

  /** The embedded engine, with a count of the solutions that it finds itself. */
  private record CountingSolutions(AtomicLong found) implements SplittingBackend {
    @Override
    public String id() {
      return "counting";
    }

    @Override
    public String description() {
      return "counts what it finds";
    }

    @Override
    public boolean supports(SearchStrategy strategy) {
      return EMBEDDED.supports(strategy);
    }

    @Override
    public Tuning tuning() {
      return EMBEDDED.tuning();
    }

    @Override
    public Iterator<QueensModel> split(SearchRequest request, int depth) {
      return EMBEDDED.split(request, depth);
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      return EMBEDDED.search(
          request,
          rows -> {
            found.incrementAndGet();
            return sink.accept(rows);
          });
    }
  }

  @ParameterizedTest
  @EnumSource(names = "MIDDLE", mode = EnumSource.Mode.EXCLUDE)
  void keepTheOrder(ValueSelection values) {
    assertThatHalvesMakeTheWhole(TWELVE, first(values));
  }

  @ParameterizedTest
  @EnumSource(names = {"SMALLEST", "LARGEST"})
  void keepTheOrderWhereTheMiddleRowIsItsOwnImage(ValueSelection values) {
    assertThatHalvesMakeTheWhole(QueensModel.of(13), first(values));
  }

  @ParameterizedTest
  @EnumSource(names = "MIDDLE", mode = EnumSource.Mode.EXCLUDE)
  void keepTheOrderOnATorus(ValueSelection values) {
    assertThatHalvesMakeTheWhole(Variant.TOROIDAL.builder(13).build(), first(values));
  }

  @Test
  void keepTheOrderWhereRowsNeedNotDiffer() {
    long seed = Long.getLong("nqueens.seed", System.nanoTime());
    System.out.printf("halves with seed %d, repeat by -Dnqueens.seed=%d%n", seed, seed);
    Random random = new Random(seed);
    int solutions = 0;
    for (int i = 0; i < 40; i++) {
      QueensModel model = symmetric(12 + random.nextInt(3), i % 2 == 0, random);
      List<Placement> expected = BruteForce.solve(model);
      assertThat(searched(model, SearchStrategy.LEXICOGRAPHIC)).isEqualTo(expected);
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

  @Test
  void leaveHalfOfTheSearchOut() {
    AtomicLong found = new AtomicLong();
    SolverBackend counting = new CountingSolutions(found);
    assertThat(delivered(TWELVE, SearchStrategy.LEXICOGRAPHIC, 1, counting, AMPLE)).hasSize(14_200);
    assertThat(found).hasValue(7_100);
  }

  @ParameterizedTest
  @CsvSource({
    "SMALLEST, 0", "SMALLEST, 2047", "SMALLEST, 4096", "SMALLEST, 20000", "SMALLEST, 100000",
    "LARGEST, 0", "LARGEST, 2047", "LARGEST, 4096", "LARGEST, 20000", "LARGEST, 100000",
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
      if (maxBytes < 2_048) {
        assertThat(found).as("kept nothing").hasValue(14_200);
      } else if (maxBytes == 20_000 && threads == 1) {
        assertThat(found.get()).as("kept something").isLessThan(14_200).isGreaterThan(7_100);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void stopInTheReplayedHalf(int threads) {
    List<Placement> expected = searched(TWELVE, SearchStrategy.LEXICOGRAPHIC).subList(0, 10_000);
    List<Placement> limited = new ArrayList<>();
    SolveResult result =
        QueensSolver.builder()
            .threads(threads)
            .solutionLimit(10_000)
            .build()
            .enumerate(TWELVE, limited::add);
    assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(result.solutions()).isEqualTo(10_000);
    assertSame(limited, expected, "limited");

    QueensSolver solver = QueensSolver.builder().threads(threads).build();
    List<Placement> wanted = new ArrayList<>();
    result =
        solver.enumerateWhile(
            TWELVE,
            placement -> {
              wanted.add(placement);
              return wanted.size() < 10_000;
            });
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
    assertThat(result.solutions()).isEqualTo(10_000);
    assertSame(wanted, expected, "wanted");
  }

  @ParameterizedTest
  @CsvSource({"1, 10000", "2, 10000", "3, 10000", "1, 14200", "2, 14200"})
  void passOnWhatTheConsumerThrowsInTheReplayedHalf(int threads, int at) {
    IOException checked = new IOException("enough");
    List<Placement> taken = new ArrayList<>();
    assertThatThrownBy(
            () ->
                QueensSolver.builder()
                    .threads(threads)
                    .build()
                    .enumerate(
                        TWELVE,
                        placement -> {
                          taken.add(placement);
                          if (taken.size() == at) {
                            ReplayTest.<RuntimeException>sneak(checked);
                          }
                        }))
        .isSameAs(checked);
    assertThat(taken).hasSize(at);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void streamInOrder(int threads) {
    List<Placement> expected = searched(TWELVE, SearchStrategy.LEXICOGRAPHIC);
    try (Stream<Placement> stream =
        QueensSolver.builder().threads(threads).build().stream(TWELVE)) {
      assertSame(stream.toList(), expected, "streamed");
    }
  }

  @Test
  void mayBeInterruptedInTheReplayedHalf() {
    AtomicLong delivered = new AtomicLong();
    SolveResult result =
        QueensSolver.enumerate(
            12,
            placement -> {
              if (delivered.incrementAndGet() == 9_000) {
                Thread.currentThread().interrupt();
              }
            });
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
    assertThat(result.solutions()).isEqualTo(9_000);
    assertThat(delivered).hasValue(9_000);
  }

  @SuppressWarnings("unchecked") // the cast is erased, which is the point
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  /** The embedded engine, which here splits by rules as well as by domains, as it may. */
  private static final class SplittingByRules implements SplittingBackend {
    @Override
    public String id() {
      return "rules";
    }

    @Override
    public String description() {
      return "splits by rules";
    }

    @Override
    public boolean supports(SearchStrategy strategy) {
      return EMBEDDED.supports(strategy);
    }

    @Override
    public Tuning tuning() {
      return EMBEDDED.tuning();
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

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      return EMBEDDED.search(request, sink);
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
