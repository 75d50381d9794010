package org.nqueens.puzzle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** The direction of dependencies between the packages of puzzles, and their libraries. */
class ArchitectureTest extends ArchitectureContract {
  private static final ArchRule HINTS_KNOW_NO_DEDUCTION =
      noClasses()
          .that()
          .resideInAPackage("org.nqueens.puzzle.hint")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.nqueens.puzzle", "org.nqueens.puzzle.internal..");

  private static final ArchRule DEDUCTION_KNOWS_NO_SOLVER =
      noClasses()
          .that()
          .resideInAPackage("org.nqueens.puzzle.internal.deduction")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.nqueens", "org.nqueens.puzzle", "org.nqueens.spi");

  private static final ArchRule NO_LIBRARY = LibraryRules.usesNoLibraryBut();

  ArchitectureTest() {
    super(Puzzle.class);
  }

  @Override
  protected Stream<Violation> violations() {
    return Stream.of(
        new Violation(
            HINTS_KNOW_NO_DEDUCTION,
            "org.nqueens.puzzle.hint",
            "final class Planted { org.nqueens.puzzle.PuzzleGuide field; }"),
        new Violation(
            DEDUCTION_KNOWS_NO_SOLVER,
            "org.nqueens.puzzle.internal.deduction",
            "final class Planted { org.nqueens.QueensSolver field; }"),
        new Violation(
            LibraryRules.NO_CYCLES,
            "org.nqueens.puzzle.hint",
            "final class Planted { org.nqueens.puzzle.internal.deduction.Argument field; }"),
        new Violation(
            LibraryRules.INTERNAL_TYPES_STAY_INTERNAL,
            "org.nqueens.puzzle",
            "public class Planted { protected org.nqueens.puzzle.internal.deduction.Layout field;"
                + " }"),
        new Violation(
            NO_LIBRARY,
            "org.nqueens.puzzle",
            "final class Planted { org.assertj.core.api.Assertions field; }"),
        new Violation(
            LibraryRules.PRINTS_NOTHING,
            "org.nqueens.puzzle",
            "final class Planted { void print() { System.out.println(); } }"));
  }

  @Test
  void exportsThePackagesOfThePublicApiAndNoOther() {
    assertThat(exports())
        .containsExactlyInAnyOrder(
            "org.nqueens.board",
            "org.nqueens.puzzle",
            "org.nqueens.puzzle.drawing",
            "org.nqueens.puzzle.exchange",
            "org.nqueens.puzzle.hint",
            "org.nqueens.puzzle.language");
  }
}
