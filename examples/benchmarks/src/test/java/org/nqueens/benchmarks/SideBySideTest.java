package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SideBySideTest {

  @Test
  void printsATableOfTheWorkAskedFor() {
    assertThat(run("cp-sat-5", "--runs=1", "--format=csv"))
        .hasSize(8)
        .satisfies(
            lines -> {
              assertThat(lines.get(0)).startsWith("# ").contains(System.getProperty("os.arch"));
              assertThat(lines.get(1))
                  .contains("Java " + Runtime.version().feature())
                  .contains("OR-Tools 9.")
                  .contains("Choco 5");
              assertThat(lines.get(2)).contains("median of 1 runs");
              assertThat(lines.get(3)).isEqualTo("# cp-sat-5");
              assertThat(lines.get(4))
                  .isEqualTo(
                      "n,backend,solutions,wall ms,CPU ms,decisions,failures,allocated bytes,ratio");
              assertThat(lines.get(5)).matches("5,direct CP-SAT,10,([\\d.]+,){5}1.00");
              assertThat(lines.get(6)).matches("5,cp-sat,10,([\\d.]+,){5}[\\d.]+");
              assertThat(lines.get(7)).matches("5,\"cp-sat, 2 threads\",10,([\\d.]+,){5}[\\d.]+");
            });
  }

  @Test
  void measuresFreshJvmsToo() {
    assertThat(run("count-6", "--runs=1", "--format=markdown", "--cold"))
        .contains("### count-6")
        .last()
        .asString()
        .matches(
            "\\| 6 \\| embedded, 2 threads \\| 4 \\|( [\\d.]+ \\|){3} - \\| - \\|( [\\d.]+ \\|){2}");
  }

  private static List<String> run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Options parsed = Options.parse(arguments);
    Options brief = new Options(parsed.works(), parsed.format(), parsed.way().brief());
    SideBySide.run(brief, new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8).lines().filter(line -> !line.isEmpty()).toList();
  }
}
