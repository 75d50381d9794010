package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.BruteForce;
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
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.Capability;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

@Timeout(300)
class MirroredHalvesTest {
  private static final QueensModel TWELVE = QueensModel.of(12);
  private static final long MUCH = 1 << 26;

  private static final SolverBackend EMBEDDED =
      BackendRegistry.load().find("embedded").orElseThrow();

  private static SearchStrategy first(ValueSelection values) {
    return SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values);
  }

  /** What the backend finds by itself. */
  private static List<Placement> searched(QueensModel model, SearchStrategy strategy) {
    List<Placement> placements = new ArrayList<>();
    EMBEDDED.search(
        new SearchRequest(model, strategy, () -> false),
        rows -> placements.add(Placement.of(rows)));
    return placements;
  }

  private static List<Placement> delivered(
      QueensModel model, SearchStrategy strategy, int threads, SolverBackend halves) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result =
        new Solve(halves, model, strategy, new StopSignal(null, null))
            .enumerate(placements::add, Long.MAX_VALUE, threads);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(placements.size());
    return placements;
  }

  private static void assertThatHalvesMakeTheWhole(QueensModel model, SearchStrategy strategy) {
    assertThat(MirroredHalves.canDo(model, strategy)).isTrue();
    List<Placement> expected = searched(model, strategy);
    for (int threads = 1; threads <= 3; threads++) {
      // Not by a list assertion, which takes long to compare so many.
      assertThat(
              delivered(model, strategy, threads, new MirroredHalves(EMBEDDED, model, MUCH))
                  .equals(expected))
          .as("%s on %d threads: %s", strategy, threads, model)
          .isTrue();
    }
  }

  /** The embedded engine, with a count of the solutions that it finds itself. */
  private static SolverBackend counting(AtomicLong found) {
    return new ScriptedBackend(
        EMBEDDED.capabilities(),
        (request, sink) ->
            EMBEDDED.search(
                request,
                rows -> {
                  found.incrementAndGet();
                  return sink.accept(rows);
                }));
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
    SolverBackend halves = new MirroredHalves(counting(found), TWELVE, MUCH);
    assertThat(delivered(TWELVE, SearchStrategy.LEXICOGRAPHIC, 1, halves)).hasSize(14_200);
    assertThat(found).hasValue(7_100);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 2_047, 4_096, 20_000, 100_000})
  void searchWhatTheyCannotKeep(long maxBytes) {
    for (ValueSelection values : List.of(ValueSelection.SMALLEST, ValueSelection.LARGEST)) {
      List<Placement> expected = searched(TWELVE, first(values));
      for (int threads = 1; threads <= 3; threads++) {
        AtomicLong found = new AtomicLong();
        SolverBackend halves = new MirroredHalves(counting(found), TWELVE, maxBytes);
        assertThat(delivered(TWELVE, first(values), threads, halves).equals(expected))
            .as("%s on %d threads with %d bytes", values, threads, maxBytes)
            .isTrue();
        assertThat(found.get()).isBetween(7_100L, 14_200L);
        if (maxBytes < 2_048) {
          assertThat(found).as("kept nothing").hasValue(14_200);
        } else if (maxBytes == 20_000 && threads == 1) {
          assertThat(found.get()).as("kept something").isLessThan(14_200).isGreaterThan(7_100);
        }
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
    assertThat(limited.equals(expected)).isTrue();

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
    assertThat(wanted.equals(expected)).isTrue();
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
                            Workers.rethrow(checked);
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
      assertThat(stream.toList().equals(expected)).isTrue();
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

  /** The embedded engine, which here splits by rules as well as by domains, as it may. */
  private static final class SplittingByRules implements SolverBackend {
    @Override
    public String id() {
      return "rules";
    }

    @Override
    public String description() {
      return "splits by rules";
    }

    @Override
    public Set<Capability> capabilities() {
      return EMBEDDED.capabilities();
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
    SolverBackend halves = new MirroredHalves(new SplittingByRules(), TWELVE, MUCH);
    List<Placement> delivered = delivered(TWELVE, SearchStrategy.LEXICOGRAPHIC, threads, halves);
    assertThat(delivered).hasSize(14_200);
    assertThat(delivered.equals(searched(TWELVE, SearchStrategy.LEXICOGRAPHIC))).isTrue();
  }

  @Test
  void areForSymmetricBoardsAndFixedOrdersOnly() {
    SearchStrategy lexicographic = SearchStrategy.LEXICOGRAPHIC;
    assertThat(MirroredHalves.canDo(QueensModel.of(32), lexicographic)).isTrue();
    assertThat(MirroredHalves.canDo(QueensModel.of(33), lexicographic)).isFalse();
    assertThat(MirroredHalves.canDo(QueensModel.of(11), lexicographic)).isFalse();
    assertThat(MirroredHalves.canDo(TWELVE, SearchStrategy.FIRST_FAIL)).isFalse();
    assertThat(MirroredHalves.canDo(TWELVE, lexicographic::next)).isFalse();
    assertThat(MirroredHalves.canDo(TWELVE, SearchStrategy.FASTEST)).isFalse();
    assertThat(MirroredHalves.canDo(Variant.SEMIQUEENS.builder(12).build(), lexicographic))
        .isFalse();
    assertThat(MirroredHalves.canDo(TWELVE.toBuilder().block(0, 0).build(), lexicographic))
        .isFalse();
  }

  @Test
  void canDoWhatTheirBackendCan() {
    SolverBackend halves = new MirroredHalves(EMBEDDED, TWELVE);
    assertThat(halves.id()).isEqualTo("embedded");
    assertThat(halves.description()).isEqualTo(EMBEDDED.description());
    assertThat(halves.capabilities()).containsExactlyInAnyOrder(Capability.values());
    assertThat(halves.columnsPerPart()).isEqualTo(EMBEDDED.columnsPerPart());
  }
}
