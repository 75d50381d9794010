package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantTest {
  @ParameterizedTest
  @CsvSource({"QUEENS, queens", "NON_TOUCHING, non-touching"})
  void isWrittenInLowerCase(Variant variant, String text) {
    assertThat(variant).hasToString(text);
  }
}
