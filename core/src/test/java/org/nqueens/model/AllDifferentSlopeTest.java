package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllDifferentSlopeTest {

  private static AllDifferent rule(int n, IntFunction<View> view) {
    return new AllDifferent("rule", IntStream.range(0, n).mapToObj(view).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -1})
  void isFoundWhateverIsAddedAndInWhateverOrder(int slope) {
    for (int added : new int[] {0, 1, -100, 2_000_000_000, -2_000_000_000}) {
      AllDifferent rule = rule(8, column -> View.offset(column, slope * column + added));
      assertThat(rule.slope(8)).as("%d added", added).hasValue(slope);
      List<View> shuffled = new ArrayList<>(rule.views());
      Collections.shuffle(shuffled, new Random(1));
      assertThat(new AllDifferent("shuffled", shuffled).slope(8)).hasValue(slope);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, -2, 7, 1 << 28})
  void isNoneOfOtherLines(int slope) {
    assertThat(rule(8, column -> View.offset(column, slope * column)).slope(8)).isEmpty();
  }

  @Test
  void isOfTheWholeBoard() {
    AllDifferent rows = rule(7, View::row);
    assertThat(rows.slope(7)).hasValue(0);
    assertThat(rows.slope(8)).isEmpty();
    assertThat(rule(1, View::row).slope(1)).hasValue(0);
    assertThat(new AllDifferent("empty", List.of()).slope(1)).isEmpty();
  }

  @Test
  void isNotReadFromOffsetsThatBendOrFromLookups() {
    int[] same = IntStream.range(0, 8).toArray();
    assertThat(rule(8, column -> View.offset(column, column == 7 ? 1 : 0)).slope(8)).isEmpty();
    assertThat(rule(8, column -> View.offset(column, Math.min(column, 6))).slope(8)).isEmpty();
    assertThat(rule(8, column -> column == 3 ? View.lookup(3, same) : View.row(column)).slope(8))
        .isEmpty();
    assertThat(rule(8, column -> View.lookup(column, same)).slope(8)).isEmpty();
  }
}
