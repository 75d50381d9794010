package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The links of all documents, and the check of links itself on planted ones. */
class LinksTest {
  @TempDir private Path folder;

  private Document document;

  static List<Document> documents() {
    return Document.all();
  }

  @BeforeEach
  void writeADocument() throws IOException {
    Files.createDirectory(folder.resolve("sub"));
    Files.writeString(
        folder.resolve("sub/other.md"),
        """
        # The first: `code`, and more
        ## Twice
        ## Twice
        ```text
        # no heading
        ```
        """);
    document = new Document(folder.resolve("page.md"), "# Here\n");
    Files.writeString(document.path(), document.text());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void leadSomewhere(Document checked) {
    assertThat(Links.targets(checked).map(target -> Links.problem(checked, target)))
        .allMatch(Optional::isEmpty);
  }

  @Test
  void areFoundInTheReadme() {
    Document readme =
        documents().stream()
            .filter(candidate -> candidate.path().equals(Document.root().resolve("README.md")))
            .findFirst()
            .orElseThrow();
    assertThat(Links.targets(readme)).hasSizeGreaterThan(10).contains("LICENSE");
  }

  @Test
  void areFoundInEveryForm() {
    Document page =
        new Document(
            folder.resolve("page.md"),
            """
            [a](one), ![b](two.svg "title") and <img src="three.svg"> or `[x](not)`
            [d]: four
            ```text
            [x](not)
            ```
            """);
    assertThat(Links.targets(page)).containsExactly("one", "two.svg", "four", "three.svg");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#here",
        "sub",
        "sub/other.md",
        "sub/other.md#the-first-code-and-more",
        "sub/other.md#twice-1",
        "https://example.org/a#b",
      })
  void areRight(String target) {
    assertThat(Links.problem(document, target)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'', leads to no file",
    "other.md, leads to no file",
    "/sub/other.md, leads to no file",
    "#there, leads to no heading",
    "sub/other.md#no-heading, leads to no heading",
    "sub/other.md#twice-2, leads to no heading",
    "sub#twice, leads to no heading",
    "http://example.org, must begin with https:// and a host",
    "https:///page, must begin with https:// and a host",
    "https://example.org/a b, is not a URI",
  })
  void areWrong(String target, String problem) {
    assertThat(Links.problem(document, target))
        .hasValueSatisfying(message -> assertThat(message).contains(problem));
  }
}
