package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.RandomModels;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

class ModelTextTest {

  private static QueensModel read(String text) {
    return ModelText.parse(text.lines().skip(1).toList());
  }

  private static void assertThatItIsReadAsWritten(QueensModel model) {
    String text = ModelText.of(model);
    assertThat(read(text)).isEqualTo(model);
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
            .allDifferent("a \"b\\\n\u00fc", View.offset(4, -3), View.offset(0, 7))
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
            all-different "a \\u0022b\\u005c\\u000a\\u00fc" q4-3 q0+7
            all-different "wrapped" [5,-1,0,2,3][q1]
            all-different "none"
            """);
    assertThatItIsReadAsWritten(model);
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void isExactForVariants(Variant variant) {
    for (int n : new int[] {1, 2, 5, 12, 64}) {
      assertThatItIsReadAsWritten(variant.builder(n).build());
    }
  }

  @Test
  void isExactForRandomModels() {
    RandomModels models = RandomModels.of("texts of models");
    for (int i = 0; i < 500; i++) {
      assertThatItIsReadAsWritten(models.any());
      assertThatItIsReadAsWritten(models.symmetric());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; neither a domain nor a constraint",
        "q1 in 0..3; columns out of turn",
        "q0..q99 in 0 1; neither a domain nor a constraint",
        "q0 in 0..; no run of rows",
        "q0 in 3..0; rows out of turn",
        "'q0 in '; neither a domain nor a constraint",
        "q0 in 0,,1; no run of rows",
        "all-different \"\" q0; neither a domain nor a constraint",
        "all-different \"a\" q; no view",
        "all-different \"a\" q0+; no view",
        "all-different \"a\" q0+99999999999; no view",
        "all-different \"a\" [][q0]; no view",
        "all-different \"a\" [1,,2][q0]; For input string",
        "all-different \"a\" q0 q0; appears twice"
      })
  void refusesOtherLines(String line, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ModelText.parse(List.of(line)))
        .withMessageContaining(message);
  }
}
