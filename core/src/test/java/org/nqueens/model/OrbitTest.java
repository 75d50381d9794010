package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OrbitTest {
  private static final Placement FIRST = Placement.of(1, 3, 0, 2);
  private static final Placement SECOND = Placement.of(2, 0, 3, 1);

  @Test
  void holdsTheDifferentImagesInOrder() {
    Set<BoardSymmetry> group = QueensModel.of(4).symmetries();
    Orbit orbit = Orbit.of(SECOND, group);
    assertThat(orbit.placements()).containsExactly(FIRST, SECOND);
    assertThat(orbit.representative()).isEqualTo(FIRST);
    assertThat(orbit.size()).isEqualTo(2);
    assertThat(orbit)
        .isEqualTo(Orbit.of(FIRST, group))
        .isEqualTo(new Orbit(List.of(FIRST, SECOND)));
    assertThat(Orbit.of(Placement.of(0, 4, 7, 5, 2, 6, 1, 3), group).size()).isEqualTo(8);
    assertThat(Orbit.of(SECOND, Set.of(BoardSymmetry.IDENTITY)).placements())
        .containsExactly(SECOND);
  }

  @Test
  void copiesWhatItIsGiven() {
    List<Placement> placements = new ArrayList<>(List.of(FIRST));
    Orbit orbit = new Orbit(placements);
    placements.add(SECOND);
    assertThat(orbit.size()).isEqualTo(1);
  }
}
