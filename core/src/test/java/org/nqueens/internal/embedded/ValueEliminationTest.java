package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

class ValueEliminationTest {

  private static EliminatingDomains domains(QueensModel model) {
    return new EliminatingDomains(model, () -> false);
  }

  /** Both diagonals and the row, on both sides of the queen. */
  @Test
  void takesTheSquaresThatAQueenAttacksByOffsets() {
    QueensModel model = QueensModel.of(6);
    EliminatingDomains domains = domains(model);
    assertThat(CompiledConstraints.of(model).elimination().attack(2, 3, domains)).isNegative();
    assertThat(domains.toDomains())
        .containsExactly(
            RowDomain.of(0, 2, 4),
            RowDomain.of(0, 1, 5),
            RowDomain.all(6),
            RowDomain.of(0, 1, 5),
            RowDomain.of(0, 2, 4),
            RowDomain.of(1, 2, 4, 5));
  }

  @Test
  void takesEveryRowWithTheValueOfALookup() {
    QueensModel model =
        QueensModel.builder(4)
            .allDifferent(
                "mixed", View.lookup(0, 7, 8, 7, 8), View.lookup(2, 8, 8, 7, 8), View.offset(3, 6))
            .build();
    EliminatingDomains domains = domains(model);
    assertThat(CompiledConstraints.of(model).elimination().attack(0, 3, domains)).isNegative();
    assertThat(domains.toDomains())
        .containsExactly(
            RowDomain.all(4), RowDomain.all(4), RowDomain.of(2), RowDomain.of(0, 1, 3));
  }

  @Test
  void failsWhereADomainLosesItsLastRow() {
    QueensModel model =
        QueensModel.builder(3)
            .allDifferent("last", View.row(0), View.lookup(1, 2, 2, 2), View.row(2))
            .build();
    EliminatingDomains domains = domains(model);
    assertThat(CompiledConstraints.of(model).elimination().attack(0, 2, domains)).isZero();
    assertThat(domains.domainSize(1)).isZero();
    assertThat(domains.toDomains().get(2)).as("left alone after the failure").isEqualTo(all(3));
  }

  private static RowDomain all(int n) {
    return RowDomain.all(n);
  }
}
