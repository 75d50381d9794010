package org.nqueens.ortools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** The direction of dependencies between the packages of the OR-Tools backends. */
class ArchitectureTest extends ArchitectureContract {
  private static final String BACKENDS = "org.nqueens.ortools";
  private static final String INTERNAL = "org.nqueens.ortools.internal.";

  private static final ArchRule LAYERS =
      LibraryRules.layers(
          BACKENDS,
          """
            .: internal.cp internal.sat internal.split internal.nativecode
            internal.cp: internal.split internal.nativecode
            internal.sat: internal.split internal.nativecode
            internal.split:
            internal.nativecode:
            """);

  /** An application needs no type of OR-Tools, nor an internal one, to call a backend. */
  private static final ArchRule EXPOSES_NO_TYPE_OF_THE_SOLVER =
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
              });

  private static DescribedPredicate<JavaClass> foreign() {
    return DescribedPredicate.describe(
        "of the solver",
        type ->
            type.getPackageName().startsWith("com.google")
                || type.getPackageName().startsWith(INTERNAL));
  }

  ArchitectureTest() {
    super(CpBackend.class);
  }

  @Override
  protected Stream<Violation> violations() {
    String field = "final class Planted { %s field; }";
    String cpSearch = field.formatted(INTERNAL + "cp.CpSearch");
    return Stream.of(
        new Violation(LAYERS, INTERNAL + "cp", field.formatted(BACKENDS + ".CpBackend")),
        new Violation(LAYERS, INTERNAL + "sat", cpSearch),
        new Violation(LAYERS, INTERNAL + "split", cpSearch),
        new Violation(LAYERS, INTERNAL + "nativecode", cpSearch),
        new Violation(
            LibraryRules.usesWhatEveryBackendCanUse(
                "com.google.ortools..", "com.google.protobuf..", BACKENDS + ".."),
            INTERNAL + "cp",
            field.formatted("org.nqueens.internal.constraint.AttackTable")),
        new Violation(
            EXPOSES_NO_TYPE_OF_THE_SOLVER,
            BACKENDS,
            "public class Planted { public com.google.ortools.sat.CpModel model() { return null; } }"),
        new Violation(
            EXPOSES_NO_TYPE_OF_THE_SOLVER,
            BACKENDS,
            "public class Planted { public void set(com.google.ortools.sat.CpModel model) {} }"),
        new Violation(
            LibraryRules.PRINTS_NOTHING,
            INTERNAL + "split",
            "final class Planted { void print() { System.out.println(); } }"));
  }

  @Test
  void arePublicForTheServiceLoaderOnly() {
    assertThat(
            all().stream()
                .filter(type -> type.getPackageName().equals(BACKENDS))
                .map(JavaClass::getSimpleName))
        .contains("CpBackend", "CpSatBackend")
        .filteredOn(name -> !name.equals("package-info"))
        .containsExactlyInAnyOrder("CpBackend", "CpSatBackend");
  }
}
