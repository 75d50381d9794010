package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import picocli.CommandLine.TypeConversionException;

class StrategyConverterTest {
  private final StrategyConverter converter = new StrategyConverter();

  @ParameterizedTest
  @CsvSource({
    "first-unbound/smallest, FIRST_UNBOUND, SMALLEST",
    "first-unbound, FIRST_UNBOUND, SMALLEST",
    "min-domain-size/middle, MIN_DOMAIN_SIZE, MIDDLE",
    "Min-Domain-Size/Upper-Half, MIN_DOMAIN_SIZE, UPPER_HALF",
    "MAX_REGRET_ON_MIN / LOWER_HALF, MAX_REGRET_ON_MIN, LOWER_HALF"
  })
  void readsAStrategy(String text, VariableSelection variables, ValueSelection values) {
    assertThat(converter.convert(text)).isEqualTo(new NamedStrategy(variables, values));
  }

  @ParameterizedTest
  @EnumSource
  void readsTheTextOfAStrategy(VariableSelection variables) {
    for (ValueSelection values : ValueSelection.values()) {
      NamedStrategy strategy = new NamedStrategy(variables, values);
      assertThat(converter.convert(strategy.toString())).isEqualTo(strategy);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "first-fail | variable selection (first-fail) must be one of first-unbound, min-domain-size, max-domain-size, lowest-min, highest-max, min-size-lowest-min, min-size-highest-min, min-size-lowest-max, min-size-highest-max, max-regret-on-min",
        "'' | variable selection () must be one of first-unbound, min-domain-size, max-domain-size, lowest-min, highest-max, min-size-lowest-min, min-size-highest-min, min-size-lowest-max, min-size-highest-max, max-regret-on-min",
        "first-unbound/median | value selection (median) must be one of smallest, largest, middle, lower-half, upper-half",
        "first-unbound/ | value selection () must be one of smallest, largest, middle, lower-half, upper-half",
        "first-unbound/smallest/x | value selection (smallest/x) must be one of smallest, largest, middle, lower-half, upper-half",
      })
  void listsTheSelectionsThatExist(String text, String message) {
    assertThatThrownBy(() -> converter.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage(message);
  }
}
