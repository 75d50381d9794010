package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;

@Sampled
class CentralQueensTest {

  private static List<Part> parts(QueensModel model, Set<BoardSymmetry> group) {
    List<Part> parts = new ArrayList<>();
    new CentralQueens(model, group).parts(() -> false).forEachRemaining(parts::add);
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

  @ParameterizedTest
  @EnumSource
  void makeTheWholeOfEveryVariant(Variant variant) {
    for (int n = 1; n <= (variant == Variant.QUEENS ? 9 : 7); n++) {
      assertThatPartsMakeTheWhole(variant.builder(n).build());
    }
  }

  @Test
  void makeTheWholeWithoutRules() {
    for (int n = 1; n <= 4; n++) {
      assertThatPartsMakeTheWhole(QueensModel.builder(n).build());
    }
  }

  @Test
  void makeTheWholeOfRandomModels() {
    RandomModels models = RandomModels.of("parts by central queens");
    int done = 0;
    while (done < 300) {
      QueensModel model = models.symmetric();
      if (model.domains().stream().noneMatch(RowDomain::isEmpty)) {
        assertThatPartsMakeTheWhole(model);
        done++;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 13, 15})
  void coverAllRooks(int n) {
    Set<BoardSymmetry> all = EnumSet.allOf(BoardSymmetry.class);
    long total = 0;
    int parts = 0;
    for (Part part : parts(Variant.ROOKS.builder(n).build(), all)) {
      long open = part.model().domains().stream().filter(domain -> domain.size() > 1).count();
      total += part.weight() * factorial(open);
      parts++;
    }
    assertThat(total).isEqualTo(factorial(n));
    assertThat(parts).isLessThan(n * n * n * n / 6);
  }

  private static long factorial(long n) {
    return LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
  }

  @Test
  void divideABoardOf64Columns() {
    Set<BoardSymmetry> rows = EnumSet.of(BoardSymmetry.IDENTITY, BoardSymmetry.REVERSED_ROWS);
    List<Part> parts = parts(QueensModel.of(64), rows);
    // Two queens side by side, no two rows alike or next to each other, in mirrored pairs.
    assertThat(parts).hasSize(63 * 62 / 2).allMatch(part -> part.weight() == 2);
    assertThat(parts.get(0).model().domain(31)).isEqualTo(RowDomain.of(0));
    // The queen further left tells which part of a pair comes first.
    assertThat(parts).allMatch(part -> part.model().domain(31).max() < 32);
  }

  @Test
  void applyToEmptyBoardsOf12To32ColumnsOnly() {
    QueensModel board = QueensModel.of(12);
    assertThat(CentralQueens.symmetries(board)).isEqualTo(EnumSet.allOf(BoardSymmetry.class));
    assertThat(CentralQueens.symmetries(QueensModel.of(32))).hasSize(8);
    assertThat(CentralQueens.symmetries(QueensModel.of(11))).isEmpty();
    assertThat(CentralQueens.symmetries(QueensModel.of(33))).isEmpty();
    assertThat(CentralQueens.symmetries(board.toBuilder().block(0, 0).build())).isEmpty();
  }
}
