package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Colours of the screen in the CIE L*a*b* space, as colour tables have them. */
class LabColourTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0, 0, 0",
    "1, 1, 1, 100, 0, 0",
    "1, 0, 0, 53.24, 80.09, 67.20",
    "0, 1, 0, 87.73, -86.18, 83.18",
    "0, 0, 1, 32.30, 79.19, -107.86",
    "0.001, 0.001, 0.001, 0.90, 0, 0"
  })
  void isThatOfTheTables(
      double red, double green, double blue, double lightness, double a, double b) {
    LabColour colour = LabColour.ofLinear(new double[] {red, green, blue});
    assertThat(colour.lightness()).isCloseTo(lightness, within(0.02));
    assertThat(colour.a()).isCloseTo(a, within(0.03));
    assertThat(colour.b()).isCloseTo(b, within(0.03));
    assertThat(colour.toLinear()).containsExactly(new double[] {red, green, blue}, within(1e-4));
  }

  @Test
  void hasHuesAroundGrey() {
    LabColour yellow = LabColour.of(80, 20, 90);
    assertThat(yellow.a()).isCloseTo(0, within(1e-9));
    assertThat(yellow.b()).isCloseTo(20, within(1e-9));
    assertThat(yellow.distance(LabColour.of(80, 20, 270))).isCloseTo(40, within(1e-9));
    assertThat(yellow.distance(LabColour.of(77, 24, 90))).isCloseTo(5, within(1e-9));
  }
}
