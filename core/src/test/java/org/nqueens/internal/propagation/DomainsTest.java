package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

/** The questions about domains of one word and of several, at and beyond the border. */
class DomainsTest {
  static Stream<Domains> boards() {
    return IntStream.of(5, 64, 65, 128, 129)
        .mapToObj(QueensModel::of)
        .flatMap(
            model ->
                model.size() > 64
                    ? Stream.of(stored(model))
                    : Stream.of(stored(model), new WordDomains(model, Propagation.COVERAGE)));
  }

  private static Domains stored(QueensModel model) {
    return new ConsistentDomains(model, Propagation.VALUE, () -> false, new SearchListener() {});
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void tellTheRowsOfAColumn(Domains domains) {
    int last = domains.size() - 1;
    assertThat(domains.contains(2, last)).isTrue();
    domains.remove(2, 0);
    domains.remove(2, last);
    assertThat(domains.min(2)).isOne();
    assertThat(domains.max(2)).isEqualTo(last - 1);
    assertThat(domains.domainSize(2)).isEqualTo(last - 1);
    for (int row = -1; row <= last + 1; row++) {
      assertThat(domains.contains(2, row)).isEqualTo(0 < row && row < last);
      int next = row < last ? Math.max(1, row) : -1;
      assertThat(domains.next(2, Math.max(0, row))).as("from %d", row).isEqualTo(next);
    }
    domains.restrict(2, last - 1, last - 1);
    assertThat(domains.isBound(2)).isTrue();
  }
}
