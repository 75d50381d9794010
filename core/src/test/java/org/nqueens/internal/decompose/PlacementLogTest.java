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
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.SearchOutcome;

@Sampled
class PlacementLogTest {
  private final MemoryAccount account = new MemoryAccount(1 << 20);

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
    Random random = Gate.random("n = " + n);
    // Around where the first block is full: 192 solutions of one word, 96 of two, 64 of three.
    for (int size : new int[] {0, 1, 64, 65, 96, 97, 192, 193, 1_000, 10_000}) {
      PlacementLog log = new PlacementLog(n, account, () -> false);
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
    "12, 0, 0",
    "12, 1535, 0",
    "12, 1536, 192",
    "16, 1536, 192",
    "17, 1536, 96",
    "32, 1536, 64",
    "12, 3071, 192",
    "12, 3072, 384",
    "32, 3072, 128",
    "12, 15360, 1920"
  })
  void keepsNoMoreThanThereIsMemory(int n, long capacity, int fitting) {
    MemoryAccount small = new MemoryAccount(capacity);
    PlacementLog log = new PlacementLog(n, small, () -> false);
    for (int i = 0; i < fitting; i++) {
      log.add(new int[n]);
    }
    assertThat(log.isComplete()).isTrue();
    assertThat(log.bytes()).isEqualTo(small.reserved()).isLessThanOrEqualTo(capacity);
    for (int i = 0; i < 1_000; i++) {
      log.add(new int[n]);
      assertThat(log.isComplete()).isFalse();
      assertThat(small.reserved()).isZero();
    }
    assertThat(replayed(log)).isEmpty();
  }

  @Test
  void stopsWhenTheSinkHasEnough() {
    PlacementLog log = new PlacementLog(3, account, () -> false);
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
