package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Stopped;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchProgress;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.sampling.PlacementIndex;

/** Estimates, indexes and samples as an application asks for them. */
class PlacementSamplerTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private static RandomGenerator random() {
    return new SplittableRandom(1);
  }

  @Test
  void stopsAnIndexInItsSearch() {
    QueensSolver brief = QueensSolver.builder().timeLimit(Duration.ofMillis(50)).build();
    Stopped.by(Completion.TIME_LIMIT, () -> brief.sampling().index(QueensModel.of(16)));
  }

  @Test
  void refusesAnIndexOfALargeTree() {
    assertThatThrownBy(() -> SOLVER.sampling().index(QueensModel.of(17)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "nodes \\(about [78]\\.\\de9\\) must be at most 3\\.0e9 for an index: choose a smaller or more constrained board, or draw a sample");
  }

  /** Nothing is searched where the domains alone tell that there is no solution. */
  @Test
  void indexesALargeBoardWithoutSolution() {
    QueensModel model = QueensModel.of(40).toBuilder().place(0, 0).place(39, 0).build();
    assertThat(SOLVER.sampling().index(model).size()).isZero();
  }

  @Test
  void samplesWithoutEnd() {
    QueensModel model = QueensModel.of(6);
    assertThat(SOLVER.sampling().sample(model, random()).limit(1_000).distinct()).hasSize(4);
    assertThat(SOLVER.sampling().sample(model, random()).limit(50).toList())
        .isEqualTo(SOLVER.sampling().sample(model, random()).limit(50).toList())
        .allMatch(model::isSolution);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 13, 17})
  void samplesByRejection(int n) {
    QueensModel model = QueensModel.of(n);
    assertThat(SOLVER.sampling().sample(model, random()).limit(2).toList())
        .allMatch(model::isSolution);
  }

  static Stream<Arguments> refusedModels() {
    String none =
        "solutions \\(0 in \\d+ random descents\\) must be found by chance for a sample: %sask explain, which finds a solution or says why there is none";
    String index = none.formatted("draw from an index, or ");
    return Stream.of(
        Arguments.of(
            Variant.TOROIDAL.builder(17).build(),
            "tries \\(about \\d\\.\\de(9|1\\d)\\) must be at most 5\\.0e8 for a sample: draw from an index, or choose a smaller or more constrained board"),
        Arguments.of(QueensModel.of(3), index),
        Arguments.of(Variant.TOROIDAL.builder(12).build(), index),
        Arguments.of(QueensModel.builder(5).allowOnly(2).build(), index),
        Arguments.of(Variant.TOROIDAL.builder(35).build(), none.formatted("")),
        // Two queens that attack each other, in columns that no descent reaches.
        Arguments.of(
            QueensModel.of(30).toBuilder().place(28, 10).place(29, 11).build(),
            none.formatted("")));
  }

  @ParameterizedTest
  @MethodSource("refusedModels")
  void refusesSamplesThatCannotEnd(QueensModel model, String message) {
    assertThatThrownBy(() -> SOLVER.sampling().sample(model, random()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(message);
  }

  /** The advice of neither refusal leads to the other one. */
  @Test
  void advisesNeitherSampleNorIndexWhereBothAreRefused() {
    String smaller = ": choose a smaller or more constrained board";
    QueensModel model = QueensModel.of(24);
    assertThatThrownBy(() -> SOLVER.sampling().sample(model, random()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "tries \\(about \\d\\.\\de9\\) must be at most 5\\.0e8 for a sample" + smaller);
    assertThatThrownBy(() -> SOLVER.sampling().index(model))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "nodes \\(about \\d\\.\\de\\d+\\) must be at most 3\\.0e9 for an index" + smaller);
  }

  @Test
  void expectsTheTriesOfASample() {
    double ofEight = 40_320 / 92.0; // all permutations, and those that are solutions
    assertThat(SOLVER.sampling().tries(QueensModel.of(8))).isCloseTo(ofEight, withinPercentage(10));
    assertThatThrownBy(() -> SOLVER.sampling().tries(QueensModel.of(23)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("for a sample");
  }

  @Test
  void reportsTheTriesOfAStreamOfSamples() {
    List<SearchProgress> reports = new ArrayList<>();
    QueensSolver reporting = QueensSolver.builder().progress(reports::add).build();
    try (Stream<Placement> samples = reporting.sampling().sample(QueensModel.of(14), random())) {
      assertThat(samples.limit(5)).hasSize(5);
    }
    SearchProgress last = reports.get(reports.size() - 1);
    assertThat(last.solutions()).isEqualTo(5);
    // By this seed; 238,809 tries are expected for each of the five.
    assertThat(last.decisions()).isBetween(100_000L, 5_000_000L);
    assertThat(last.fraction()).isZero();
  }

  /** The clock of a stream starts with the first pull and goes on to the last. */
  @Test
  void stopsAStreamOfSamples() {
    QueensSolver brief = QueensSolver.builder().timeLimit(Duration.ofMillis(200)).build();
    Stopped.by(
        Completion.TIME_LIMIT,
        () -> brief.sampling().sample(QueensModel.of(22), random()).findFirst());
    Stopped.by(
        Completion.TIME_LIMIT,
        () -> brief.sampling().sample(QueensModel.of(6), random()).forEach(p -> {}));
  }

  @Test
  void endsAStreamOfSamplesThatIsClosed() throws InterruptedException {
    Stream<Placement> samples = SOLVER.sampling().sample(QueensModel.of(22), random());
    Iterator<Placement> iterator = samples.iterator();
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    CountDownLatch begun = new CountDownLatch(1);
    Thread puller =
        new Thread(
            () -> {
              begun.countDown();
              try {
                iterator.next();
              } catch (SearchStoppedException e) {
                thrown.set(e);
              }
            });
    puller.start();
    begun.await();
    samples.close();
    puller.join();
    assertThat(thrown.get()).isInstanceOf(SearchStoppedException.class);
  }

  @Test
  void endsAtAnExceptionOfTheGenerator() {
    IllegalStateException empty = new IllegalStateException("no more numbers");
    RandomGenerator failing =
        () -> {
          throw empty;
        };
    for (int n : new int[] {6, 14}) {
      assertThatThrownBy(() -> SOLVER.sampling().sample(QueensModel.of(n), failing).findFirst())
          .isSameAs(empty);
    }
  }

  @Test
  void fitsASmallHeap() {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx64m").run(SmallHeap.class);
    assertThat(exit.output()).isEqualToIgnoringNewLines("2279184 solutions, 1000 found again");
    assertThat(exit.code()).isZero();
  }

  /** The program of the small heap. */
  static final class SmallHeap {
    public static void main(String[] arguments) {
      PlacementIndex index = SOLVER.sampling().index(QueensModel.of(15));
      long found =
          random().longs(1_000, 0, index.size()).filter(k -> index.rank(index.get(k)) == k).count();
      System.out.println(index.size() + " solutions, " + found + " found again");
    }
  }
}
