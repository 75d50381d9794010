package org.nqueens.format;

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
      model = ModelText.parse(new String(bytes, StandardCharsets.ISO_8859_1));
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageMatching("(?s).+");
      return;
    }
    assertThat(ModelText.parse(ModelText.of(model))).isEqualTo(model).hasSameHashCodeAs(model);
  }
}
