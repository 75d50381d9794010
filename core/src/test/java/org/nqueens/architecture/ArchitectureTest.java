package org.nqueens.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;

/** The direction of dependencies between the packages of core, and the types that are public. */
@Tag("architecture")
class ArchitectureTest {
  private static final Path CLASSES =
      Path.of(
          URI.create(
              QueensSolver.class.getProtectionDomain().getCodeSource().getLocation().toString()));

  private static final JavaClasses CORE = new ClassFileImporter().importPaths(CLASSES);

  /** All classes of core and all planted ones: an import takes longer than a rule. */
  private static JavaClasses withPlanted;

  @BeforeAll
  static void plant(@TempDir Path folder) throws IOException {
    List<PlantedClass> planted =
        violations().map(violation -> (PlantedClass) violation.get()[1]).toList();
    withPlanted = PlantedClass.importAll(planted, CLASSES, folder);
  }

  @ParameterizedTest
  @EnumSource
  void holds(Rules rule) {
    rule.rule.check(CORE);
  }

  private static Arguments planted(Rules rule, String packageName, String source) {
    return Arguments.of(rule, new PlantedClass(packageName, source));
  }

  /** For each layer a class that accesses one which it must not; then one for each other rule. */
  static Stream<Arguments> violations() {
    String field = "final class Planted { org.nqueens.%s field; }";
    return Stream.of(
        planted(Rules.LAYERS, "org.nqueens.model", field.formatted("search.SearchStrategy")),
        planted(Rules.LAYERS, "org.nqueens.search", field.formatted("spi.SolverBackend")),
        planted(Rules.LAYERS, "org.nqueens.result", field.formatted("trace.SearchTrace")),
        planted(Rules.LAYERS, "org.nqueens.sampling", field.formatted("QueensSolver")),
        planted(Rules.LAYERS, "org.nqueens.trace", field.formatted("spi.SolverBackend")),
        planted(
            Rules.LAYERS, "org.nqueens.internal.propagation", field.formatted("spi.SolverBackend")),
        planted(Rules.LAYERS, "org.nqueens.spi", field.formatted("result.SolveResult")),
        planted(
            Rules.LAYERS, "org.nqueens.internal.constraint", field.formatted("spi.SolverBackend")),
        planted(Rules.LAYERS, "org.nqueens.internal.memory", field.formatted("model.QueensModel")),
        planted(
            Rules.LAYERS, "org.nqueens.internal.decompose", field.formatted("result.SolveResult")),
        planted(Rules.LAYERS, "org.nqueens.internal.probe", field.formatted("spi.SolverBackend")),
        planted(Rules.LAYERS, "org.nqueens.batch", field.formatted("QueensSolver")),
        planted(Rules.LAYERS, "org.nqueens.internal.index", field.formatted("QueensSolver")),
        planted(Rules.LAYERS, "org.nqueens.internal.run", field.formatted("QueensSolver")),
        planted(Rules.LAYERS, "org.nqueens.internal.explain", field.formatted("spi.SolverBackend")),
        planted(Rules.LAYERS, "org.nqueens.internal.bits", field.formatted("model.QueensModel")),
        planted(Rules.LAYERS, "org.nqueens.internal.lines", field.formatted("spi.SolverBackend")),
        planted(Rules.LAYERS, "org.nqueens.internal.halves", field.formatted("model.QueensModel")),
        planted(Rules.LAYERS, "org.nqueens.internal.embedded", field.formatted("QueensSolver")),
        planted(Rules.LAYERS, "org.nqueens", field.formatted("internal.embedded.EmbeddedBackend")),
        planted(Rules.LAYERS, "org.nqueens.format", field.formatted("QueensSolver")),
        planted(Rules.LAYERS, "org.nqueens.other", "final class Planted {}"),
        planted(Rules.NO_CYCLES, "org.nqueens.internal.run", field.formatted("QueensSolver")),
        planted(Rules.NO_CYCLES, "org.nqueens.model", field.formatted("spi.SolverBackend")),
        planted(
            Rules.INTERNAL_TYPES_STAY_INTERNAL,
            "org.nqueens",
            "public final class Planted { public java.util.List<org.nqueens.internal.run.SearchPlan> plans() { return java.util.List.of(); } }"),
        planted(
            Rules.INTERNAL_TYPES_STAY_INTERNAL,
            "org.nqueens.batch",
            "public class Planted { protected org.nqueens.internal.run.StopSignal field; }"),
        planted(
            Rules.THE_ENGINE_IS_FOUND_AS_A_SERVICE,
            "org.nqueens.internal.embedded",
            "public final class Planted {}"),
        planted(
            Rules.NO_LIBRARY_BUT_SLF4J,
            "org.nqueens.model",
            "final class Planted { org.assertj.core.api.Assertions field; }"),
        planted(
            Rules.PRINTS_NOTHING,
            "org.nqueens.model",
            "final class Planted { void print() { System.out.println(); } }"),
        planted(
            Rules.PRINTS_NOTHING,
            "org.nqueens.model",
            "final class Planted { void print() { System.err.println(); } }"));
  }

  @ParameterizedTest
  @MethodSource("violations")
  void reportsAPlantedViolation(Rules rule, PlantedClass planted) {
    planted.assertBreaks(rule.rule, withPlanted);
  }

  @Test
  void exportsThePackagesOfThePublicApiAndNoOther() throws IOException {
    ModuleDescriptor module;
    try (InputStream in = Files.newInputStream(CLASSES.resolve("module-info.class"))) {
      module = ModuleDescriptor.read(in);
    }
    assertThat(module.exports().stream().map(ModuleDescriptor.Exports::source))
        .containsExactlyInAnyOrder(
            "org.nqueens",
            "org.nqueens.batch",
            "org.nqueens.format",
            "org.nqueens.model",
            "org.nqueens.result",
            "org.nqueens.sampling",
            "org.nqueens.search",
            "org.nqueens.spi",
            "org.nqueens.trace");
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
    List<String> exported =
        CORE.stream()
            .filter(type -> !type.getPackageName().contains(".internal."))
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
            .filter(type -> !type.isNestedClass())
            .map(JavaClass::getSimpleName)
            .toList();
    assertThat(named).containsExactlyInAnyOrderElementsOf(exported);
  }
}
