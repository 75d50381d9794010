package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.QueensModel;
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
      PlacementLog log = new PlacementLog(new PackedRows(n), account, () -> false);
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
  @ValueSource(ints = {12, 16, 17, 18})
  void givesBackTheMirrorImagesOfAPart(int n) {
    Random random = Gate.random("part of n = " + n);
    for (int first = 0; first < n; first++) {
      PlacementLog log = partLog(n, first);
      List<List<Integer>> mirrored = new ArrayList<>();
      for (int i = 0; i < 400; i++) {
        List<Integer> rows = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        rows.remove(first);
        Collections.shuffle(rows, random);
        rows.add(0, first);
        log.add(rows.stream().mapToInt(row -> row).toArray());
        mirrored.add(rows.stream().map(row -> n - 1 - row).toList());
      }
      Collections.reverse(mirrored);
      assertThat(replayed(log)).isEqualTo(mirrored);
      log.close();
    }
  }

  private PlacementLog partLog(int n, int first) {
    QueensModel part = QueensModel.of(n).toBuilder().place(0, first).build();
    return new PlacementLog(PackedRows.ofPart(part), account, () -> false);
  }

  /** Two words would not fit half of the board of n = 17 into the memory. */
  @Test
  void takesOneWordForASolutionOfAPartOf17() {
    assertThat(PackedRows.ofPart(QueensModel.of(17).toBuilder().place(0, 8).build()).words())
        .isEqualTo(1);
    assertThat(PackedRows.ofPart(QueensModel.of(17)).words()).isEqualTo(2);
    assertThat(
            PackedRows.ofPart(QueensModel.builder(17).diagonalsAllDifferent().place(0, 8).build())
                .words())
        .isEqualTo(2);
  }

  /** A backend with a fault may find it. It must not be replayed as another placement. */
  @Test
  void keepsNothingOfAPartWithAWrongSolution() {
    int[] right = IntStream.range(0, 17).toArray();
    for (int[] wrong :
        List.of(
            with(right, 0, 1),
            with(right, 5, 6),
            with(right, 5, 16),
            with(right, 16, 3),
            with(with(right, 3, 4), 5, 2))) {
      PlacementLog log = partLog(17, 0);
      log.add(right);
      assertThat(log.isComplete()).isTrue();
      log.add(wrong);
      boolean isExact = log.isComplete();
      assertThat(isExact).as(Arrays.toString(wrong)).isEqualTo(wrong[3] == 4);
      if (isExact) {
        List<Integer> mirrored = Arrays.stream(wrong).map(row -> 16 - row).boxed().toList();
        assertThat(replayed(log).get(0)).isEqualTo(mirrored);
      }
    }
  }

  private static int[] with(int[] rows, int column, int row) {
    int[] changed = rows.clone();
    changed[column] = row;
    return changed;
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
    PlacementLog log = new PlacementLog(new PackedRows(n), small, () -> false);
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
}
