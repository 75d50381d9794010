package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

  @Test
  void refusesWhatIsNoOrbit() {
    assertThatThrownBy(() -> new Orbit(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("placements ([]) must not be empty: give the placements of one symmetry class");
    assertThatThrownBy(() -> new Orbit(List.of(SECOND, FIRST)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "placements[1] (1 3 0 2) must come after 2 0 3 1: give them in lexicographic order,"
                + " each once");
    assertThatThrownBy(() -> new Orbit(List.of(FIRST, FIRST)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("placements[1] (1 3 0 2) must come after 1 3 0 2");
    assertThatThrownBy(() -> Orbit.of(Placement.of(1, 1), List.of(BoardSymmetry.TRANSPOSITION)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("placement (1 1) has two queens in row 1");
  }
}
