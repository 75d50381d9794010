package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Decision.Relation;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

class DecisionPathTest {

  /** Column 1 without row 3. */
  private static Domains domains() {
    return new WordDomains(QueensModel.builder(6).block(1, 3).build(), Propagation.COVERAGE);
  }

  @ParameterizedTest
  @CsvSource({
    "EQUAL, 0, 01245",
    "EQUAL, 5, 01245",
    "AT_MOST, 0, 01245",
    "AT_MOST, 3, 01245",
    "AT_MOST, 4, 01245",
    "AT_LEAST, 1, 01245",
    "AT_LEAST, 5, 01245"
  })
  void dividesTheRowsOfAColumn(Relation relation, int row, String all) {
    DecisionPath path = new DecisionPath(6);
    path.add(1, relation, row);
    Domains domains = domains();
    path.apply(domains);
    RowDomain applied = domains.toDomains().get(1);
    Domains others = domains();
    path.refute(others);
    RowDomain refuted = others.toDomains().get(1);
    for (int each = 0; each < 6; each++) {
      boolean free = all.indexOf('0' + each) >= 0;
      boolean admitted =
          switch (relation) {
            case EQUAL -> each == row;
            case AT_MOST -> each <= row;
            case AT_LEAST -> each >= row;
          };
      assertThat(applied.contains(each)).as("left %s", each).isEqualTo(free && admitted);
      assertThat(refuted.contains(each)).as("right %s", each).isEqualTo(free && !admitted);
    }
    assertThat(path.depth()).isZero();
  }

  @Test
  void isAsDeepAsTheTree() {
    int n = 130;
    DecisionPath path = new DecisionPath(n);
    Domains domains =
        new ConsistentDomains(
            QueensModel.builder(n).build(),
            Propagation.VALUE,
            () -> false,
            new SearchListener() {});
    for (int column = 0; column < n; column++) {
      path.add(column, Relation.EQUAL, column);
    }
    assertThat(path.depth()).isEqualTo(n);
    for (int column = n - 1; column >= 0; column--) {
      path.refute(domains);
      assertThat(domains.contains(column, column)).isFalse();
      assertThat(domains.domainSize(column)).isEqualTo(n - 1);
    }
    assertThat(path.depth()).isZero();
  }
}
