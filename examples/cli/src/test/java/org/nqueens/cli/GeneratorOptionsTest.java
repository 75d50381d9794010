package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class GeneratorOptionsTest {

  @Test
  void saysWhichPuzzleIsBeingMade() {
    GeneratorOptions options =
        CommandLine.populateCommand(
            new GeneratorOptions(2), "--size", "5", "--seed", "1", "--verifier", "embedded");
    List<String> events = new ArrayList<>();
    options
        .puzzles(
            new KindOption(),
            note -> events.add(note.replaceFirst(", attempt \\d+, \\d+ boards$", "")),
            new PrintWriter(Writer.nullWriter()))
        .forEachOrdered(made -> events.add("seed " + made.seed()));
    assertThat(events.stream().distinct())
        .containsExactly("puzzle 1 of 2", "seed 1", "puzzle 2 of 2", "seed 2");
  }
}
