package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
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

  @Test
  void isExactForLargeBoards() {
    QueensModel large = QueensModel.of(2_000).toBuilder().block(1_999, 1_998).place(0, 7).build();
    assertThatItIsReadAsWritten(large);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; line 2 () cannot be read: must be a domain, as q0..q3 in 0,2..3 is, or a rule, as all-different \"rows\" q0 q1 is",
        "q1 in 0..3; line 2 (q1 in 0..3) cannot be read: must begin with column 0 of 4: give each column one domain, in turn",
        "q0..q4 in 0; line 2 (q0..q4 in 0) cannot be read: must begin with column 0 of 4",
        "q0..q3 in 0 1; must be a domain",
        "q0 in 0..; rows (0..) must be a row or a range from 0 to 3, such as 2..3",
        "q0 in 3..0; rows (3..0) must be",
        "q0 in 0..4; rows (0..4) must be",
        "q0 in 999999999; must be a",
        "'q0 in '; must be a domain",
        "q0 in 0,,1; rows () must be",
        "all-different \"\" q0; must be a domain",
        "all-different \"a\" q; view (q) must be such as q0, q0+1, 2*q0-1 or [0,3,2,1][q0]",
        "all-different \"a\" q0+; view (q0+) must be",
        "all-different \"a\" q0  q1; view () must be",
        "all-different \"a\" q0+99999999999; view (q0+99999999999) must be",
        "all-different \"a\" [][q0]; view ([][q0]) must be",
        "all-different \"a\" [1,,2][q0]; line 2 (all-different \"a\" [1,,2][q0]) cannot be read: For input string",
        "all-different \"a\" q0 q0; appears twice"
      })
  void namesTheLineThatItCannotRead(String line, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ModelText.parse("columns 4\n" + line + "\n"))
        .withMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource({"''", "columns 0", "columns 1048577", "columns", "q0 in 0"})
  void beginsWithTheSize(String line) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ModelText.parse(line))
        .withMessage(
            "line 1 (%s) must be \"columns N\" with N from 1 to 1048576: begin with the size of the board",
            line);
  }

  @Test
  void hasADomainForEachColumn() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ModelText.parse("columns 4\nq0..q2 in 0..3\n"))
        .withMessage("text (2 lines) must have a domain for each of 4 columns: column 3 has none");
  }
}
