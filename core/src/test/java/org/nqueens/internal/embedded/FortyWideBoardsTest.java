package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.lines.MinConflicts;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;

/**
 * The answers on forty large boards of lines: plain ones, with given queens and blocked squares,
 * with and without placements. A question is not asked where its search would take more than
 * seconds, as for a second placement of most boards.
 */
@Sampled
class FortyWideBoardsTest {
  private static final Set<Integer> SLOPES = Set.of(-1, 0, 1);

  /** A number that takes too long a search. */
  private static final int OPEN = -1;

  /**
   * A board and its answers.
   *
   * @param placements the number of placements, at most 2; {@link #OPEN} if it is at least 1
   * @param decisions those of a first-fail search for the first placement, or {@link #OPEN}
   */
  record Board(String name, int n, Supplier<QueensModel> model, int placements, int decisions) {
    @Override
    public String toString() {
      return name + ", n = " + n;
    }
  }

  /** All boards in the exhaustive gate, else those of up to 2,000 columns. */
  static Stream<Board> boards() {
    return all().filter(board -> board.n <= Gate.cases(2_000, 100_000));
  }

  private static Stream<Board> all() {
    return Stream.of(
        plain(200, 2, 201),
        plain(500, OPEN, 499),
        plain(1_000, 2, 994),
        plain(2_000, OPEN, 1_996),
        plain(5_000, OPEN, 4_995),
        plain(10_000, OPEN, 9_994),
        plain(20_000, OPEN, OPEN),
        plain(50_000, OPEN, OPEN),
        plain(100_000, OPEN, OPEN),
        given(200, 100, 2, 93),
        given(500, 499, 2, 494),
        given(1_000, 500, 2, 496),
        given(5_000, 3_750, 2, 3_748),
        given(10_000, 5_000, 2, 4_997),
        given(100_000, 50_000, OPEN, OPEN),
        given(200, 8, 1, 0),
        given(10_000, 10, 2, 1),
        given(100_000, 10, 2, 1),
        blocked(200, 200, 2, 203),
        blocked(200, 8_000, 2, 195),
        blocked(1_000, 200_000, 2, 1_000),
        blocked(2_000, 2_000, OPEN, 1_990),
        blocked(20_000, 20_000, OPEN, OPEN),
        blocked(100_000, 100_000, OPEN, OPEN),
        oneSquareInRow(200, OPEN, 196),
        oneSquareInRow(2_000, OPEN, 1_998),
        threeRowsInColumns(1_000, OPEN, 998),
        threeRowsInColumns(50_000, OPEN, OPEN),
        rooks(500, 2, 499),
        rooks(100_000, OPEN, OPEN),
        oneDiagonal(2_000, 2, 1_999),
        attacked(200),
        attacked(100_000),
        closedColumn(5_000),
        closedColumn(100_000),
        closedRow(500),
        closedRow(10_000),
        pigeonholes(100_000),
        lastSquareBlocked(200),
        lastSquareBlocked(10_000));
  }

  private static int[] known(int n) {
    return MinConflicts.place(QueensModel.of(n), SLOPES, 0, () -> false).orElseThrow();
  }

  private static Board plain(int n, int placements, int decisions) {
    return new Board("plain", n, () -> QueensModel.of(n), placements, decisions);
  }

  /** A board on which all queens but some are given. */
  private static Board given(int n, int open, int placements, int decisions) {
    return new Board(
        open + " columns open", n, () -> allBut(open(n, open), n).build(), placements, decisions);
  }

  private static BitSet open(int n, int count) {
    BitSet open = new BitSet(n);
    Random random = new Random(n);
    while (open.cardinality() < count) {
      open.set(random.nextInt(n));
    }
    return open;
  }

