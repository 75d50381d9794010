package org.nqueens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.AskedModel;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;

/** The reasons, where several kinds of them would do. */
class ExplanationTest {

  private static Explanation.Infeasible explain(QueensModelBuilder builder) {
    return (Explanation.Infeasible) QueensSolver.builder().build().explain(builder.build());
  }

  @Test
  void inventsNoBlockedSquaresWhereAQueenIsGivenOnABlockedOne() {
    Reason empty = new Reason.RestrictedColumn(2, RowDomain.of());
    QueensModelBuilder plain = QueensModel.of(5).toBuilder();
    assertThat(explain(plain.place(2, 3).block(2, 3)).reasons()).containsExactly(empty);
    QueensModel given = QueensModel.builder(5).place(2, 3).build();
    assertThat(explain(given.toBuilder().allowOnly(2, 4)).reasons()).containsExactly(empty);
    assertThat(explain(QueensModel.builder(5).allowOnly(2)).reasons()).containsExactly(empty);
    assertThat(empty).hasToString("column 2 without a row");
  }

  /** Two given queens attack the second column, by two rules; each rule alone has a solution. */
  private static QueensModelBuilder manyBlockedSquares() {
    QueensModelBuilder builder = QueensModel.of(18).toBuilder().place(0, 0).place(2, 5);
    builder.allowOnly(1, 0, 4);
    for (int column = 3; column < 18; column++) {
      int distinct = column < 6 ? column - 2 : column;
      builder.allowOnly(column, distinct, 20 - column, Math.min(17, column + 1));
    }
    return builder;
  }

  @Test
  void namesColumnsWhereMoreThan200SquaresAreBlocked() {
    assertThat(explain(manyBlockedSquares()).reasons())
        .hasSize(5)
        .contains(new Reason.RestrictedColumn(1, RowDomain.of(0, 4)))
        .doesNotHaveAnyElementsOfTypes(Reason.BlockedSquare.class);
  }

  @Test
  void namesSquaresOfASingleRuleHoweverManyAreBlocked() {
    QueensModelBuilder builder = manyBlockedSquares();
    for (int column = 0; column < 18; column++) {
      builder.block(column, 9);
    }
    assertThat(explain(builder).reasons())
        .contains(new Reason.BlockedSquare(1, 9))
        .doesNotHaveAnyElementsOfTypes(Reason.RestrictedColumn.class);
  }

  @Test
  void leadsBackToModels() {
    Explanation.Infeasible explanation =
        explain(
            Variant.SUPERQUEENS.builder(8).place(0, 0).block(5, 3).place(3, 3).allowOnly(7, 1, 2));
    assertThat(modelOf(explanation))
        .isEqualTo(
            QueensModel.builder(8)
                .descendingDiagonalsAllDifferent()
                .place(0, 0)
                .place(3, 3)
                .build());
    assertThat(explain(modelOf(explanation).toBuilder())).isEqualTo(explanation);
    List<Reason> reasons = explanation.reasons();
    QueensModel withoutTheFirst =
        Reason.toModel(explanation.size(), reasons.subList(1, reasons.size()));
    assertThat(QueensSolver.builder().build().explain(withoutTheFirst))
        .isInstanceOf(Explanation.Feasible.class);
  }

  @Test
  void leadsBackToModelsWithRestrictedColumns() {
    for (QueensModelBuilder builder :
        List.of(manyBlockedSquares(), QueensModel.of(5).toBuilder().allowOnly(3))) {
      Explanation.Infeasible explanation = explain(builder);
      assertThat(modelOf(explanation))
          .isEqualTo(AskedModel.of(explanation.size(), explanation.reasons()));
    }
  }

  private static QueensModel modelOf(Explanation.Infeasible explanation) {
    return Reason.toModel(explanation.size(), explanation.reasons());
  }
}
