package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchListener;

/**
 * Searches delete what they own of the native library, and leave nothing to finalizers: these run
 * late where the heap is large, and not at all where finalization is off.
 */
class NativeObjectsTest {

  /** A JVM in which {@link #made} knows all: no collection, which would run finalizers. */
  private static ForkedJvm jvm() {
    return new ForkedJvm()
        .option("--add-opens=java.base/java.lang.ref=ALL-UNNAMED")
        .option("-XX:+UseSerialGC")
        .option("-Xms600m")
        .option("-Xmn400m");
  }

  @Test
  void areDeletedByTheSearchThatMadeThem() {
    ForkedJvm.Exit exit = jvm().run(SearchEachWay.class);
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("nothing left to finalizers").doesNotContain("collected");
  }

  /**
   * What a solver keeps for each solution is freed with it: a solve has a bounded number of them.
   */
  @ParameterizedTest
  @ValueSource(strings = {"FIRST_UNBOUND", "MIN_DOMAIN_SIZE"})
  void areManyForManySolutions(String selection) {
    ForkedJvm.Exit exit = jvm().run(SearchManySolutions.class, selection);
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("40320 solutions by several solves");
  }

  /** Searches a board with more solutions than one solve has. */
  static final class SearchManySolutions {
    private SearchManySolutions() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
      VariableSelection selection = VariableSelection.valueOf(arguments[0]);
      QueensSolver solver =
          with("cp-sat").strategy(SearchStrategy.of(selection, ValueSelection.SMALLEST)).build();
      solver.enumerate(QueensModel.of(4), placement -> {}); // loads and links
      int before = made().get("SolveWrapper").size();
      long solutions =
          solver.enumerate(Variant.ROOKS.builder(8).build(), placement -> {}).solutions();
      int solves = made().get("SolveWrapper").size() - before;
      System.out.printf("%s solutions by %s%n", solutions, solves > 2 ? "several solves" : solves);
    }
  }

  /** Searches in each way that makes native objects of its own, and looks for them afterwards. */
  static final class SearchEachWay {
    private static final SearchStrategy ANY_ORDER =
        SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.MIDDLE);

    private SearchEachWay() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
      QueensModel lookups = Variant.TOROIDAL.builder(7).build();
      SearchStrategy own = state -> SearchStrategy.LEXICOGRAPHIC.next(state);
      for (QueensModel model : List.of(QueensModel.of(7), lookups)) {
        search(with("cp-sat"), model);
        search(with("cp-sat").strategy(ANY_ORDER), model);
        search(with("cp"), model);
        search(with("cp").strategy(ANY_ORDER), model);
        search(with("cp").strategy(own), model);
        TreeSearch heard = with("cp").build().tree().listener(new SearchListener() {});
        search(consumer -> heard.enumerate(model, consumer));
      }
      Map<String, List<Boolean>> made = made();
      made.forEach(
          (name, owned) -> System.out.println(name + (owned.contains(true) ? " owns" : "")));
      boolean anyLeft = made.values().stream().anyMatch(owned -> owned.contains(true));
      boolean areAllThere =
          List.of("SolveWrapper", "Collector", "Domain", "Solver", "CustomPhase", "TracingMonitor")
              .stream()
              .allMatch(made::containsKey);
      System.out.println(areAllThere ? "" : "collected");
      System.out.println(anyLeft ? "left to finalizers" : "nothing left to finalizers");
    }

    private static void search(QueensSolverBuilder builder, QueensModel model) {
      QueensSolver solver = builder.build();
      search(consumer -> solver.enumerate(model, consumer));
    }

    /** To the end, and cut by an exception of the consumer. */
    private static void search(Consumer<Consumer<Placement>> enumeration) {
      enumeration.accept(placement -> {});
      try {
        enumeration.accept(
            placement -> {
              throw new IllegalStateException();
            });
      } catch (IllegalStateException e) {
        return;
      }
      throw new AssertionError("nothing was thrown");
    }
  }

  private static QueensSolverBuilder with(String backend) {
    return QueensSolver.builder().backend(backend);
  }

  /**
   * The native objects whose finalizer has not run, by class: whether each still owns native
   * memory. The JVM keeps them in a list of its own.
   */
  private static Map<String, List<Boolean>> made() throws ReflectiveOperationException {
    Field first = field(Class.forName("java.lang.ref.Finalizer"), "unfinalized");
    Field next = field(first.getDeclaringClass(), "next");
    Field referent = field(Reference.class, "referent");
    Map<String, List<Boolean>> made = new TreeMap<>();
    for (Object at = first.get(null); at != null; at = next.get(at)) {
      Object object = referent.get(at);
      Class<?> type = object.getClass();
      while (type != Object.class && !isOwner(type)) {
        type = type.getSuperclass();
      }
      if (type != Object.class) {
        boolean owns =
            field(type, "swigCPtr").getLong(object) != 0
                && field(type, "swigCMemOwn").getBoolean(object);
        made.computeIfAbsent(object.getClass().getSimpleName(), name -> new ArrayList<>())
            .add(owns);
      }
    }
    return made;
  }

  /** The class of the native library that keeps the address, and whether Java has to free it. */
  private static boolean isOwner(Class<?> type) {
    return type.getName().startsWith("com.google.ortools")
        && Stream.of(type.getDeclaredFields())
            .anyMatch(field -> field.getName().equals("swigCMemOwn"));
  }

  private static Field field(Class<?> type, String name) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }
}
