package org.nqueens.pages.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.Square;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;

class TraceSentencesTest {
  private static final List<Square> SQUARES = List.of(new Square(5, 3), new Square(5, 7));

  static Stream<Arguments> causes() {
    return Stream.of(
        Arguments.of(new Cause.Decided(), "the decision removes (5, 3) (5, 7)"),
        Arguments.of(
            new Cause.Attacked("regions", new Square(1, 2)),
            "queen (1, 2) attacks (5, 3) (5, 7) by regions"),
        Arguments.of(
            new Cause.HallSet("rows", Set.of(9, 1, 4), Set.of(-1, 0, 1)),
            "columns {1, 4, 9} need the rows {-1..1}, which removes (5, 3) (5, 7)"),
        Arguments.of(
            new Cause.LastPlace("regions", 'C'),
            "region C has its last place in column 5, which removes (5, 3) (5, 7)"),
        Arguments.of(
            new Cause.HallSet("regions", Set.of(1, 2), Set.of((int) 'A', (int) 'd')),
            "columns {1, 2} need the regions {A, d}, which removes (5, 3) (5, 7)"),
        Arguments.of(
            new Cause.LastPlace("regions", 6),
            "value 6 of regions has its last place in column 5, which removes (5, 3) (5, 7)"),
        Arguments.of(
            new Cause.Unexplained(), "the solver removes (5, 3) (5, 7) and does not tell why"));
  }

  @ParameterizedTest
  @MethodSource("causes")
  void tellsACause(Cause cause, String sentence) {
    assertThat(TraceSentences.of(new Pruning(cause, SQUARES))).isEqualTo(sentence);
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(new Failure.EmptyColumn(3), "column 3 has no row left"),
        Arguments.of(
            new Failure.TooFewValues("rows", Set.of(3, 4, 5, 6, 8), Set.of(0, 1, 300, 301)),
            "columns {3..6, 8} have only the rows {0, 1, 300, 301}"),
        Arguments.of(new Failure.NoPlace("rows\n", 6), "value 6 of rows has no place left"),
        Arguments.of(new Failure.Unexplained(), "the solver fails and does not tell why"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void tellsAFailure(Failure failure, String sentence) {
    assertThat(TraceSentences.of(failure)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rows | rows",
        "neighbours, columns 0 and 1, ascending | neighbours",
        "', rows' | ', rows'"
      })
  void namesTheKindOfARule(String rule, String kind) {
    assertThat(TraceSentences.kind(rule)).isEqualTo(kind);
  }
}
