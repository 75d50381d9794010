package org.nqueens.benchmarks.work;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All works, by name. */
public final class Works {

  private static final List<Family> FAMILIES =
      List.of(
          new Family("enumerate", List.of(12, 13, 14, 15), 1, 18, PlainBoard::enumerate),
          new Family("first", List.of(15, 16), 1, 18, PlainBoard::first),
          new Family("count", List.of(14, 16), 1, 18, PlainBoard::count),
          new Family("general", List.of(12), 1, 18, Engines::general),
          new Family("cp", List.of(8, 12), 1, 14, Engines::cp),
          new Family("cp-sat", List.of(10, 11, 12), 1, 14, Engines::cpSat),
          new Family("choco", List.of(8, 12), 1, 14, Engines::choco),
          new Family("index", List.of(14, 16), 8, 16, Draws::index),
          new Family("sample", List.of(12, 14), 8, 16, Draws::sample),
          new Family(
              "find-any",
              List.of(8, 50, 1_000, 10_000, 25_000, 1_000_000),
              6,
              1_000_000,
              FindAny::work));

  private static final Map<String, Supplier<Work>> PARTIAL =
      new TreeMap<>(
          Map.of(
              "count-given", PartialBoards::given,
              "count-blocked", PartialBoards::blocked,
              "completion-28", PartialBoards::completion));

  private Works() {}

  /**
   * The standard set: the works that are measured when none is named.
   *
   * @return their names
   */
  public static List<String> standard() {
    return Stream.concat(
            FAMILIES.stream().flatMap(family -> family.standard().stream()),
            PARTIAL.keySet().stream())
        .toList();
  }

  /**
   * The work of a name.
   *
   * @param name such as {@code enumerate-14}
   * @return the work
   * @throws IllegalArgumentException if no work has the name
   */
  public static Work named(String name) {
    if (PARTIAL.containsKey(name)) {
      return PARTIAL.get(name).get();
    }
    int dash = name.lastIndexOf('-');
    String size = name.substring(dash + 1);
    return FAMILIES.stream()
        .filter(family -> size.matches("\\d{1,7}") && name.equals(family.name() + "-" + size))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "work (%s): there is none of this name, choose from %s"
                        .formatted(name, names())))
        .at(Integer.parseInt(size));
  }

  private static String names() {
    return Stream.concat(FAMILIES.stream().map(Family::pattern), PARTIAL.keySet().stream())
        .collect(Collectors.joining(", "));
  }
}
