package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;

/** What is compiled of constraints, once for each list of them. */
class CompiledConstraintsTest {

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
}
