package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;

/** A level of propagation is kept or refused, and claimed only where it is kept. */
public interface LevelContract extends BackendFixture {

  @Test
  default void claimsNoLevelForThePartsOfASearchWithoutOne() {
    QueensSolver solver = solver(2);
    assertThat(solver.enumerate(QueensModel.of(8), placement -> {}).propagation())
        .isEqualTo(Propagation.UNSPECIFIED);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  default void refusesALevelThatItDoesNotKeep(Propagation level) {
    assumeFalse(spi().supports(level), () -> backend() + " keeps the level " + level);
    assertThatThrownBy(() -> with().propagation(level).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(
            "propagation (" + level + ") cannot be kept by backend \"" + backend() + "\"")
        .hasMessageContaining("embedded");
  }
}