  private static QueensModelBuilder allBut(BitSet open, int n) {
    int[] rows = known(n);
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = open.nextClearBit(0); column < n; column = open.nextClearBit(column + 1)) {
      builder.place(column, rows[column]);
    }
    return builder;
  }

  private static Board blocked(int n, int squares, int placements, int decisions) {
    return new Board(
        squares + " squares blocked",
        n,
        () -> {
          Random random = new Random(n);
          QueensModelBuilder builder = QueensModel.of(n).toBuilder();
          for (int i = 0; i < squares; i++) {
            builder.block(random.nextInt(n), random.nextInt(n));
          }
          return builder.build();
        },
        placements,
        decisions);
  }

  private static Board oneSquareInRow(int n, int placements, int decisions) {
    return new Board(
        "one square in a row",
        n,
        () -> {
          int[] rows = known(n);
          QueensModelBuilder builder = QueensModel.of(n).toBuilder();
          for (int column = 0; column < n; column++) {
            if (rows[column] != n / 2) {
              builder.block(column, n / 2);
            }
          }
          return builder.build();
        },
        placements,
        decisions);
  }

  private static Board threeRowsInColumns(int n, int placements, int decisions) {
    return new Board(
        "three rows in a twentieth of the columns",
        n,
        () -> {
          int[] rows = known(n);
          Random random = new Random(n);
          QueensModelBuilder builder = QueensModel.of(n).toBuilder();
          for (int column = 0; column < n; column++) {
            if (random.nextInt(20) == 0) {
              builder.allowOnly(column, rows[column], random.nextInt(n), random.nextInt(n));
            }
          }
          return builder.build();
        },
        placements,
        decisions);
  }

  private static Board rooks(int n, int placements, int decisions) {
    return new Board(
        "rows", n, () -> QueensModel.builder(n).rowsAllDifferent().build(), placements, decisions);
  }

  private static Board oneDiagonal(int n, int placements, int decisions) {
    return new Board(
        "rows and one diagonal",
        n,
        () -> QueensModel.builder(n).rowsAllDifferent().ascendingDiagonalsAllDifferent().build(),
        placements,
        decisions);
  }

  /** Two given queens on a diagonal. */
  private static Board attacked(int n) {
    return none("queens that attack", n, QueensModel.of(n).toBuilder().place(7, 7).place(99, 99));
  }

  /** A column of two squares, both of which a given queen attacks. */
  private static Board closedColumn(int n) {
    return none(
        "closed column",
        n,
        QueensModel.of(n).toBuilder().place(0, n / 2).allowOnly(9, n / 2, n / 2 + 9));
  }

  private static Board closedRow(int n) {
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = 0; column < n; column++) {
      builder.block(column, 3);
    }
    return none("closed row", n, builder);
  }

  /** Six columns of the same five rows. */
  private static Board pigeonholes(int n) {
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = 0; column < 6; column++) {
      builder.allowOnly(17 * column, 10, 60, 110, 160, 190);
    }
    return none("six columns of five rows", n, builder);
  }

  /** A board that eight columns left open complete in one way, of which a square is blocked. */
  private static Board lastSquareBlocked(int n) {
    return new Board(
        "last square blocked",
        n,
        () -> {
          BitSet open = open(n, 8);
          int column = open.nextSetBit(0);
          return allBut(open, n).block(column, known(n)[column]).build();
        },
        0,
        0);
  }

  private static Board none(String name, int n, QueensModelBuilder builder) {
    return new Board(name, n, builder::build, 0, 0);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void areAnswered(Board board) {
    QueensModel model = board.model.get();
    int first = board.placements == 0 ? 0 : 1;
    Optional<Placement> any = QueensSolver.builder().build().findAny(model);
    assertThat(any.stream().filter(model::isSolution)).hasSize(first);
    assertThat(any.stream()).hasSize(first);
    if (board.placements != OPEN) {
      List<Placement> found = new ArrayList<>();
      QueensSolver.builder().anyOrder().solutionLimit(2).build().enumerate(model, found::add);
      assertThat(found).doesNotHaveDuplicates().hasSize(board.placements);
      assertThat(found).allMatch(model::isSolution);
    }
    if (board.decisions != OPEN) {
      SolveResult result =
          QueensSolver.builder()
              .strategy(SearchStrategy.FIRST_FAIL)
              .solutionLimit(1)
              .build()
              .enumerate(model, placement -> assertThat(model.isSolution(placement)).isTrue());
      assertThat(result.solutions()).isEqualTo(first);
      assertThat(result.statistics().decisions()).isEqualTo(board.decisions);
    }
  }
}
