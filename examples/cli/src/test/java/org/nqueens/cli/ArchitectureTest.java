package org.nqueens.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.nqueens.architecture.ArchitectureContract;
import org.nqueens.architecture.LibraryRules;

/** The direction of dependencies between the packages of the command. */
class ArchitectureTest extends ArchitectureContract {
  private static final String ROOT = "org.nqueens.cli";

  private static final ArchRule OUTPUT_KNOWS_NO_COMMAND =
      knowsNone("output", "options", "boards", "counting", "searches", "site", "");

  private static final ArchRule OPTIONS_KNOW_NO_BOARD =
      knowsNone("options", "boards", "counting", "searches", "site", "");

  private static final ArchRule BOARDS_KNOW_NO_OTHER_SUBJECT =
      knowsNone("boards", "counting", "searches", "site", "");

  private static final ArchRule COUNTING_KNOWS_NO_SEARCHES =
      knowsNone("counting", "searches", "site", "");

  private static final ArchRule SEARCHES_KNOW_NO_COUNTING =
      knowsNone("searches", "counting", "site", "");

  /** Else a test could not see what a command prints. */
  private static final ArchRule COMMANDS_PRINT_BY_THE_OUTPUT =
      noClasses()
          .that()
          .resideOutsideOfPackages(ROOT, ROOT + ".output")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  private static ArchRule knowsNone(String name, String... others) {
    return noClasses()
        .that()
        .resideInAPackage(packageOf(name))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            Stream.of(others).map(ArchitectureTest::packageOf).toArray(String[]::new));
  }

  private static String packageOf(String name) {
    return name.isEmpty() ? ROOT : ROOT + "." + name;
  }

  ArchitectureTest() {
    super(Queens.class);
  }

  @Override
  protected Stream<Violation> violations() {
    return Stream.of(
        planted(OUTPUT_KNOWS_NO_COMMAND, "output", "options.BackendOptions field;"),
        planted(OPTIONS_KNOW_NO_BOARD, "options", "boards.Boards field;"),
        planted(BOARDS_KNOW_NO_OTHER_SUBJECT, "boards", "counting.CountCommand field;"),
        planted(COUNTING_KNOWS_NO_SEARCHES, "counting", "searches.TraceCommand field;"),
        planted(SEARCHES_KNOW_NO_COUNTING, "searches", "counting.CountCommand field;"),
        planted(LibraryRules.NO_CYCLES, "output", "searches.TraceCommand field;"),
        new Violation(
            COMMANDS_PRINT_BY_THE_OUTPUT,
            packageOf("boards"),
            "final class Planted { void print() { System.out.println(); } }"));
  }

  private static Violation planted(ArchRule rule, String in, String field) {
    return new Violation(rule, packageOf(in), "final class Planted { " + ROOT + "." + field + " }");
  }
}
