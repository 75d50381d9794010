package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PreimageTest {

  private static void assertInverts(View view, int n, int value) {
    Preimage inverse = Preimage.of(view, n);
    assertThat(inverse.view()).isSameAs(view);
    List<Integer> rows = new ArrayList<>();
    for (int row = inverse.first(value); row >= 0; row = inverse.next(row)) {
      rows.add(row);
    }
    assertThat(rows)
        .as("%s = %s", view, value)
        .isEqualTo(
            IntStream.range(0, n).filter(row -> view.valueAt(row) == value).boxed().toList());
  }

  @Test
  void invertsOffsets() {
    for (int value = -12; value <= 12; value++) {
      assertInverts(View.offset(3, -4), 8, value);
      assertInverts(View.row(0), 8, value);
    }
    assertInverts(View.offset(0, Integer.MIN_VALUE), 8, Integer.MAX_VALUE);
    assertInverts(View.offset(0, Integer.MAX_VALUE - 7), 8, Integer.MAX_VALUE);
    assertInverts(View.offset(0, Integer.MAX_VALUE - 7), 8, Integer.MIN_VALUE);
  }

  @Test
  void invertsLookups() {
    Random random = new Random(1);
    for (int n = 1; n <= 20; n++) {
      View view = View.lookup(0, random.ints(n, -3, 3).toArray());
      for (int value = -4; value <= 4; value++) {
        assertInverts(view, n, value);
      }
    }
    View far = View.lookup(0, Integer.MAX_VALUE, Integer.MIN_VALUE, 0, Integer.MAX_VALUE);
    for (int value : new int[] {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE}) {
      assertInverts(far, 4, value);
    }
  }

  @Test
  void needsAView() {
    assertThatThrownBy(() -> Preimage.of(null, 4))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("view (null) must not be null: pass the view to invert");
  }
}
