package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.cli.CommandRun;
import org.nqueens.contract.Gate;
import org.nqueens.contract.GrownRegions;
import org.nqueens.contract.Sampled;

/** A file of many boards, as players of a game collect them. */
@Sampled
class PackTest {
  private static final int BOARDS = 740;

  @TempDir private Path folder;

  private static String object(int number, Random random) {
    int n = 7 + number % 3;
    String rows =
        Arrays.stream(GrownRegions.numbers(n, random))
            .map(line -> "      " + Arrays.toString(line))
            .collect(Collectors.joining(",\n"));
    return "  {\n    number: %s,\n    size: %s,\n    regions: [\n%s\n    ]\n  }"
        .formatted(number, n, rows);
  }

  @Test
  void isRatedAsAWhole() throws IOException {
    Random random = Gate.random("a pack of boards");
    String pack =
        IntStream.range(0, BOARDS)
            .mapToObj(number -> object(number, random))
            .collect(Collectors.joining(",\n", "const PUZZLES = [\n", "\n];\n"));
    Path file = Files.writeString(folder.resolve("puzzles.js"), pack);
    CommandRun run = CommandRun.of("rate", file.toString());
    for (int number = 1; number <= BOARDS; number++) {
      assertThat(run.out()).contains(file + "#" + number + ": ");
    }
    assertThat(run.err()).contains("queens: 740 boards: ").doesNotContain("unreadable");
  }
}
