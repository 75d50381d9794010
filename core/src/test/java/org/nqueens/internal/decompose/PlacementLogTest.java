package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.spi.SearchOutcome;

class PlacementLogTest {
  private static final long MUCH = 1 << 20;

  private static List<Integer> boxed(int[] rows) {
    return Arrays.stream(rows).boxed().toList();
  }

  private static List<List<Integer>> replayed(PlacementLog log) {
    List<List<Integer>> replayed = new ArrayList<>();
    SearchOutcome outcome = log.replayMirrored(rows -> replayed.add(boxed(rows)));
    assertThat(outcome).isEqualTo(new SearchOutcome(true, replayed.size(), 0, 0, 0));
    return replayed;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 12, 16, 17, 24, 25, 32})
  void givesBackTheMirrorImagesFromTheLastToTheFirst(int n) {
    long seed = Long.getLong("nqueens.seed", System.nanoTime());
    System.out.printf("n = %d with seed %d, repeat by -Dnqueens.seed=%d%n", n, seed, seed);
    Random random = new Random(seed);
    // Around where the first words are full: 256 solutions of one word, 128 of two, 85 of three.
    for (int size : new int[] {0, 1, 85, 86, 128, 129, 256, 257, 1_000}) {
      PlacementLog log = new PlacementLog(n, MUCH);
      List<List<Integer>> mirrored = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        int[] rows = random.ints(n, 0, n).toArray();
        log.add(rows);
        mirrored.add(Arrays.stream(rows).map(row -> n - 1 - row).boxed().toList());
      }
      Collections.reverse(mirrored);
      assertThat(log.isComplete()).isTrue();
      assertThat(replayed(log)).as("%d solutions", size).isEqualTo(mirrored);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "12, 0, 256",
    "16, 0, 256",
    "17, 0, 128",
    "12, 4095, 256",
    "12, 4096, 512",
    "24, 8192, 512",
    "32, 8192, 341"
  })
  void keepsNoMoreThanItsLimit(int n, long limit, int fitting) {
    PlacementLog log = new PlacementLog(n, limit);
    for (int i = 0; i < fitting; i++) {
      log.add(new int[n]);
    }
    assertThat(log.isComplete()).isTrue();
    // The first words are there from the beginning.
    assertThat(log.bytes()).isLessThanOrEqualTo(Math.max(limit, 2_048));
    for (int i = 0; i < 10_000; i++) {
      log.add(new int[n]);
      assertThat(log.isComplete()).isFalse();
      assertThat(log.bytes()).isEqualTo(2_048);
    }
  }

  @Test
  void stopsWhenTheSinkHasEnough() {
    PlacementLog log = new PlacementLog(3, MUCH);
    log.add(new int[] {0, 1, 2});
    log.add(new int[] {0, 2, 1});
    log.add(new int[] {1, 0, 2});
    List<List<Integer>> taken = new ArrayList<>();
    SearchOutcome outcome =
        log.replayMirrored(
            rows -> {
              taken.add(boxed(rows));
              return taken.size() < 2;
            });
    assertThat(outcome).isEqualTo(new SearchOutcome(false, 2, 0, 0, 0));
    assertThat(taken).containsExactly(List.of(1, 2, 0), List.of(2, 0, 1));
  }
}
