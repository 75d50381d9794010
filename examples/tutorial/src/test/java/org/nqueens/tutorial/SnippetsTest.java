package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The snippets of all documents against the code of the project. */
class SnippetsTest {
  private static final Pattern PROGRAM = Pattern.compile("-D(tutorial|benchmark)=([A-Z]\\w*)");
  private static final Pattern TYPE = Pattern.compile("`([A-Z]\\w*[a-z]\\w*)`");
  private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(.*?)</artifactId>");

  static List<Document> documents() {
    return Document.all();
  }

  static List<Document> documentsWithJava() {
    return documents().stream()
        .filter(document -> document.blocks().stream().anyMatch(SnippetsTest::isJava))
        .toList();
  }

  @Test
  void findsTheDocuments() {
    assertThat(documents())
        .extracting(document -> Document.root().relativize(document.path()).toString())
        .contains(
            "README.md",
            ".github/CONTRIBUTING.md",
            "core/ARCHITECTURE.md",
            "examples/tutorial/README.md");
  }

  /** Every Java snippet stands, indentation aside, in a file of this module. */
  @ParameterizedTest
  @MethodSource("documentsWithJava")
  void quotesCompiledCode(Document document) {
    List<Document> sources = Document.in(Path.of("src"), ".java");
    assertThat(document.blocks().stream().filter(SnippetsTest::isJava))
        .allMatch(snippet -> sources.stream().anyMatch(source -> source.has(snippet.text())));
  }

  /** A block of text right behind a Java snippet is printed by the program that has the snippet. */
  @ParameterizedTest
  @MethodSource("documentsWithJava")
  void quotesRealOutput(Document document) throws ClassNotFoundException {
    List<Document.Block> blocks = document.blocks();
    for (int i = 1; i < blocks.size(); i++) {
      Document.Block output = blocks.get(i);
      Document.Block snippet = blocks.get(i - 1);
      boolean behind = document.text().substring(snippet.end(), output.start()).isBlank();
      if (isJava(snippet) && output.language().equals("text") && behind) {
        assertThat(ProgramOutput.of(programWith(snippet))).contains(output.text());
      }
    }
  }

  @Test
  void showsTheOutputOfTheFirstSnippet() throws IOException {
    assertThat(Files.readString(Document.root().resolve("README.md")))
        .containsPattern("(?s)```java\n[^`]*```\n\n```text\n");
  }

  /** Every program that a documented command runs exists. */
  @ParameterizedTest
  @MethodSource("documents")
  void namesProgramsThatExist(Document document) {
    assertThat(PROGRAM.matcher(document.text()).results().map(SnippetsTest::source))
        .allSatisfy(program -> assertThat(program).exists());
  }

  /** Every type that contributors are told of exists. */
  @Test
  void namesTypesThatExist() throws IOException {
    Path contributing = Document.root().resolve(".github/CONTRIBUTING.md");
    List<String> named =
        TYPE.matcher(Files.readString(contributing))
            .results()
            .map(type -> type.group(1) + ".java")
            .distinct()
            .toList();
    List<String> existing =
        Document.in(Document.root(), ".java").stream()
            .map(source -> source.path().getFileName().toString())
            .toList();
    assertThat(named).hasSizeGreaterThan(50);
    assertThat(existing).containsAll(named);
  }

  private static Path source(MatchResult program) {
    String module = program.group(1).equals("tutorial") ? "tutorial" : "benchmarks";
    return Document.root()
        .resolve("examples/%s/src/main/java/org/nqueens/%s".formatted(module, module))
        .resolve(program.group(2) + ".java");
  }

  /** The dependency names a library and the version of this build. */
  @Test
  void namesTheDependencyThatIsBuilt() throws IOException {
    String pom = Files.readString(Document.root().resolve("core/pom.xml"));
    List<Document.Block> dependencies =
        documents().stream()
            .flatMap(document -> document.blocks().stream())
            .filter(block -> block.language().equals("xml"))
            .filter(block -> block.text().contains("<dependency>"))
            .toList();
    assertThat(dependencies)
        .isNotEmpty()
        .allSatisfy(
            dependency -> {
              assertThat(first(ARTIFACT, dependency.text()))
                  .isIn(
                      "nqueens-core",
                      "nqueens-backend-tests",
                      "nqueens-puzzles",
                      "nqueens-pages",
                      "nqueens-choco");
              assertThat(first(VERSION, dependency.text())).isEqualTo(first(VERSION, pom));
            });
  }

  /** The names after {@code requires} are those of all modules, with a descriptor or a manifest. */
  @Test
  void namesTheModulesThatAreBuilt() throws IOException {
    Path root = Document.root();
    String tutorial = Files.readString(root.resolve("examples/tutorial/README.md"));
    String pom = Files.readString(root.resolve("ortools-backend/pom.xml"));
    List<String> modules = new ArrayList<>();
    modules.add(first(Pattern.compile("<Automatic-Module-Name>(.*?)<"), pom));
    for (String folder : List.of("core", "examples/puzzles", "examples/pages", "examples/choco")) {
      Path descriptor = root.resolve(folder).resolve("src/main/java/module-info.java");
      modules.add(first(Pattern.compile("(?m)^module (\\S+)"), Files.readString(descriptor)));
    }
    String names = first(Pattern.compile("(?s)`requires`(.*?)\\.\\s"), tutorial);
    assertThat(Pattern.compile("`(.*?)`").matcher(names).results().map(name -> name.group(1)))
        .containsExactlyInAnyOrderElementsOf(modules);
  }

  /** The continuous build runs the tests as the README says, and then as contributors do. */
  @Test
  void namesTheCommandsThatMatter() throws IOException {
    List<String> continuous =
        Files.readString(Document.root().resolve(".ci/run"))
            .lines()
            .filter(line -> line.startsWith("mvn"))
            .toList();
    assertThat(continuous).hasSize(2);
    assertThat(Files.readString(Document.root().resolve("README.md")))
        .contains("    examples/queens enumerate 8\n")
        .contains("    " + continuous.get(0) + "\n");
    assertThat(Files.readString(Document.root().resolve(".github/CONTRIBUTING.md")))
        .contains("`" + continuous.get(1) + "`");
  }

  private static boolean isJava(Document.Block block) {
    return block.language().equals("java");
  }

  private static Class<?> programWith(Document.Block snippet) throws ClassNotFoundException {
    Document program =
        Document.in(Path.of("src/main/java"), ".java").stream()
            .filter(source -> source.has(snippet.text()))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no program has the snippet " + snippet));
    String name = program.path().getFileName().toString().replace(".java", "");
    return Class.forName("org.nqueens.tutorial." + name);
  }

  private static String first(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + pattern + " in " + text))
        .group(1);
  }
}
