package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ValueEqualityTest {
  @Test
  void comparesRowDomainsByTheirRows() {
    assertThat(RowDomain.of(1, 3))
        .isEqualTo(RowDomain.of(3, 1))
        .hasSameHashCodeAs(RowDomain.of(3, 1))
        .isNotEqualTo(RowDomain.of(1))
        .doesNotHaveSameHashCodeAs(RowDomain.of(1))
        .isNotEqualTo("{1, 3}")
        .hasToString("{1, 3}");
  }

  @Test
  void comparesPlacementsByTheirRows() {
    assertThat((Object) Placement.of(1, 3, 0, 2))
        .isEqualTo(Placement.of(1, 3, 0, 2))
        .hasSameHashCodeAs(Placement.of(1, 3, 0, 2))
        .isNotEqualTo(Placement.of(2, 0, 3, 1))
        .doesNotHaveSameHashCodeAs(Placement.of(2, 0, 3, 1))
        .isNotEqualTo("1 3 0 2")
        .hasToString("1 3 0 2");
  }
}
