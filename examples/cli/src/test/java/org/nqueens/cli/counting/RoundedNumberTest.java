package org.nqueens.cli.counting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundedNumberTest {
  @ParameterizedTest
  @CsvSource({
    "2057, 0, '2,057'",
    "2057.4, 1.9, '2,057'",
    "14203, 180, '14,200'",
    "14203, 2100, '14,000'",
    "14203, 50000, '10,000'",
    "1203, 50000, 0",
    "0, 0, 0",
    "999999999, 0, '999,999,999'",
    "39029188884, 1.2e9, 3.90e10",
    "9.8e9, 1.2e9, 9.8e9",
    "3.8e12, 3e10, 3.80e12",
    "2.3e17, 3e16, 2.3e17",
    "9.996e12, 3e10, 1.000e13",
    "12345678901, 0, 1.2345678901e10",
    "1e80, 0, 1.000000000000000e80"
  })
  void hasTheDigitsThatTheErrorLeaves(double number, double error, String text) {
    assertThat(CountCommand.rounded(number, error)).isEqualTo(text);
  }
}
