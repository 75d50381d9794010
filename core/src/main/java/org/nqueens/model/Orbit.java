package org.nqueens.model;

import java.io.Serializable;
import java.util.Collection;
import java.util.List;

/**
 * An orbit of a symmetry group: the placements that the symmetries map to each other. Immutable,
 * serializable and thread-safe.
 *
 * @param placements the 1, 2, 4 or 8 placements in lexicographic order
 * @serial exclude
 */
public record Orbit(List<Placement> placements) implements Serializable {
  /**
   * Defines an orbit; {@link #of} computes the orbit of a placement.
   *
   * @throws IllegalArgumentException if the number of placements is not 1, 2, 4 or 8, or their
   *     order is not strictly increasing
   */
  public Orbit {
    placements =
        Arguments.copyOf(
            "placements", placements, Placement.class, "give the placements of one symmetry class");
    if (Integer.bitCount(placements.size()) != 1 || placements.size() > 8) {
      throw new IllegalArgumentException(
          "placements (%s of them) must be 1, 2, 4 or 8: give one symmetry class"
              .formatted(placements.size()));
    }
    for (int i = 1; i < placements.size(); i++) {
      if (placements.get(i - 1).compareTo(placements.get(i)) >= 0) {
        throw new IllegalArgumentException(
            "placements[%s] (%s) must come after %s: give them in lexicographic order, each once"
                .formatted(i, placements.get(i), placements.get(i - 1)));
      }
    }
  }

  /**
   * The orbit of a placement.
   *
   * @param group symmetries that form a group, such as {@link QueensModel#symmetries()}
   * @return the distinct images of the placement
   * @throws IllegalArgumentException if a symmetry would put two queens into one column, or the
   *     number of distinct images is not 1, 2, 4 or 8
   */
  public static Orbit of(Placement placement, Collection<BoardSymmetry> group) {
    Arguments.copyOf(
        "group", group, BoardSymmetry.class, "give a group such as model.symmetries()");
    return new Orbit(
        group.stream().map(symmetry -> symmetry.apply(placement)).distinct().sorted().toList());
  }

  /** {@return the representative: the lexicographically smallest placement} */
  public Placement representative() {
    return placements.get(0);
  }

  /** {@return the number of placements: 1, 2, 4 or 8} */
  public int size() {
    return placements.size();
  }

  /** The size and the representative, such as {@code Orbit[size=2, representative=1 3 0 2]}. */
  @Override
  public String toString() {
    return "Orbit[size=" + size() + ", representative=" + representative() + "]";
  }
}
