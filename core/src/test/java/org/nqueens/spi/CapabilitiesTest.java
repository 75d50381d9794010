package org.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

class CapabilitiesTest {
  @Test
  void keepWhatHasBeenSaidBefore() {
    Set<Propagation> levels = EnumSet.of(Propagation.BOUNDS);
    Capabilities capabilities =
        Capabilities.ofStrategies(SearchStrategy.FIRST_FAIL::equals)
            .withTreeLimits()
            .withMaxSize(10)
            .withMaxSizeToPlace(20)
            .withMinUnboundColumns(3)
            .withCountersOfParts()
            .withLevels(levels);
    levels.add(Propagation.VALUE);
    assertThat(capabilities.supports(SearchStrategy.FIRST_FAIL)).isTrue();
    assertThat(capabilities)
        .isEqualTo(
            new Capabilities(
                capabilities.strategies(), Set.of(Propagation.BOUNDS), true, 10, 20, 3, false));
  }
}
