package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

/** The rule of a failure; the rules are 0 rows, 1 ascending, 2 descending. */
class FailedRuleTest {
  private static final Set<Propagation> LEVELS =
      EnumSet.complementOf(EnumSet.of(Propagation.NONE, Propagation.UNSPECIFIED));
  private static final Set<Propagation> WORDS = EnumSet.of(Propagation.VALUE, Propagation.COVERAGE);

  private static List<Domains> failed(QueensModelBuilder builder) {
    QueensModel model = builder.build();
    List<Domains> all = LEVELS.stream().flatMap(level -> stores(level, model)).toList();
    assertThat(all).noneMatch(Domains::propagate);
    return all;
  }

  /** Domains with causes, and where there are such, those in words. */
  private static Stream<Domains> stores(Propagation level, QueensModel model) {
    return model.size() <= 64 && WORDS.contains(level)
        ? Stream.of(consistent(model, level), new WordDomains(model, level))
        : Stream.of(consistent(model, level));
  }

  private static Domains consistent(QueensModel model, Propagation level) {
    return new ConsistentDomains(model, level, () -> false, new SearchListener() {});
  }

  /** The queen of column 0 leaves row 9 to column 5, where the queen of column 4 attacks. */
  @ParameterizedTest
  @ValueSource(ints = {10, 64, 65, 200})
  void isThatOfAQueenThatIsAttacked(int n) {
    assertThat(failed(QueensModel.of(n).toBuilder().place(0, 3).place(4, 8).allowOnly(5, 3, 9)))
        .allMatch(domains -> domains.failedRule() == 2);
  }

  /** Of two rows, the rules that take them are two; the second one takes the last row. */
  @ParameterizedTest
  @ValueSource(ints = {10, 64, 65, 200})
  void isOneOfTheLastQueen(int n) {
    assertThat(failed(QueensModel.of(n).toBuilder().place(0, 3).allowOnly(5, 3, 8)))
        .allMatch(domains -> domains.failedRule() == 2);
  }

  /** Three columns for two rows, far enough apart; the rows are rule 2. */
  @ParameterizedTest
  @EnumSource(names = {"BOUNDS", "DOMAIN"})
  void isThatOfTooFewValues(Propagation level) {
    QueensModelBuilder builder = QueensModel.builder(70).diagonalsAllDifferent().rowsAllDifferent();
    for (int column : new int[] {0, 20, 40}) {
      builder.allowOnly(column, 10, 11);
    }
    Domains domains = consistent(builder.build(), level);
    assertThat(domains.propagate()).isFalse();
    assertThat(domains.failedRule()).isEqualTo(2);
  }

  /** No column has the last row; the rows are rule 2, and the only ones that must be taken. */
  @ParameterizedTest
  @ValueSource(ints = {64, 70})
  void isThatOfAValueWithoutPlace(int n) {
    QueensModelBuilder builder = QueensModel.builder(n).diagonalsAllDifferent().rowsAllDifferent();
    IntStream.range(0, n).forEach(column -> builder.block(column, n - 1));
    assertThat(stores(Propagation.COVERAGE, builder.build()))
        .allMatch(domains -> !domains.propagate() && domains.failedRule() == 2);
  }
}
