package org.nqueens.internal.call;

import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendException;

class OrderCheckTest {
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
    ascending.follow(rows(n, 0, 1));
    ascending.follow(low);
    ascending.follow(high);
    assertThatThrownBy(() -> ascending.follow(high.clone()))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining(") twice");
    OrderCheck descending = new OrderCheck(Optional.of(DESCENDING), "b");
    descending.follow(high);
    descending.follow(low);
    assertThatThrownBy(() -> descending.follow(high))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining(") against the order of the strategy");
    OrderCheck none = new OrderCheck(Optional.of(SearchStrategy.FIRST_FAIL), "b");
    none.follow(high);
    assertThatNoException().isThrownBy(() -> none.follow(low));
  }
}
