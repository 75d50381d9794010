package org.nqueens.pages;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An assignment of shades, numbered from 0, to the regions of a board, such that neighbours have
 * different ones.
 *
 * <p>Shades are the colours of a graph, found in the order of Brélaz, <i>New methods to color the
 * vertices of a graph</i>, Communications of the ACM 22 (1979): next is the region whose neighbours
 * have the most shades. Four shades are enough for regions that are connected; regions in several
 * parts may need more.
 */
final class RegionShades {
  private static final int USUAL = 4;

  /** The steps after which the search with a number of shades is given up. */
  private static final int MAX_STEPS = 200;

  private final RegionGraph graph;
  private final int count;
  private final Map<Character, Integer> shades = new LinkedHashMap<>();
  private int steps;

  private RegionShades(RegionGraph graph, int count) {
    this.graph = graph;
    this.count = count;
  }

  /** The shades of all regions, as few as are found, but at least four. */
  static RegionShades of(RegionGraph graph) {
    int count = USUAL;
    RegionShades shades = new RegionShades(graph, count);
    while (!shades.complete()) {
      count++;
      shades = new RegionShades(graph, count);
    }
    return shades;
  }

  private boolean complete() {
    Optional<Character> next =
        graph.regions().stream()
            .filter(region -> !shades.containsKey(region))
            .max(
                Comparator.comparingInt((Character region) -> around(region).size())
                    .thenComparingInt(region -> graph.around(region).size()));
    if (next.isEmpty()) {
      return true;
    }
    if (steps == MAX_STEPS) {
      return false;
    }
    steps++;
    Set<Integer> taken = around(next.get());
    List<Integer> free =
        IntStream.range(0, count)
            .filter(shade -> !taken.contains(shade))
            .boxed()
            .sorted(Comparator.comparingInt(this::size))
            .toList();
    for (int shade : free) {
      shades.put(next.get(), shade);
      if (complete()) {
        return true;
      }
      shades.remove(next.get());
    }
    return false;
  }

  /** The shades of a region's neighbours. */
  private Set<Integer> around(char region) {
    return graph.around(region).stream()
        .filter(shades::containsKey)
        .map(shades::get)
        .collect(Collectors.toSet());
  }

  /** The number of shades. */
  int count() {
    return count;
  }

  /** The number of regions of a shade. */
  int size(int shade) {
    return (int) shades.values().stream().filter(other -> other == shade).count();
  }

  int of(char region) {
    return shades.getOrDefault(region, 0);
  }
}
