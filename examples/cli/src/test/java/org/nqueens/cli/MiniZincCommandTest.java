package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.MiniZinc;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

class MiniZincCommandTest {
  private static CommandRun minizinc(String arguments) {
    return CommandRun.of(("minizinc " + arguments).split(" "));
  }

  @Test
  void printsTheModel() {
    assertThat(minizinc("8")).isEqualTo(new CommandRun(0, MiniZinc.text(QueensModel.of(8)), ""));
    assertThat(minizinc("7 --variant toroidal").out())
        .isEqualTo(MiniZinc.text(Variant.TOROIDAL.builder(7).build()));
  }

  @Test
  void printsAStrategyAsAnAnnotation() {
    assertThat(minizinc("8 --strategy min-domain-size").out())
        .isEqualTo(
            MiniZinc.text(
                QueensModel.of(8),
                SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST)))
        .contains("first_fail");
  }

  @Test
  void printsABoard() throws IOException {
    Path file = Path.of("../boards/garden.txt");
    assertThat(minizinc(file.toString()).out())
        .isEqualTo(MiniZinc.text(Board.parse(Files.readString(file)).model()));
  }

  @Test
  void explainsBadUsage() {
    minizinc("8 --backend cp").assertBadUsage("Unknown option: '--backend'");
    minizinc("0").assertBadUsage("n (0) must be between 1 and 1048576");
  }
}
