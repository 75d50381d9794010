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
