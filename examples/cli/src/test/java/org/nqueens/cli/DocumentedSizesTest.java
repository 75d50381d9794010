package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sizes of pages in the documents are those of the pages that the command writes. */
class DocumentedSizesTest {
  /** Standard input of a command that reads what another one has made. */
  private static final String PIPE = " \\| ";

  /** The sizes of the pages that commands have written. */
  private static final Map<String, Double> KILOBYTES = new HashMap<>();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pages/README.md; boards of n = 8 take (\\d+) KB; new --count 30 --seed 1 | play - --html -",
        "pages/README.md; begins with. A page takes (\\d+) KB; draw 8 --html -",
        "pages/README.md; of the (\\d+) KB of a page to play; play garden --html -",
        "pages/README.md; A page takes (\\d+) KB at n = 8; trace 8 --html -",
        "cli/puzzles.md; `june.html` above takes (\\d+) KB; new --count 30 --seed 1 | play - --html -"
      })
  void areThoseOfThePages(String document, String sentence, String commands) throws IOException {
    String text = Files.readString(Path.of("..").resolve(document)).replaceAll("\\s+", " ");
    Matcher stated = Pattern.compile(sentence).matcher(text);
    assertThat(stated.find()).as(sentence).isTrue();
    double kilobytes = KILOBYTES.computeIfAbsent(commands, DocumentedSizesTest::kilobytes);
    double number = Double.parseDouble(stated.group(1));
    assertThat(number).as("KB in %s", document).isCloseTo(kilobytes, within(0.05 * kilobytes));
  }

  private static double kilobytes(String commands) {
    String page = "";
    for (String command : commands.split(PIPE)) {
      page = CommandRun.reading(page, command.split(" ")).out();
    }
    return page.getBytes(StandardCharsets.UTF_8).length / 1e3;
  }
}
