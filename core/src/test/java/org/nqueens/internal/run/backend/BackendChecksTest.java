package org.nqueens.internal.run.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.Placement;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendException;

/**
 * Placements in words, and their order on boards of any size; those in arrays are tested by way of
 * bad backends.
 */
class BackendChecksTest {
  private final List<Placement> received = new ArrayList<>();

  private CheckingSink sink(int n) {
    return new CheckingSink(rows -> received.add(Placement.of(rows)), n);
  }

  @Test
  void passesTheLargestWordsOn() {
    assertThat(sink(16).acceptPacked(0xFEDC_BA98_7654_3210L, 16)).isTrue();
    assertThat(received)
        .containsExactly(Placement.of(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "4, 4, 1402, placed a queen in row (4) of column 1 on a board of size 4",
    "4, 4, 130F, placed a queen in row (15) of column 3 on a board of size 4",
    "4, 4, 11302, passed a word with bits beyond 4 rows",
    "4, -1, 1302, passed a word with bits beyond -1 rows",
    "4, 5, 13024, passed an array of length (5) for a board of size 4",
    "15, 15, F, placed a queen in row (15) of column 14 on a board of size 15"
  })
  void refusesWordsOfNoPlacement(int n, int given, String word, String breach) {
    CheckingSink sink = sink(n);
    assertThat(sink.acceptPacked(Long.parseUnsignedLong(word, 16), given)).isFalse();
    assertThat(received).isEmpty();
    assertThatThrownBy(() -> sink.rethrow("bad"))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining(breach);
  }

  private static final SearchStrategy DESCENDING =
      SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST);

  /** Rows that are all the same but for the last. */
  private static int[] rows(int n, int row, int last) {
    int[] rows = new int[n];
    Arrays.fill(rows, row);
    rows[n - 1] = last;
    return rows;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 15, 16, 17, 40})
  void tellsOrderFromDisorderOnAnyBoard(int n) {
    int[] low = rows(n, n - 1, 0);
    int[] high = rows(n, n - 1, n - 1);
    OrderCheck ascending = new OrderCheck(Optional.of(SearchStrategy.LEXICOGRAPHIC), "b");
    ascending.next(rows(n, 0, 1));
    ascending.next(low);
    ascending.next(high);
    assertThatThrownBy(() -> ascending.next(high.clone()))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining(") twice");
    OrderCheck descending = new OrderCheck(Optional.of(DESCENDING), "b");
    descending.next(high);
    descending.next(low);
    assertThatThrownBy(() -> descending.next(high))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining(") against the order of the strategy");
    OrderCheck none = new OrderCheck(Optional.of(SearchStrategy.FIRST_FAIL), "b");
    none.next(high);
    assertThatNoException().isThrownBy(() -> none.next(low));
  }
}
