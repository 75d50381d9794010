package org.nqueens.choco;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** What the backend depends on. */
class ArchitectureTest extends ArchitectureContract {
  private static final String HOME = "org.nqueens.choco";

  ArchitectureTest() {
    super(ChocoBackend.class);
  }

  @Override
  protected Stream<Violation> violations() {
    return Stream.of(
        new Violation(
            LibraryRules.usesWhatEveryBackendCanUse("org.chocosolver..", HOME),
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
