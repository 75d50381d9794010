package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

@Sampled
class ModelTextTest {

  private static void assertThatItIsReadAsWritten(QueensModel model) {
    String text = ModelText.of(model);
    assertThat(ModelText.parse(text)).isEqualTo(model);
    assertThat(ModelText.parse(text.strip().replace("\n", "\r\n"))).isEqualTo(model);
    assertThat(text).matches("[ -~\n]*").startsWith("columns " + model.size() + "\n");
  }

  @Test
  void hasALineForEachRunOfDomainsAndEachConstraint() {
    QueensModel model =
        QueensModel.builder(5)
            .rowsAllDifferent()
            .block(1, 1)
            .block(1, 3)
            .place(2, 4)
            .allowOnly(3)
            .allDifferent("a \"b\\\n\u00fc", View.offset(4, -3), View.affine(0, -2, 7))
            .allDifferent("wrapped", View.lookup(1, 5, -1, 0, 2, 3))
            .allDifferent("none")
            .build();
    assertThat(ModelText.of(model))
        .isEqualTo(
            """
            columns 5
            q0 in 0..4
            q1 in 0,2,4
            q2 in 4
            q3 in -
            q4 in 0..4
            all-different "rows" q0 q1 q2 q3 q4
            all-different "a \\u0022b\\u005c\\u000a\\u00fc" q4-3 -2*q0+7
            all-different "wrapped" [5,-1,0,2,3][q1]
            all-different "none"
            """);
    assertThatItIsReadAsWritten(model);
  }

  @Test
  void isExactForRandomModels() {
    RandomModels models = RandomModels.of("texts of models");
    for (int i = 0; i < 500; i++) {
      assertThatItIsReadAsWritten(models.any());
      assertThatItIsReadAsWritten(models.symmetric());
    }
  }

  @Test
  void isExactForLargeBoards() {
    QueensModel large = QueensModel.of(2_000).toBuilder().block(1_999, 1_998).place(0, 7).build();
    assertThatItIsReadAsWritten(large);
  }
}
