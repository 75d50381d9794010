package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.internal.constraint.CompiledConstraints.TakenValue;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

/** What is compiled of constraints, once for each list of them. */
class CompiledConstraintsTest {

  @Test
  void readsThePlainBoard() {
    AttackTable table = CompiledConstraints.of(QueensModel.of(8)).attacks();
    assertThat(table.attacked(2, 3, 2)).isZero();
    assertThat(table.attacked(2, 3, 4)).isEqualTo(1L << 1 | 1L << 3 | 1L << 5);
    assertThat(table.attacked(0, 0, 7)).isEqualTo(1L | 1L << 7);
    AttackTable largest = CompiledConstraints.of(QueensModel.of(64)).attacks();
    assertThat(largest.attacked(0, 0, 63)).isEqualTo(1L | 1L << 63);
    assertThat(largest.attacked(63, 63, 0)).isEqualTo(1L | 1L << 63);
  }

  @Test
  void leaveOutTheDiagonalsOfATorus() {
    CompiledConstraints torus = CompiledConstraints.of(Variant.TOROIDAL.builder(5).build());
    assertThat(torus.rowsRule()).isZero();
    assertThat(torus.takenValues()).isEmpty();
  }

  @Test
  void compilesEachModelOnce() {
    QueensModel first = QueensModel.of(8);
    QueensModel second = QueensModel.of(8);
    List<RowDomain> given = first.toBuilder().place(0, 3).build().domains();
    CompiledConstraints compiled = CompiledConstraints.of(first);
    assertThat(CompiledConstraints.of(second)).isNotSameAs(compiled);
    assertThat(CompiledConstraints.of(first)).isSameAs(compiled);
    assertThat(CompiledConstraints.of(new QueensModel(given, first.constraints())))
        .isSameAs(compiled);
  }

  @Test
  void tellsBoardsOfSeveralSizesApart() {
    QueensModel small = QueensModel.builder(4).build();
    QueensModel large = QueensModel.builder(5).build();
    assertThat(small.constraints()).isSameAs(large.constraints());
    assertThat(CompiledConstraints.of(small).attacks().attacked(3, 3, 3)).isZero();
    assertThat(CompiledConstraints.of(large).attacks().attacked(4, 4, 4)).isZero();
  }

  @Test
  void keepsNoModelThatTheApplicationHasDropped() throws InterruptedException {
    WeakReference<List<AllDifferent>> dropped = compiledAndDropped();
    for (int i = 0; i < 100 && dropped.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(dropped.get()).isNull();
  }

  private static WeakReference<List<AllDifferent>> compiledAndDropped() {
    QueensModel model = Variant.TOROIDAL.builder(7).build();
    CompiledConstraints.of(model).attacks();
    CompiledConstraints.of(model).takenValues();
    return new WeakReference<>(model.constraints());
  }

  /** A permutation of which each column can take each value has no values to cover. */
  @Test
  void takeTheValuesOfRegions() {
    CompiledConstraints regions =
        CompiledConstraints.of(
            QueensModel.builder(4)
                .rowsAllDifferent()
                .regionsAllDifferent((column, row) -> column < 2 ? row : (row + 1) % 4)
                .allDifferent("halves", column -> View.lookup(column, 0, 0, column, column), 0, 1)
                .build());
    assertThat(regions.rowsRule()).isZero();
    assertThat(regions.takenValues()).extracting(TakenValue::rule).containsOnly(2).hasSize(2);
    assertThat(regions.takenValues().get(0).columns()).containsExactly(0, 1);
    assertThat(regions.takenValues().get(0).rows()).containsExactly(15, 3);
    assertThat(regions.takenValues().get(1).columns()).containsExactly(1);
    assertThat(regions.takenValues().get(1).rows()).containsExactly(12);
  }
}
