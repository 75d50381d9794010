package org.nqueens.internal.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReservedArrayTest {
  private final MemoryAccount account = new MemoryAccount(80);

  @Test
  void reservesWhatItsElementsTake() {
    ReservedArray<long[]> longs = ReservedArray.ofLongs(account);
    ReservedArray<int[]> ints = ReservedArray.ofInts(account);
    assertThat(longs.replace(3, 4)).isTrue();
    assertThat(ints.replace(5, 5)).isTrue();
    assertThat(longs.get()).hasSize(4);
    assertThat(ints.get()).hasSize(5);
    assertThat(account.reserved()).isEqualTo(4 * 8 + 5 * 4);
  }

  @Test
  void keepsAnArrayThatIsLongEnough() {
    ReservedArray<int[]> ints = ReservedArray.ofInts(account);
    assertThat(ints.replace(2, 4)).isTrue();
    int[] array = ints.get();
    assertThat(ints.replace(4, 20)).isTrue();
    assertThat(ints.extend(3)).isTrue();
    assertThat(ints.get()).isSameAs(array);
  }

  /** The old array and the new one have 80 bytes together, but not at once. */
  @Test
  void givesTheOldArrayBackBeforeItsReplacement() {
    ReservedArray<long[]> longs = ReservedArray.ofLongs(account);
    assertThat(longs.replace(1, 1)).isTrue();
    assertThat(longs.replace(10, 10)).isTrue();
    assertThat(account.reserved()).isEqualTo(80);
    assertThat(longs.replace(11, 11)).isFalse();
    assertThat(longs.length()).isZero();
    assertThat(longs.get()).isEmpty();
    assertThat(account.reserved()).isZero();
  }

  @Test
  void keepsItsElementsWhenItIsExtendedOrMemoryIsShort() {
    ReservedArray<int[]> ints = ReservedArray.ofInts(account);
    assertThat(ints.extend(2)).isTrue();
    ints.get()[1] = 7;
    assertThat(ints.extend(15)).isTrue();
    assertThat(ints.get()).hasSize(15).startsWith(0, 7, 0);
    assertThat(ints.extend(16)).isFalse();
    assertThat(ints.get()).hasSize(15).startsWith(0, 7, 0);
    assertThat(account.reserved()).isEqualTo(15 * 4);
  }
}
