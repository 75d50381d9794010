package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClashTablesTest {
  private static final long SEED = 20261122;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31, 32, 33, 63, 64})
  void tellsTheHalvesThatShareADiagonal(int count) {
    Random random = new Random(SEED);
    ClashTables tables = new ClashTables();
    for (int round = 0; round < 20; round++) {
      int[] halves = random.ints(count + 3).map(set -> set & random.nextInt()).toArray();
      tables.set(halves, 3, count);
      for (int trial = 0; trial < 100; trial++) {
        int set = random.nextInt() & random.nextInt() & random.nextInt();
        long expected = 0;
        for (int i = 0; i < count; i++) {
          expected |= (halves[3 + i] & set) != 0 ? 1L << i : 0;
        }
        assertThat(tables.users(set)).as("seed %d, set %x", SEED, set).isEqualTo(expected);
      }
    }
  }
}
