package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.spi.CountingBackend.Division;

@Sampled
class InnermostQueensTest {

  private static List<Part> parts(QueensModel model, Set<BoardSymmetry> group) {
    List<Part> parts = new ArrayList<>();
    new InnermostQueens(model, group, Division.BY_QUEENS)
        .parts(() -> false)
        .forEachRemaining(parts::add);
    return parts;
  }

  private static void assertThatPartsMakeTheWhole(QueensModel model) {
    int expected = BruteForce.solve(model).size();
    for (Set<BoardSymmetry> group : subgroups(model.symmetries())) {
      long total = 0;
      for (Part part : parts(model, group)) {
        assertThat(group.size() % part.weight()).as("%s of %s", part, group).isZero();
        assertThat(part.model().constraints()).isSameAs(model.constraints());
        total += (long) part.weight() * BruteForce.solve(part.model()).size();
      }
      assertThat(total).as("%s by %s", model, group).isEqualTo(expected);
    }
  }

  /** Every set of these symmetries that is closed. */
  private static List<Set<BoardSymmetry>> subgroups(Set<BoardSymmetry> group) {
    List<BoardSymmetry> elements = List.copyOf(group);
    List<Set<BoardSymmetry>> subgroups = new ArrayList<>();
    for (int chosen = 1; chosen < 1 << elements.size(); chosen++) {
      Set<BoardSymmetry> set = EnumSet.noneOf(BoardSymmetry.class);
      for (int i = 0; i < elements.size(); i++) {
        if ((chosen >> i & 1) != 0) {
          set.add(elements.get(i));
        }
      }
      if (set.stream().allMatch(a -> set.stream().allMatch(b -> set.contains(then(a, b))))) {
        subgroups.add(set);
      }
    }
    return subgroups;
  }

  /** The symmetry that has the effect of one after the other, told by where a square goes. */
  private static BoardSymmetry then(BoardSymmetry first, BoardSymmetry second) {
    int column = second.column(first.column(0, 1, 4), first.row(0, 1, 4), 4);
    int row = second.row(first.column(0, 1, 4), first.row(0, 1, 4), 4);
    for (BoardSymmetry symmetry : BoardSymmetry.values()) {
      if (symmetry.column(0, 1, 4) == column && symmetry.row(0, 1, 4) == row) {
        return symmetry;
      }
    }
    throw new AssertionError("not a group");
  }

  @Test
  void knowsTheTenGroupsOfTheSquare() {
    assertThat(subgroups(EnumSet.allOf(BoardSymmetry.class))).hasSize(10);
  }

  @Test
  void makeTheWholeOfRandomModels() {
    RandomModels models = RandomModels.of("parts by innermost queens");
    int done = 0;
    while (done < 300) {
      QueensModel model = models.symmetric();
      if (model.size() > 1 && model.domains().stream().noneMatch(RowDomain::isEmpty)) {
        assertThatPartsMakeTheWhole(model);
        done++;
      }
    }
  }

  /** The first part, one of the largest, has one queen placed; no part has more than five. */
  @ParameterizedTest
  @CsvSource({"12, 19, 4", "13, 26, 8", "16, 30, 4", "17, 38, 8", "18, 35, 4", "32, 70, 4"})
  void areFew(int n, int number, int weight) {
    List<Part> parts = parts(QueensModel.of(n), EnumSet.allOf(BoardSymmetry.class));
    assertThat(parts).hasSize(number);
    assertThat(parts.get(0).weight()).isEqualTo(weight);
    assertThat(placed(parts.get(0))).isEqualTo(1);
    assertThat(parts).allMatch(part -> placed(part) <= 5);
  }

  private static long placed(Part part) {
    return part.model().domains().stream().filter(rows -> rows.size() == 1).count();
  }

  @Test
  void divideABoardOf64Columns() {
    Set<BoardSymmetry> rows = EnumSet.of(BoardSymmetry.IDENTITY, BoardSymmetry.REVERSED_ROWS);
    List<Part> parts = parts(QueensModel.of(64), rows);
    // At each distance a queen in one of the middle columns, or in both. In the corners one queen
    // leaves the other column no square, and in the centre two queens attack each other.
    assertThat(parts).hasSize(2 * 31 + 31).allMatch(part -> part.weight() == 2);
  }

  @Test
  void applyToEmptyBoardsOf12To32ColumnsOnly() {
    QueensModel board = QueensModel.of(12);
    assertThat(InnermostQueens.symmetries(board)).isEqualTo(EnumSet.allOf(BoardSymmetry.class));
    assertThat(InnermostQueens.symmetries(QueensModel.of(32))).hasSize(8);
    assertThat(InnermostQueens.symmetries(QueensModel.of(11))).isEmpty();
    assertThat(InnermostQueens.symmetries(QueensModel.of(33))).isEmpty();
    assertThat(InnermostQueens.symmetries(board.toBuilder().block(0, 0).build())).isEmpty();
  }
}
