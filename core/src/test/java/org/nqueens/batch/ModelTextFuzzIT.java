package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.nqueens.Fuzz;
import org.nqueens.model.QueensModel;

/** Any lines are read as a model that is written and read again as it was, or are refused. */
class ModelTextFuzzIT {

  @Fuzz
  void readsOrRefuses(byte[] bytes) {
    QueensModel model;
    try {
      model = model(new String(bytes, StandardCharsets.ISO_8859_1));
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageMatching("(?s).+");
      return;
    }
    assertThat(model(ModelText.of(model))).isEqualTo(model).hasSameHashCodeAs(model);
  }

  private static QueensModel model(String text) {
    return ModelText.parse(text.lines().filter(line -> !line.startsWith("columns ")).toList());
  }
}
