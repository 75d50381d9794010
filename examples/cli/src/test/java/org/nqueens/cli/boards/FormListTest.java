package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.puzzle.exchange.Form;

class FormListTest {
  @ParameterizedTest
  @EnumSource
  void isInTheHelpAndInTheDocuments(Form form) throws IOException {
    assertThat(FormList.HELP).contains(form.description());
    assertThat(Files.readString(Path.of("puzzles.md"))).contains("| " + form.description() + " |");
  }
}
