package org.nqueens.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.model.RowDomain;

/** The selections on domains that tell them apart. */
class StandardStrategyTest {

  private static final SearchState STATE =
      new FixedDomains(
          List.of(
              RowDomain.of(7), // bound
              RowDomain.of(2, 3, 4, 5), // first unbound, largest
              RowDomain.of(3, 9), // smallest: highest minimum and maximum
              RowDomain.of(1, 8), // smallest: lowest minimum and maximum
              RowDomain.of(0, 7, 9))); // lowest minimum, largest regret

  @ParameterizedTest
  @EnumSource
  void selectsAColumn(VariableSelection selection) {
    int column =
        switch (selection) {
          case FIRST_UNBOUND, MAX_DOMAIN_SIZE -> 1;
          case MIN_DOMAIN_SIZE, HIGHEST_MAX, MIN_SIZE_HIGHEST_MIN, MIN_SIZE_HIGHEST_MAX -> 2;
          case MIN_SIZE_LOWEST_MIN, MIN_SIZE_LOWEST_MAX, MAX_REGRET_ON_MIN -> 3;
          case LOWEST_MIN -> 4;
        };
    assertThat(selection.select(STATE)).isEqualTo(column);
  }

  @ParameterizedTest
  @EnumSource
  void decidesOnARow(ValueSelection selection) {
    Decision decision =
        switch (selection) {
          case SMALLEST -> Decision.assign(1, 2);
          case LARGEST -> Decision.assign(1, 5);
          case MIDDLE -> Decision.assign(1, 3);
          case LOWER_HALF -> Decision.atMost(1, 3);
          case UPPER_HALF -> Decision.atLeast(1, 4);
        };
    assertThat(selection.decide(1, STATE)).isEqualTo(decision);
  }

  @Test
  void takesTheLowerOfTwoRowsNextToTheCentre() {
    // The centre of {1, 8} is 4: 1 is three rows away, 8 four. That of {3, 9} is 6, both three.
    assertThat(ValueSelection.MIDDLE.decide(3, STATE).row()).isEqualTo(1);
    assertThat(ValueSelection.MIDDLE.decide(2, STATE).row()).isEqualTo(3);
  }
}
