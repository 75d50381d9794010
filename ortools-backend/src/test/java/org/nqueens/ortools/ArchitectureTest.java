package org.nqueens.ortools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
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
import org.nqueens.architecture.PlantedClass;

/** The direction of dependencies between the packages of the OR-Tools backends. */
@Tag("architecture")
class ArchitectureTest {
  private static final Path CLASSES =
      Path.of(
          URI.create(
              CpBackend.class.getProtectionDomain().getCodeSource().getLocation().toString()));

  private static final JavaClasses ALL = new ClassFileImporter().importPaths(CLASSES);

  private static final String BACKENDS = "org.nqueens.ortools";
  private static final String INTERNAL = "org.nqueens.ortools.internal.";

  /** The rules, which a planted class can break. */
  enum Rule {
    LAYERS(
        layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("backends")
            .definedBy(BACKENDS)
            .layer("cp")
            .definedBy(INTERNAL + "cp")
            .layer("sat")
            .definedBy(INTERNAL + "sat")
            .layer("split")
            .definedBy(INTERNAL + "split")
            .layer("native code")
            .definedBy(INTERNAL + "nativecode")
            .ensureAllClassesAreContainedInArchitecture()
            .whereLayer("backends")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("cp")
            .mayOnlyAccessLayers("split", "native code")
            .whereLayer("sat")
            .mayOnlyAccessLayers("split", "native code")
            .whereLayer("split")
            .mayNotAccessAnyLayer()
            .whereLayer("native code")
            .mayNotAccessAnyLayer()),

    /** Of core only the packages that a backend of another project can use as well. */
    USES_WHAT_EVERY_BACKEND_CAN_USE(
        classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                "java..",
                "org.jspecify..",
                "com.google.ortools..",
                "com.google.protobuf..",
                "org.nqueens.model",
                "org.nqueens.search",
                "org.nqueens.spi",
                "org.nqueens.trace",
                BACKENDS + "..")),

    /** An application needs no type of OR-Tools, nor an internal one, to call a backend. */
    EXPOSES_NO_TYPE_OF_THE_SOLVER(
        methods()
            .that()
            .arePublic()
            .and()
            .areDeclaredInClassesThat()
            .resideInAPackage(BACKENDS)
            .should()
            .notHaveRawReturnType(foreign())
            .andShould()
            .notHaveRawParameterTypes(
                new DescribedPredicate<>("of the solver") {
                  @Override
                  public boolean test(List<JavaClass> types) {
                    return types.stream().anyMatch(foreign());
                  }
                })),

    PRINTS_NOTHING(
        noClasses()
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err"));

    private final ArchRule rule;

    Rule(ArchRule rule) {
      this.rule = rule;
    }

    private static DescribedPredicate<JavaClass> foreign() {
      return DescribedPredicate.describe(
          "of the solver",
          type ->
              type.getPackageName().startsWith("com.google")
                  || type.getPackageName().startsWith(INTERNAL));
    }
  }

  /** All planted classes and those beside them: an import takes longer than a rule. */
  private static JavaClasses withPlanted;

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
    String field = "final class Planted { %s field; }";
    String cpSearch = field.formatted(INTERNAL + "cp.CpSearch");
    return Stream.of(
        planted(Rule.LAYERS, INTERNAL + "cp", field.formatted(BACKENDS + ".CpBackend")),
        planted(Rule.LAYERS, INTERNAL + "sat", cpSearch),
        planted(Rule.LAYERS, INTERNAL + "split", cpSearch),
        planted(Rule.LAYERS, INTERNAL + "nativecode", cpSearch),
        planted(
            Rule.USES_WHAT_EVERY_BACKEND_CAN_USE,
            INTERNAL + "cp",
            field.formatted("org.nqueens.internal.constraint.AttackTable")),
        planted(
            Rule.EXPOSES_NO_TYPE_OF_THE_SOLVER,
            BACKENDS,
            "public class Planted { public com.google.ortools.sat.CpModel model() { return null; } }"),
        planted(
            Rule.EXPOSES_NO_TYPE_OF_THE_SOLVER,
            BACKENDS,
            "public class Planted { public void set(com.google.ortools.sat.CpModel model) {} }"),
        planted(
            Rule.PRINTS_NOTHING,
            INTERNAL + "split",
            "final class Planted { void print() { System.out.println(); } }"));
  }

  @ParameterizedTest
  @MethodSource("violations")
  void reportsAPlantedViolation(Rule rule, PlantedClass planted) {
    planted.assertBreaks(rule.rule, withPlanted);
  }

  @Test
  void arePublicForTheServiceLoaderOnly() {
    assertThat(
            ALL.stream()
                .filter(type -> type.getPackageName().equals(BACKENDS))
                .map(JavaClass::getSimpleName))
        .contains("CpBackend", "CpSatBackend")
        .filteredOn(name -> !name.equals("package-info"))
        .containsExactlyInAnyOrder("CpBackend", "CpSatBackend");
  }
}
