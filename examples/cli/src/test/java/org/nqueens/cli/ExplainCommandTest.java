package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTest {
  private static final String CLASH = "Q....\n.....\n.....\n.....\n....Q\n";
  private static final String STARVED = "....\n....\n####\n....\n";

  private static CommandRun explain(String board, String... options) {
    return CommandRun.reading(
        board,
        Stream.concat(Stream.of("explain", "-"), Stream.of(options)).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Q....,.....,.....,.....,....Q | queens | (0, 0) and (4, 4) share a diagonal",
        ".....,Q...Q,.....,.....,..... | queens | (0, 1) and (4, 1) share a row",
        "Q....,.....,.Q...,.....,..... | superqueens | (0, 0) and (1, 2) are a knight's move apart",
        "Q....,.Q...,.....,.....,..... | non-touching | (0, 0) and (1, 1) touch",
        ".Q...,.....,.....,..Q..,..... | toroidal | (1, 0) and (2, 3)",
      })
  void namesTwoQueensThatClash(String board, String variant, String clash) {
  }
}
