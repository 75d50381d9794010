package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;

@Sampled
class ValueIndexTest {
  private static ValueIndex index(int n, View... views) {
    return ValueIndex.of(new AllDifferent("rule", List.of(views)), n);
  }

  private static List<Square> squares(ValueIndex index, int value) {
    List<Square> squares = new ArrayList<>();
    index.forEachSquare(value, (column, row) -> squares.add(new Square(column, row)));
    return squares;
  }

  /** By a pass over all squares. */
  private static List<Square> expected(AllDifferent constraint, int n, int value) {
    return constraint.views().stream()
        .flatMap(
            view ->
                IntStream.range(0, n)
                    .filter(row -> view.valueAt(row) == value)
                    .mapToObj(row -> new Square(view.column(), row)))
        .toList();
  }

  private static void assertInverts(View view, int n, int... values) {
    ValueIndex index = index(n, view);
    for (int value : values) {
      assertThat(squares(index, value))
          .as("%s = %s", view, value)
          .isEqualTo(expected(index.constraint(), n, value));
    }
  }

  @Test
  void invertsOffsets() {
    int[] values = IntStream.rangeClosed(-12, 12).toArray();
    assertInverts(View.offset(3, -4), 8, values);
    assertInverts(View.row(0), 8, values);
    assertInverts(View.offset(0, Integer.MIN_VALUE), 8, Integer.MIN_VALUE, Integer.MAX_VALUE);
    assertInverts(View.offset(0, Integer.MAX_VALUE - 7), 8, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Test
  void agreesWithAPassOverAllSquares() {
    RandomModels models = RandomModels.of("values of all-differents");
    for (int i = 0; i < 500; i++) {
      QueensModel model = models.any();
      for (ValueIndex index : ValueIndex.of(model)) {
        assertAgrees(index, model.size());
      }
    }
  }

  private static void assertAgrees(ValueIndex index, int n) {
    List<View> views = index.constraint().views();
    TreeMap<Integer, List<Square>> byValue = new TreeMap<>();
    for (View view : views) {
      for (int row = 0; row < n; row++) {
        byValue.computeIfAbsent(view.valueAt(row), value -> expected(index.constraint(), n, value));
      }
    }
    assertThat(index.values().boxed().toList()).isEqualTo(List.copyOf(byValue.keySet()));
    assertThat(index.valueCount()).isEqualTo(byValue.size());
    assertThat(index.isPermutation()).isEqualTo(!views.isEmpty() && byValue.size() == views.size());
    byValue.forEach((value, squares) -> assertThat(squares(index, value)).isEqualTo(squares));
    assertThat(index.viewCount()).isEqualTo(views.size());
    for (int view = 0; view < views.size(); view++) {
      assertThat(index.column(view)).isEqualTo(views.get(view).column());
      assertThat(index.viewOf(index.column(view))).isEqualTo(view);
      assertThat(index.valueAt(view, n - 1)).isEqualTo(views.get(view).valueAt(n - 1));
    }
    assertThat(index.viewOf(n)).isEqualTo(-1);
  }

  @Test
  void numbersValuesCloseTogether() {
    ValueIndex index =
        index(3, View.lookup(0, Integer.MIN_VALUE, 8, 7), View.lookup(1, 3, 7, Integer.MAX_VALUE));
    int[] values = {Integer.MIN_VALUE, 3, 7, 8, Integer.MAX_VALUE};
    assertThat(IntStream.of(values).mapToLong(index.closeNumbers(1)))
        .containsExactly(0L, 1L, 2L, 3L, 4L);
    assertThat(IntStream.of(values).mapToLong(index.closeNumbers(3)))
        .containsExactly(0L, 3L, 6L, 7L, 10L);
    assertThat(index.closeNumbers(Integer.MAX_VALUE).applyAsLong(7))
        .isEqualTo(Integer.MAX_VALUE + 4L);
  }

  /** An index with a number for every square would take 4 TB here. */
  @Test
  void takesNoMemoryPerSquareOfOffsets() {
    int n = QueensModel.MAX_SIZE;
    List<ValueIndex> indexes = ValueIndex.of(QueensModel.of(n));
    assertThat(indexes.stream().map(ValueIndex::isPermutation)).containsExactly(true, false, false);
    assertThat(indexes.get(1).valueCount()).isEqualTo(2L * n - 1);
    assertThat(squares(indexes.get(2), n - 1)).containsExactly(new Square(0, n - 1));
  }
}
