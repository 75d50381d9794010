package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/** Large boards of lines in any order: a placement by local search, then the others. */
@Sampled
class WideBoardSearchTest {

  private static final Set<Integer> SLOPES = Set.of(-1, 0, 1);

  private static Random random() {
    return Gate.random("WideBoardSearchTest");
  }

  /**
   * A board that keeps some queens of a placement, leaves a few rows to others, and blocks squares.
   *
   * @param kept the share of the queens that are given
   * @param blocked the share of the squares that are blocked, which may be any
   */
  private static QueensModel model(int n, double kept, double blocked, Random random) {
    int[] rows = MinConflicts.place(QueensModel.of(n), SLOPES, 0, () -> false).orElseThrow();
    boolean mirrored = random.nextBoolean();
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = 0; column < n; column++) {
      int row = mirrored ? n - 1 - rows[column] : rows[column];
      if (random.nextDouble() < kept) {
        builder.place(column, row);
      } else if (random.nextDouble() < 0.05) {
        builder.allowOnly(column, row, random.nextInt(n), random.nextInt(n));
      }
    }
    QueensModel model = builder.build();
    for (int i = 0; i < blocked * n * n; i++) {
      int column = random.nextInt(n);
      if (model.domain(column).size() > 3) {
        builder.block(column, random.nextInt(n));
      }
    }
    return builder.build();
  }

  /** Sizes, shares of queens that are given, and of squares that are blocked. */
  static List<Arguments> boards() {
    return Gate.sample(
        3,
        List.of(
            Arguments.of(65, 0, 0.3),
            Arguments.of(65, 0.5, 0.1),
            Arguments.of(80, 0.1, 0.4),
            Arguments.of(200, 0.3, 0.02),
            Arguments.of(500, 0.6, 0),
            Arguments.of(3_000, 0.2, 0)));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void localSearchFindsSolutionsAndTheSameOnesAgain(int n, double kept, double blocked) {
    Random random = random();
    int found = 0;
    for (int i = 0; i < 5; i++) {
      QueensModel model = model(n, kept, blocked, random);
      Optional<Placement> placement = place(model);
      found += placement.isPresent() ? 1 : 0;
      assertThat(placement).as("%s", model).isEqualTo(place(model));
      placement.ifPresent(
          answer -> assertThat(model.isSolution(answer)).as("%s on %s", answer, model).isTrue());
    }
    assertThat(found).isPositive();
  }

  private static Optional<Placement> place(QueensModel model) {
    return MinConflicts.place(model, SLOPES, 0, () -> false).map(Placement::of);
  }

  /** Given queens on one diagonal, of a direction that is not constrained. */
  @Test
  void takesBoardsOfFewerLines() {
    for (Set<Integer> slopes : List.of(Set.of(0, 1), Set.of(-1, 0), Set.of(0), Set.of(-1, 1))) {
      QueensModelBuilder builder = QueensModel.builder(100);
      if (slopes.contains(0)) {
        builder.rowsAllDifferent();
      }
      if (slopes.contains(1)) {
        builder.ascendingDiagonalsAllDifferent();
      }
      if (slopes.contains(-1)) {
        builder.descendingDiagonalsAllDifferent();
      }
      builder.place(0, 3).block(5, 5);
      if (!slopes.contains(-1)) {
        builder.place(4, 7);
      }
      if (!slopes.contains(1)) {
        builder.place(2, 1);
      }
      QueensModel model = builder.build();
      Optional<Placement> placement =
          MinConflicts.place(model, slopes, 0, () -> false).map(Placement::of);
      assertThat(placement)
          .as("%s", slopes)
          .hasValueSatisfying(answer -> assertThat(model.isSolution(answer)).isTrue());
      assertThat(QueensSolver.builder().build().findAny(model)).isEqualTo(placement);
    }
  }

  /** Each placement once, whether the local search has found one first or has given up. */
  @Test
  void deliversAllPlacementsOnce() {
    Random random = random();
    int many = 0;
    int first = 0;
    for (int i = 0; i < 40; i++) {
      QueensModel model = model(70, 0.85, 0.001, random);
      List<Placement> inOrder = new ArrayList<>();
      SolveResult all = QueensSolver.builder().build().enumerate(model, inOrder::add);
      List<Placement> anyOrder = new ArrayList<>();
      SolveResult result =
          QueensSolver.builder().anyOrder().build().enumerate(model, anyOrder::add);
      assertThat(all.completion()).isEqualTo(Completion.EXHAUSTED);
      assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
      assertThat(result.solutions()).isEqualTo(all.solutions());
      assertThat(anyOrder).as("%s", model).hasSameSizeAs(inOrder);
      assertThat(new TreeSet<>(anyOrder)).containsExactlyElementsOf(inOrder);
      many += inOrder.size() > 1 ? 1 : 0;
      first += place(model).isPresent() ? 1 : 0;
    }
    assertThat(many).isPositive();
    assertThat(first).isPositive();
  }

  /** Given queens that attack each other, and a board whose open columns leave nothing. */
  @Test
  void provesThatThereIsNone() {
    int n = 1_000;
    QueensModel attacked = QueensModel.of(n).toBuilder().place(7, 7).place(990, 990).build();
    assertThat(MinConflicts.place(attacked, SLOPES, 0, () -> false)).isEmpty();
    assertThat(QueensSolver.builder().build().findAny(attacked)).isEmpty();
    QueensModel closed = QueensModel.of(n).toBuilder().place(0, 500).allowOnly(9, 500, 509).build();
    assertThat(QueensSolver.builder().build().findAny(closed)).isEmpty();
    QueensModelBuilder closedRow = QueensModel.of(n).toBuilder();
    for (int column = 0; column < n; column++) {
      closedRow.block(column, 3);
    }
    assertThat(QueensSolver.builder().build().findAny(closedRow.build())).isEmpty();
  }

  /** At each poll that the search makes, it ends with the first answer to stop. */
  @Test
  void hearsAStopAtEachPoll() {
    QueensModel model = QueensModel.of(25_000).toBuilder().place(0, 1).place(1, 3).build();
    AtomicInteger polls = new AtomicInteger();
    assertThat(MinConflicts.place(model, SLOPES, 0, () -> polls.incrementAndGet() < 0)).isPresent();
    assertThat(polls).hasValueGreaterThan(20);
    for (int stop = 1; stop <= polls.get(); stop += polls.get() / 10) {
      AtomicInteger asked = new AtomicInteger();
      int last = stop;
      SearchRequest request =
          new SearchRequest(
              model,
              Optional.empty(),
              Propagation.UNSPECIFIED,
              () -> asked.incrementAndGet() >= last);
      assertThat(new EmbeddedBackend().search(request, rows -> true))
          .isEqualTo(SearchOutcome.ofTree(false, 0, 0, 0));
      assertThat(asked)
          .as("the poll that stops, and one of the search that follows")
          .hasValue(last + 1);
    }
  }
}
