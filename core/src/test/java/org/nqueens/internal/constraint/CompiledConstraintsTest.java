package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.constraint.CompiledConstraints.TakenValue;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

/** What is compiled of constraints, and its table of attacks against the definition. */
@Sampled
class CompiledConstraintsTest {

  @Test
  void agreesWithTheDefinition() {
    RandomModels models = RandomModels.of("attacks in models");
    for (int i = 0; i < 200; i++) {
      QueensModel model = models.any();
      AttackTable table = CompiledConstraints.of(model).attacks();
      for (int column = 0; column < model.size(); column++) {
        for (int row = 0; row < model.size(); row++) {
          for (int other = 0; other < model.size(); other++) {
            assertThat(table.attacked(column, row, other))
                .as("model %d, (%d, %d) in column %d of %s", i, column, row, other, model)
                .isEqualTo(attacked(model, column, row, other));
          }
        }
      }
    }
  }

  /** Row by row and constraint by constraint. */
  private static long attacked(QueensModel model, int column, int row, int other) {
    long word = 0;
    for (int otherRow = 0; otherRow < model.size() && other != column; otherRow++) {
      for (AllDifferent constraint : model.constraints()) {
        List<View> mine = viewOf(constraint, column);
        List<View> its = viewOf(constraint, other);
        if (!mine.isEmpty()
            && !its.isEmpty()
            && mine.get(0).valueAt(row) == its.get(0).valueAt(otherRow)) {
          word |= 1L << otherRow;
        }
      }
    }
    return word;
  }

  private static List<View> viewOf(AllDifferent constraint, int column) {
    return constraint.views().stream().filter(view -> view.column() == column).toList();
  }

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
