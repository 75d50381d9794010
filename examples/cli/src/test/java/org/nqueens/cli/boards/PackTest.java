package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.cli.CommandRun;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;

/** A file of many boards, as players of a game collect them. */
@Sampled
class PackTest {
  private static final int BOARDS = 740;

  @TempDir private Path folder;

  /** Rows of regions that grow from random squares of an n x n board. */
  private static int[] regions(int n, Random random) {
    int[] regions = new int[n * n];
    int grown = 0;
    while (grown < n) {
      int square = random.nextInt(n * n);
      if (regions[square] == 0) {
        regions[square] = ++grown;
      }
    }
    while (IntStream.of(regions).anyMatch(region -> region == 0)) {
      int square = random.nextInt(n * n);
      int next = square + (random.nextBoolean() ? n : square % n < n - 1 ? 1 : 0);
      if (next < n * n && regions[square] * regions[next] == 0) {
        regions[square] = regions[square] + regions[next];
        regions[next] = regions[square];
      }
    }
    return regions;
  }

  private static String object(int number, Random random) {
    int n = 7 + number % 3;
    int[] regions = regions(n, random);
    String rows =
        IntStream.range(0, n)
            .mapToObj(
                row ->
                    IntStream.range(row * n, row * n + n)
                        .mapToObj(square -> "" + (regions[square] - 1))
                        .collect(Collectors.joining(",", "      [", "]")))
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
