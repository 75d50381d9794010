package org.nqueens.puzzle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.ArchRule;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** The direction of dependencies between the packages of puzzles, and their libraries. */
class ArchitectureTest extends ArchitectureContract {
  /** The rules, which a planted class can break. */
  private enum Rule implements Supplier<ArchRule> {
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

    @Override
    public ArchRule get() {
      return rule;
    }
  }

  ArchitectureTest() {
    super(Puzzle.class);
  }

  @Override
  protected Stream<Rule> rules() {
    return Stream.of(Rule.values());
  }

  @Override
  protected Stream<Violation> violations() {
    return Stream.of(
        new Violation(
            Rule.HINTS_KNOW_NO_DEDUCTION,
            "org.nqueens.puzzle.hint",
            "final class Planted { org.nqueens.puzzle.PuzzleGuide field; }"),
        new Violation(
            Rule.DEDUCTION_KNOWS_NO_SOLVER,
            "org.nqueens.puzzle.internal.deduction",
            "final class Planted { org.nqueens.QueensSolver field; }"),
        new Violation(
            Rule.NO_CYCLES,
            "org.nqueens.puzzle.hint",
            "final class Planted { org.nqueens.puzzle.internal.deduction.Argument field; }"),
        new Violation(
            Rule.INTERNAL_TYPES_STAY_INTERNAL,
            "org.nqueens.puzzle",
            "public class Planted { protected org.nqueens.puzzle.internal.deduction.Layout field;"
                + " }"),
        new Violation(
            Rule.NO_LIBRARY,
            "org.nqueens.puzzle",
            "final class Planted { org.assertj.core.api.Assertions field; }"),
        new Violation(
            Rule.PRINTS_NOTHING,
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
