package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchTrace;

/** The snippets of the Javadoc of core's exported packages against compiled code. */
@Sampled
class JavadocSnippetsTest {
  private static final Pattern SNIPPET =
      Pattern.compile("(?s)<pre>\\{@code\n(.*?)\n \\* \\}</pre>");

  /** Each snippet stands, indentation aside, in a program, a test or an output of this module. */
  @Test
  void quotesCompiledCode() {
    String known =
        files(Path.of("src")).map(JavadocSnippetsTest::unindented).collect(Collectors.joining());
    List<String> snippets =
        files(Document.root().resolve("core/src/main/java/org/nqueens"))
            .filter(file -> !file.toString().contains("internal"))
            .map(JavadocSnippetsTest::read)
            .filter(text -> text.contains("\npublic ") || text.contains("\n@NullMarked"))
            .flatMap(text -> SNIPPET.matcher(text).results())
            .map(snippet -> unindented(snippet.group(1).replaceAll("(?m)^ \\* ?", "")))
            .toList();
    assertThat(snippets).hasSizeGreaterThanOrEqualTo(6).allMatch(known::contains);
  }

  @Test
  void enumerates() {
    SolveResult result = QueensSolver.enumerate(8, placement -> draw(placement));
    assertThat(result.solutions()).isEqualTo(92);
  }

  private static void draw(Placement placement) {
    assertThat(placement.toBoard()).hasLineCount(8);
  }

  @Test
  void searchesOneTree() {
    QueensSolver solver = QueensSolver.builder().build();
    QueensModel model = QueensModel.of(8);
    SearchTrace trace = solver.tree().at(Propagation.VALUE).failureLimit(100).trace(model);
    assertThat(trace.isCut()).isTrue();
  }

  /** Not run: no backend has this id. */
  private static class Unregistered {
    class MyBackendTest implements BackendContract {
      @Override
      public String backend() {
        return "my-backend";
      }
    }
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java") || file.endsWith("programs.txt"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String unindented(Path file) {
    return unindented(read(file));
  }

  private static String unindented(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n")) + "\n";
  }
}
