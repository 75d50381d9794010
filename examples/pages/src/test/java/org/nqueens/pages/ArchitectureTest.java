package org.nqueens.pages;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.ArchRule;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** What pages depend on. */
class ArchitectureTest extends ArchitectureContract {
  /** The rules, which a planted class can break. */
  private enum Rule implements Supplier<ArchRule> {
    /**
     * A page shows what others have found. Only who reads a picture asks whether its board has one
     * solution, without which it is not sure.
     */
    PAGES_SOLVE_NOTHING(
        noClasses()
            .that()
            .resideOutsideOfPackage("org.nqueens.pages.picture")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.nqueens", "org.nqueens.spi")),

    /** Of the JDK, decoders of pictures are outside of java. */
    NO_LIBRARY(LibraryRules.usesNoLibraryBut("javax.imageio..")),
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
    super(BoardSvg.class);
  }

  @Override
  protected Stream<Rule> rules() {
    return Stream.of(Rule.values());
  }

  @Override
  protected Stream<Violation> violations() {
    return Stream.of(
        new Violation(
            Rule.PAGES_SOLVE_NOTHING,
            "org.nqueens.pages",
            "final class Planted { org.nqueens.QueensSolver field; }"),
        new Violation(
            Rule.NO_LIBRARY,
            "org.nqueens.pages",
            "final class Planted { org.assertj.core.api.Assertions field; }"),
        new Violation(
            Rule.PRINTS_NOTHING,
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
