package org.nqueens.benchmarks.work;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.model.Variant;

/** All works, by name. */
public final class Works {
  private static final List<Family> FAMILIES =
      List.of(
          new Family("enumerate", List.of(12, 14, 15), 16, PlainBoard::enumerate),
          new Family("first", List.of(15, 16), 20, PlainBoard::first),
          new Family("count", List.of(14, 16), 18, PlainBoard::count),
          Engines.family("general", Variant.QUEENS, 12),
          Engines.family("torus", Variant.TOROIDAL, 11, 12),
          Engines.family("superqueens", Variant.SUPERQUEENS, 11, 12),
          new Family("cp", List.of(8, 10, 12), 14, OrTools::cp),
          new Family("cp-sat", List.of(10, 11, 12), 14, OrTools::cpSat),
          new Family("choco", List.of(8, 10, 12), 14, Choco::race));

  private static final List<Supplier<Work>> FIXED =
      List.of(
          PartialBoards::given,
          PartialBoards::blocked,
          Completions::work,
          Completions::spread,
          FindAny::small,
          FindAny::large,
          FindAny::sweep,
          SmallHeap::standard);

  private Works() {}

  /**
   * The standard set: the works that are measured when none is named.
   *
   * @return the works, in the order of their tables
   */
  public static List<Work> standard() {
    return Stream.concat(FAMILIES.stream().flatMap(family -> family.standard().stream()), fixed())
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
    return sized(name)
        .or(() -> fixed().filter(work -> work.name().equals(name)).findFirst())
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "work (%s): there is none of this name, choose from %s"
                        .formatted(name, names())));
  }

  private static Optional<Work> sized(String name) {
    int dash = name.lastIndexOf('-');
    if (dash < 0 || !name.substring(dash + 1).matches("\\d{1,3}")) {
      return Optional.empty();
    }
    int n = Integer.parseInt(name.substring(dash + 1));
    return FAMILIES.stream()
        .filter(family -> family.name().equals(name.substring(0, dash)))
        .findFirst()
        .map(family -> family.at(n));
  }

  private static Stream<Work> fixed() {
    return FIXED.stream().map(Supplier::get);
  }

  private static String names() {
    return Stream.concat(FAMILIES.stream().map(Family::pattern), fixed().map(Work::name))
        .collect(Collectors.joining(", "));
  }
}
