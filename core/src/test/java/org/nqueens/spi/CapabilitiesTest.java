package org.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

class CapabilitiesTest {
  @Test
  void areTheDefaultStrategyUnlessMoreIsSaid() {
    Capabilities capabilities = Capabilities.DEFAULT;
    assertThat(capabilities.supports(SearchStrategy.LEXICOGRAPHIC)).isTrue();
    assertThat(capabilities.supports(SearchStrategy.FIRST_FAIL)).isFalse();
    assertThat(capabilities.levels()).isEmpty();
    assertThat(capabilities.limitsTrees()).isFalse();
    assertThat(capabilities.countsWholeTree()).isTrue();
    assertThat(capabilities.maxSize()).isEqualTo(QueensModel.MAX_SIZE);
  }

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

  @Test
  void refuseALevelThatIsNone() {
    assertThatThrownBy(() -> Capabilities.DEFAULT.withLevels(Set.of(Propagation.UNSPECIFIED)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "levels ([unspecified]) must not contain unspecified, which every backend keeps: leave it out");
  }
}
