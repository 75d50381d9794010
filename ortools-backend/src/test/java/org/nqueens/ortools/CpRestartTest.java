package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.GrownRegions;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/** Restarts of {@code findAny} on a solver whose stop signal is polled by the clock. */
class CpRestartTest {
  private static final QueensSolver CP =
      QueensSolver.builder().backend("cp").timeLimit(Duration.ofMinutes(10)).build();

  @Test
  void findTheSamePlacementEachTime() {
    QueensModel model = GrownRegions.soluble(36, 1);
    Optional<Placement> found = CP.findAny(model);
    assertThat(found).isPresent();
    assertThat(CP.findAny(model)).isEqualTo(found);
  }

  @Test
  void leaveRefutationsToCompleteStrategies() {
    assertThat(CP.findAny(GrownRegions.of(Variant.QUEENS, 16, 5))).isEmpty();
  }
}
