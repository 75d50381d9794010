package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

/** The stack of states and the questions about domains, of one word and of several. */
class DomainsTest {

  static Stream<Arguments> boards() {
    QueensModel word = QueensModel.of(64);
    return Stream.of(
        Arguments.of(new WordDomains(QueensModel.of(5), Propagation.COVERAGE)),
        Arguments.of(new WordDomains(word, Propagation.COVERAGE)),
        Arguments.of(stored(QueensModel.of(5))),
        Arguments.of(stored(word)),
        Arguments.of(stored(QueensModel.of(65))),
        Arguments.of(stored(QueensModel.of(128))),
        Arguments.of(stored(QueensModel.of(129))));
  }

  private static Domains stored(QueensModel model) {
    return new ConsistentDomains(model, Propagation.VALUE, () -> false, new SearchListener() {});
  }

  /** The borders of words and of the board. */
  private static int[] borders(int n) {
    return IntStream.of(0, 1, 2, 62, 63, 64, 65, 127, 128, n - 2, n - 1)
        .filter(row -> row < n)
        .distinct()
        .sorted()
        .toArray();
  }

  private static void assertRows(Domains domains, int column, int... rows) {
    int n = domains.size();
    assertThat(IntStream.rangeClosed(-1, n).filter(row -> domains.contains(column, row)))
        .containsExactly(Arrays.stream(rows).boxed().toArray(Integer[]::new));
    assertThat(domains.domainSize(column)).isEqualTo(rows.length);
    assertThat(domains.isBound(column)).isEqualTo(rows.length == 1);
    assertThat(domains.min(column)).isEqualTo(rows[0]);
    assertThat(domains.max(column)).isEqualTo(rows[rows.length - 1]);
    for (int from = 0; from <= n; from++) {
      int start = from;
      assertThat(domains.next(column, from))
          .as("next of %d from %d", column, from)
          .isEqualTo(IntStream.of(rows).filter(row -> row >= start).findFirst().orElse(-1));
    }
    assertThat(domains.toDomains().get(column)).isEqualTo(RowDomain.of(rows));
  }

  private static int[] range(int low, int high) {
    return IntStream.rangeClosed(low, high).toArray();
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void restrictToAnyRange(Domains domains) {
    int n = domains.size();
    for (int low : borders(n)) {
      for (int high : IntStream.of(borders(n)).filter(row -> row >= low).toArray()) {
        domains.push();
        domains.restrict(2, low, high);
        assertRows(domains, 2, range(low, high));
        assertThat(domains.unbound()).isEqualTo(n - (low < high || isPropagating(domains) ? 0 : 1));
        domains.pop();
        assertRows(domains, 2, range(0, n - 1));
        assertThat(domains.unbound()).isEqualTo(n);
      }
    }
  }

  /** Copied domains count a column as unbound until its queen has attacked. */
  private static boolean isPropagating(Domains domains) {
    return domains instanceof WordDomains;
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void removeSingleRows(Domains domains) {
    int n = domains.size();
    for (int removed : borders(n)) {
      domains.push();
      domains.remove(n - 1, removed);
      assertRows(domains, n - 1, IntStream.range(0, n).filter(row -> row != removed).toArray());
      assertRows(domains, n - 2, range(0, n - 1));
      domains.pop();
    }
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void restoreEachOfManyStates(Domains domains) {
    int n = domains.size();
    int depth = n * (n - 1);
    List<RowDomain> full = domains.toDomains();
    for (int i = 0; i < depth; i++) {
      domains.push();
      domains.remove(i % n, i / n);
    }
    assertThat(domains.toDomains()).containsOnly(RowDomain.of(n - 1));
    for (int i = depth - 1; i >= 0; i--) {
      domains.pop();
      assertThat(domains.min(i % n)).isEqualTo(i / n);
      assertThat(domains.domainSize(i % n)).isEqualTo(n - i / n);
    }
    assertThat(domains.toDomains()).isEqualTo(full);
    assertThat(domains.unbound()).isEqualTo(n);
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void propagateAQueenToAllOtherColumns(Domains domains) {
    int n = domains.size();
    domains.push();
    domains.restrict(1, 2, 2);
    assertThat(domains.propagate()).isTrue();
    assertThat(domains.unbound()).isEqualTo(n - 1);
    assertRows(domains, 1, 2);
    for (int column : IntStream.range(0, n).filter(other -> other != 1).toArray()) {
      int distance = Math.abs(column - 1);
      assertRows(
          domains,
          column,
          IntStream.range(0, n).filter(row -> row != 2 && Math.abs(row - 2) != distance).toArray());
    }
    domains.pop();
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void forgetTheQueensOfAStateThatIsLeft(Domains domains) {
    domains.push();
    domains.restrict(1, 2, 2);
    domains.pop();
    List<RowDomain> full = domains.toDomains();
    assertThat(domains.propagate()).isTrue();
    assertThat(domains.toDomains()).isEqualTo(full);
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void failWhereTwoQueensAttackEachOther(Domains domains) {
    domains.push();
    domains.restrict(0, 1, 1);
    domains.restrict(3, 4, 4);
    assertThat(domains.propagate()).isFalse();
    domains.pop();
    assertThat(domains.propagate()).as("after the failure is undone").isTrue();
  }
}
