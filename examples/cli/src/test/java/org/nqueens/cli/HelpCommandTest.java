package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.puzzle.exchange.Form;

class HelpCommandTest {
  @ParameterizedTest
  @EnumSource
  void hasEachFormAsTheDocumentsDo(Form form) throws IOException {
    assertThat(HelpCommand.text("forms")).contains(form.description());
    assertThat(Files.readString(Path.of("puzzles.md"))).contains("| " + form.description() + " |");
  }
}
