package org.nqueens.choco;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** What the backend depends on. */
class ArchitectureTest extends ArchitectureContract {
  private static final String HOME = "org.nqueens.choco";

  /** Of core only the packages that a backend of another project can use as well. */
  private static final ArchRule USES_WHAT_EVERY_BACKEND_CAN_USE =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "org.jspecify..",
              "org.chocosolver..",
              "org.nqueens.model",
              "org.nqueens.search",
              "org.nqueens.spi",
              "org.nqueens.spi.support",
              "org.nqueens.trace",
              HOME);

  ArchitectureTest() {
    super(ChocoBackend.class);
  }

  @Override
  protected Stream<Violation> violations() {
    return Stream.of(
        new Violation(
            USES_WHAT_EVERY_BACKEND_CAN_USE,
            HOME,
            "final class Planted { org.nqueens.QueensSolver field; }"),
        new Violation(
            LibraryRules.PRINTS_NOTHING,
            HOME,
            "final class Planted { void print() { System.out.println(); } }"));
  }

  @Test
  void isPublicForTheServiceLoaderOnly() {
    assertThat(exports()).containsExactly(HOME);
    assertThat(all().stream().filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC)))
        .extracting(JavaClass::getSimpleName)
        .containsExactly("ChocoBackend");
  }
}
