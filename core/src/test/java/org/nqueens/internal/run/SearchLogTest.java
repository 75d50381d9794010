package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchLogTest {
  /** The tests have the provider that logs nothing; {@code PackagedJarIT} runs without one. */
  @Test
  void isThereWithAProvider() {
    assertThat(SearchRun.log())
        .hasValueSatisfying(log -> assertThat(log.getName()).isEqualTo("NOP"));
  }
}
