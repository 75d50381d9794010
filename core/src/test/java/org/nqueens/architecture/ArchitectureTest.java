package org.nqueens.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;

/** The direction of dependencies between the packages of core, and the types that are public. */
class ArchitectureTest extends ArchitectureContract {
  ArchitectureTest() {
    super(QueensSolver.class);
  }

  /** For each layer an access to one which it must not know. */
  private static final String ACCESSES =
      """
      model -> search.SearchStrategy
      search -> spi.SolverBackend
      result -> trace.SearchTrace
      sampling -> QueensSolver
      trace -> spi.SolverBackend
      internal.propagation -> spi.SolverBackend
      spi -> result.SolveResult
      internal.constraint -> spi.SolverBackend
      internal.memory -> model.QueensModel
      internal.decompose -> result.SolveResult
      batch -> QueensSolver
      internal.sampling -> QueensSolver
      internal.run.backend -> result.SolveResult
      internal.run.option -> spi.SolverBackend
      internal.run -> QueensSolver
      internal.explain -> spi.SolverBackend
      internal.engine.plain -> model.QueensModel
      internal.engine -> QueensSolver
      format -> trace.SearchTrace
      """;

  private static Violation access(ArchRule rule, String from, String to) {
    return new Violation(
        rule, "org.nqueens" + from, "final class Planted { org.nqueens.%s field; }".formatted(to));
  }

  /** One for each layer; then one for each other rule. */
  @Override
  protected Stream<Violation> violations() {
    Stream<Violation> layers =
        ACCESSES
            .lines()
            .map(line -> line.split(" -> "))
            .map(names -> access(Rules.LAYERS, "." + names[0], names[1]));
    return Stream.concat(layers, others());
  }

  private static Stream<Violation> others() {
    return Stream.of(
        access(Rules.LAYERS, "", "internal.engine.EmbeddedBackend"),
        new Violation(Rules.LAYERS, "org.nqueens.other", "final class Planted {}"),
        access(LibraryRules.NO_CYCLES, ".internal.run", "QueensSolver"),
        access(LibraryRules.NO_CYCLES, ".model", "spi.SolverBackend"),
        new Violation(
            LibraryRules.INTERNAL_TYPES_STAY_INTERNAL,
            "org.nqueens",
            "public final class Planted { public java.util.List<org.nqueens.internal.run.SearchPlan> plans() { return java.util.List.of(); } }"),
        new Violation(
            LibraryRules.INTERNAL_TYPES_STAY_INTERNAL,
            "org.nqueens.batch",
            "public class Planted { protected org.nqueens.internal.run.option.StopSignal field; }"),
        new Violation(
            Rules.THE_ENGINE_IS_FOUND_AS_A_SERVICE,
            "org.nqueens.internal.engine",
            "public final class Planted {}"),
        new Violation(
            Rules.ONE_CLASS_CALLS_BACKENDS,
            "org.nqueens.internal.sampling",
            "final class Planted { Object find(org.nqueens.spi.SolverBackend backend, org.nqueens.spi.SearchRequest request) { return backend.search(request, rows -> false); } }"),
        new Violation(
            Rules.NO_LIBRARY_BUT_SLF4J,
            "org.nqueens.model",
            "final class Planted { org.assertj.core.api.Assertions field; }"),
        new Violation(
            LibraryRules.INITIALIZES_WITHOUT_DEADLOCK,
            "org.nqueens.model",
            "class Planted { static final Planted ONE = make(); static Planted make() { return new Other(); } public static class Other extends Planted {} }"),
        new Violation(
            LibraryRules.PRINTS_NOTHING,
            "org.nqueens.model",
            "final class Planted { void print() { System.out.println(); } }"),
        new Violation(
            LibraryRules.PRINTS_NOTHING,
            "org.nqueens.model",
            "final class Planted { void print() { System.err.println(); } }"));
  }

  @Test
  void exportsThePackagesOfThePublicApiAndNoOther() {
    assertThat(exports())
        .containsExactlyInAnyOrder(
            "org.nqueens",
            "org.nqueens.batch",
            "org.nqueens.format",
            "org.nqueens.model",
            "org.nqueens.result",
            "org.nqueens.sampling",
            "org.nqueens.search",
            "org.nqueens.spi",
            "org.nqueens.spi.support",
            "org.nqueens.trace");
  }

  /** A report of a running search stays in the process, and so do traces. */
  @Test
  void makesModelsAndAnswersSerializable() {
    assertThat(
            exported()
                .filter(JavaClass::isRecord)
                .filter(type -> type.getPackageName().matches(".*[.](model|result|batch|sampling)"))
                .filter(type -> !type.isAssignableTo(Serializable.class))
                .map(JavaClass::getSimpleName))
        .containsExactly("SearchProgress");
  }

  /** A type without a user is not part of the API. */
  @Test
  void namesAUserOfEachExportedType() throws IOException {
    String document = Files.readString(Path.of("ARCHITECTURE.md"));
    String users =
        document.substring(
            document.indexOf("## Who needs which type"),
            document.indexOf("## The path of a question"));
    Set<String> named =
        Pattern.compile("`(\\w+)`")
            .matcher(users)
            .results()
            .map(type -> type.group(1))
            .filter(type -> !type.equals("ArchitectureTest"))
            .collect(Collectors.toSet());
    assertThat(named)
        .containsExactlyInAnyOrderElementsOf(exported().map(JavaClass::getSimpleName).toList());
  }

  /**
   * A type is used if the code of another module names it, or a method in whose signature it is.
   */
  @Test
  void exportsWhatOtherModulesUse() throws IOException {
    Set<String> words = wordsOfOtherModules();
    Set<String> used = new HashSet<>(words);
    exported()
        .flatMap(type -> type.getMethods().stream())
        .filter(method -> words.contains(method.getName()))
        .flatMap(method -> method.getAllInvolvedRawTypes().stream())
        .forEach(type -> used.add(type.getSimpleName()));
    assertThat(exported().map(JavaClass::getSimpleName).filter(type -> !used.contains(type)))
        .isEmpty();
  }

  private Stream<JavaClass> exported() {
    return all().stream()
        .filter(type -> !type.getPackageName().contains(".internal."))
        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
        .filter(type -> !type.isNestedClass());
  }

  /** The words of the main code of all other modules, without comments. */
  private static Set<String> wordsOfOtherModules() throws IOException {
    Set<String> words = new HashSet<>();
    for (Path root : List.of(Path.of("../ortools-backend"), Path.of("../examples"))) {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(ArchitectureTest::isMainCode).toList()) {
          String code = Files.readString(file).replaceAll("(?s)/[*].*?[*]/|//[^\\n]*", "");
          Pattern.compile("\\w+").matcher(code).results().forEach(word -> words.add(word.group()));
        }
      }
    }
    return words;
  }

  private static boolean isMainCode(Path file) {
    return file.toString().matches(".*/src/main/java/.*[.]java");
  }
}
