package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ValueEqualityTest {
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

  @Test
  void comparesOffsetsByColumnAndConstant() {
    assertThat(View.offset(1, 2))
        .isEqualTo(View.offset(1, 2))
        .hasSameHashCodeAs(View.offset(1, 2))
        .isNotEqualTo(View.offset(2, 2))
        .isNotEqualTo(View.offset(1, 3))
        .isNotEqualTo(View.lookup(1, 2, 3));
  }

  @Test
  void comparesAllDifferentsByNameAndViews() {
    AllDifferent rows = new AllDifferent("rows", List.of(View.row(0), View.row(1)));
    assertThat(rows)
        .isEqualTo(new AllDifferent("rows", List.of(View.row(0), View.row(1))))
        .hasSameHashCodeAs(new AllDifferent("rows", List.of(View.row(0), View.row(1))))
        .isNotEqualTo(new AllDifferent("regions", rows.views()))
        .isNotEqualTo(new AllDifferent("rows", List.of(View.row(1), View.row(0))))
        .isNotEqualTo("rows");
  }
}
