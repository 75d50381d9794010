package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules for all sources of the project that a change in one place depends on. */
class SourcesTest {
  /** A switch behind the end of another statement, whose first case is a constant. */
  private static final Pattern STATEMENT =
      Pattern.compile("[{};:]\\s*\n(?:\\s*//.*\n)*\\s*switch \\([^;{]*\\{\\s*case [A-Z]");

  /**
   * A source.
   *
   * @param path its path from the root of the project
   */
  private record Source(String path, String text) {
    static Source of(Document file) {
      return new Source(Document.root().relativize(file.path()).toString(), file.text());
    }

    String type() {
      return Path.of(path).getFileName().toString().replace(".java", "");
    }

    boolean hasStatementSwitch() {
      return STATEMENT.matcher(text).find();
    }

    @Override
    public String toString() {
      return path;
    }
  }

  private static final List<Source> SOURCES =
      Document.in(Document.root(), ".java").stream().map(Source::of).toList();

  /** The compiler wants all constants in an expression; a statement may forget one in silence. */
  @Test
  void switchOverConstantsInExpressionsOnly() {
    assertThat(SOURCES).hasSizeGreaterThan(500);
    assertThat(SOURCES.stream().filter(Source::hasStatementSwitch)).isEmpty();
  }

  /**
   * The guide of additions names each type that has to do with what is there already.
   *
   * @param addition the row of the guide
   * @param place where additions go, and which needs no names
   * @param uses what the others have in their sources
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a constraint that all-differents over views express; org/nqueens/model;"
            + " \\b(SUPERQUEENS|SEMIQUEENS)\\b",
        "a kind of view; org/nqueens/model; import org\\.nqueens\\.model\\.(Affine|Lookup)\\b",
        "a named strategy; org/nqueens/search; \\b(LOWEST_MIN|UPPER_HALF)\\b",
        "a way of splitting or of leaving out work; org/nqueens/internal/decompose;"
            + " new (SymmetryClasses|MirroredHalves|InnermostQueens|Divided)\\(",
        "a question to a solver; org/nqueens/spi; (implements|extends) QueensSolver\\b",
        "a text that other programs read or write; org/nqueens/(format|puzzle/exchange);"
            + " \\b(MiniZinc|RegionFormat|ForeignBoards)\\b",
        "a drawing of a board as text; org/nqueens/puzzle/drawing;"
            + " (drawing\\.get\\(\\)|withTitle\\(\\))\\.text\\(\\)",
        "a text of a trace; org/nqueens/pages/trace; \\bTraceText\\b",
        "a picture or a page; org/nqueens/pages;"
            + " \\b(BoardSvg|EditorPage|PlayPage|PuzzleSheet|TracePage)(\\.|::)",
        "a kind of puzzle; org/nqueens/puzzle; \\bPuzzleKind\\.[A-Z]",
      })
  void theGuideNamesEachUser(String addition, String place, String uses) throws IOException {
    String guide = Files.readString(Document.root().resolve(".github/CONTRIBUTING.md"));
    String row =
        guide
            .lines()
            .filter(line -> line.startsWith("| " + addition + " |"))
            .findFirst()
            .orElseThrow();
    Predicate<String> isUse = Pattern.compile(uses).asPredicate();
    Predicate<String> isInPlace = Pattern.compile(place + "/").asPredicate();
    assertThat(SOURCES)
        .filteredOn(source -> source.path().contains("src/main/java/"))
        .filteredOn(source -> !source.path().matches("examples/(tutorial|benchmarks|site)/.*"))
        .filteredOn(source -> !isInPlace.test(source.path()) && isUse.test(source.text()))
        .allSatisfy(source -> assertThat(row).contains("`" + source.type() + "`"));
  }
}
