package org.nqueens.puzzle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.architecture.LibraryRules;
import org.nqueens.architecture.PlantedClass;

/** The direction of dependencies between the packages of puzzles, and their libraries. */
@Tag("architecture")
class ArchitectureTest {
  private static final Path CLASSES =
      Path.of(
          URI.create(Puzzle.class.getProtectionDomain().getCodeSource().getLocation().toString()));

  private static final JavaClasses ALL = new ClassFileImporter().importPaths(CLASSES);

  /** All classes and all planted ones. */
  private static JavaClasses withPlanted;

  /** The rules, which a planted class can break. */
  enum Rule {
    HINTS_KNOW_NO_DEDUCTION(
        noClasses()
            .that()
            .resideInAPackage("org.nqueens.puzzle.hint")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.nqueens.puzzle", "org.nqueens.puzzle.internal..")),

    DEDUCTION_KNOWS_NO_SOLVER(
        noClasses()
            .that()
            .resideInAPackage("org.nqueens.puzzle.internal.deduction")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.nqueens", "org.nqueens.puzzle", "org.nqueens.spi")),

    NO_CYCLES(LibraryRules.NO_CYCLES),
    INTERNAL_TYPES_STAY_INTERNAL(LibraryRules.INTERNAL_TYPES_STAY_INTERNAL),
    NO_LIBRARY(LibraryRules.usesNoLibraryBut()),
    PRINTS_NOTHING(LibraryRules.PRINTS_NOTHING);

    private final ArchRule rule;

    Rule(ArchRule rule) {
      this.rule = rule;
    }
  }

  @BeforeAll
  static void plant(@TempDir Path folder) throws IOException {
    List<PlantedClass> planted =
        violations().map(violation -> (PlantedClass) violation.get()[1]).toList();
    withPlanted = PlantedClass.importAll(planted, CLASSES, folder);
  }

  @ParameterizedTest
  @EnumSource
  void holds(Rule rule) {
    rule.rule.check(ALL);
  }

  private static Arguments planted(Rule rule, String packageName, String source) {
    return Arguments.of(rule, new PlantedClass(packageName, source));
  }

  static Stream<Arguments> violations() {
    return Stream.of(
        planted(
            Rule.HINTS_KNOW_NO_DEDUCTION,
            "org.nqueens.puzzle.hint",
            "final class Planted { org.nqueens.puzzle.PuzzleGuide field; }"),
        planted(
            Rule.DEDUCTION_KNOWS_NO_SOLVER,
            "org.nqueens.puzzle.internal.deduction",
            "final class Planted { org.nqueens.QueensSolver field; }"),
        planted(
            Rule.NO_CYCLES,
            "org.nqueens.puzzle.hint",
            "final class Planted { org.nqueens.puzzle.internal.deduction.Steps field; }"),
        planted(
            Rule.INTERNAL_TYPES_STAY_INTERNAL,
            "org.nqueens.puzzle",
            "public class Planted { protected org.nqueens.puzzle.internal.deduction.Layout field; }"),
        planted(
            Rule.NO_LIBRARY,
            "org.nqueens.puzzle",
            "final class Planted { org.assertj.core.api.Assertions field; }"),
        planted(
            Rule.PRINTS_NOTHING,
            "org.nqueens.puzzle",
            "final class Planted { void print() { System.out.println(); } }"));
  }

  @ParameterizedTest
  @MethodSource("violations")
  void reportsAPlantedViolation(Rule rule, PlantedClass planted) {
    planted.assertBreaks(rule.rule, withPlanted);
  }

  @Test
  void exportsThePackagesOfThePublicApiAndNoOther() {
    ModuleDescriptor module =
        ModuleFinder.of(CLASSES).find("org.nqueens.puzzles").orElseThrow().descriptor();
    assertThat(module.exports())
        .extracting(ModuleDescriptor.Exports::source)
        .containsExactlyInAnyOrder("org.nqueens.puzzle", "org.nqueens.puzzle.hint");
  }
}
