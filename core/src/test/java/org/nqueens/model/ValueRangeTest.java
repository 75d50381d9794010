package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ValueRangeTest {

  static Stream<Arguments> views() {
    return Stream.of(
        Arguments.of("none", List.of(), List.of()),
        Arguments.of(
            "apart",
            List.of(View.offset(0, 5), View.offset(1, 0)),
            List.of(new ValueRange(0, 3), new ValueRange(5, 8))),
        Arguments.of(
            "adjacent",
            List.of(View.offset(0, 4), View.offset(1, 0)),
            List.of(new ValueRange(0, 7))),
        Arguments.of(
            "overlapping",
            List.of(View.offset(0, 3), View.offset(1, 0)),
            List.of(new ValueRange(0, 6))),
        Arguments.of(
            "lookup",
            List.of(View.lookup(0, 9, 1, 2, 9)),
            List.of(new ValueRange(1, 2), new ValueRange(9, 9))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("views")
  void uniteTheValuesThatTouch(String name, List<View> views, List<ValueRange> ranges) {
    assertThat(ValueRange.of(views, 4)).isEqualTo(ranges);
  }
}
