package org.nqueens.pages;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** What pages depend on. */
class ArchitectureTest extends ArchitectureContract {
  /**
   * A page shows what others have found. Only who reads a picture asks whether its board has one
   * solution, without which it is not sure, and a site has searches and new puzzles.
   */
  private static final ArchRule PAGES_SOLVE_NOTHING =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.nqueens.pages.picture")
          .and()
          .doNotHaveSimpleName("SiteBuilder")
          .and()
          .doNotHaveSimpleName("Lesson")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.nqueens", "org.nqueens.spi");

  /** Of the JDK, decoders of pictures are outside of java. */
  private static final ArchRule NO_LIBRARY = LibraryRules.usesNoLibraryBut("javax.imageio..");

  ArchitectureTest() {
    super(BoardSvg.class);
  }

  @Override
  protected Stream<Violation> violations() {
    return Stream.of(
        new Violation(
            PAGES_SOLVE_NOTHING,
            "org.nqueens.pages",
            "final class Planted { org.nqueens.QueensSolver field; }"),
        new Violation(
            NO_LIBRARY,
            "org.nqueens.pages",
            "final class Planted { org.assertj.core.api.Assertions field; }"),
        new Violation(
            LibraryRules.PRINTS_NOTHING,
            "org.nqueens.pages",
            "final class Planted { void print() { System.err.println(); } }"));
  }

  @Test
  void exportsThePackagesOfThePublicApiAndNoOther() {
    assertThat(exports())
        .containsExactlyInAnyOrder(
            "org.nqueens.pages", "org.nqueens.pages.picture", "org.nqueens.pages.trace");
  }
}
