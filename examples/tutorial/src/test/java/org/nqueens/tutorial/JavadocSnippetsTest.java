package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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
    List<Document> known = new ArrayList<>(Document.in(Path.of("src"), ".java"));
    known.addAll(Document.in(Path.of("src"), "programs.txt"));
    Path sources = Document.root().resolve("core/src/main/java/org/nqueens");
    List<String> snippets =
        Document.in(sources, ".java").stream()
            .filter(source -> !source.path().toString().contains("internal"))
            .map(Document::text)
            .filter(text -> text.contains("\npublic ") || text.contains("\n@NullMarked"))
            .flatMap(text -> SNIPPET.matcher(text).results())
            .map(snippet -> snippet.group(1).replaceAll("(?m)^ \\* ?", ""))
            .toList();
    assertThat(snippets)
        .hasSizeGreaterThanOrEqualTo(6)
        .allMatch(snippet -> known.stream().anyMatch(source -> source.has(snippet)));
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
}
