package org.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 5 | 1 | maxSize (0) must be between 1 and 1048576: give the largest board",
        "1048577 | 1048577 | 1 | maxSize (1048577) must be between 1 and 1048576: give the largest",
        "6 | 5 | 1 | maxSizeToPlace (5) must be between 6 and 1048576: give the largest board",
        "5 | 1048577 | 1 | maxSizeToPlace (1048577) must be between 5 and 1048576: give the largest",
        "5 | 5 | 0 | minUnboundColumns (0) must be at least 1: a part without an unbound column"
      })
  void refuseNumbersOutOfRange(int max, int maxToPlace, int minUnbound, String message) {
    ThrowingCallable call =
        () ->
            new Capabilities(strategy -> true, Set.of(), false, max, maxToPlace, minUnbound, true);
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void refuseALevelThatIsNone() {
    assertThatThrownBy(() -> Capabilities.DEFAULT.withLevels(Set.of(Propagation.UNSPECIFIED)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "levels ([unspecified]) must not contain unspecified, which every backend keeps: leave it out");
  }
}
