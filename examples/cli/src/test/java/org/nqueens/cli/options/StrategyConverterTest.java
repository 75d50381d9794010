package org.nqueens.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import picocli.CommandLine.TypeConversionException;

class StrategyConverterTest {
  private static final List<String> VARIABLES = names(VariableSelection.values());
  private static final List<String> VALUES = names(ValueSelection.values());

  private final StrategyConverter converter = new StrategyConverter();

  private static List<String> names(Enum<?>... constants) {
    return Stream.of(constants).map(Enum::toString).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "first-unbound/smallest, first-unbound/smallest",
    "first-unbound, first-unbound/smallest",
    "Min-Domain-Size/Upper-Half, min-domain-size/upper-half",
    "MAX_REGRET_ON_MIN / LOWER_HALF, max-regret-on-min/lower-half",
    "last-conflict, last-conflict/min-domain-size/smallest",
    "last-conflict/first-unbound, last-conflict/first-unbound/smallest",
    "LAST_CONFLICT/LOWEST_MIN/MIDDLE, last-conflict/lowest-min/middle",
    "conflict-ordering, conflict-ordering/min-domain-size/smallest",
    "weighted-degree, weighted-degree/smallest",
    "random-first-fail, random-first-fail/0",
    "random-first-fail/-9223372036854775808, random-first-fail/-9223372036854775808",
    "first-fail, min-domain-size/smallest",
    "First Fail / middle, min-domain-size/middle",
    "dom/wdeg, weighted-degree/smallest",
    "dom/wdeg/middle, weighted-degree/middle",
    "dom_w_deg, weighted-degree/smallest",
    "lastConflict/first-fail/middle, last-conflict/min-domain-size/middle",
    "conflictOrdering/input-order, conflict-ordering/first-unbound/smallest",
    "Random First Fail/7, random-first-fail/7"
  })
  void readsAStrategyItsTextAndTheNamesOfTheField(String text, String strategy) {
    assertThat(converter.convert(text)).hasToString(strategy);
    assertThat(converter.convert(strategy)).hasToString(strategy);
  }

  @Test
  void readsItsCandidates() {
    assertThat(StrategyConverter.names())
        .hasSize(VARIABLES.size() + 4 + VARIABLES.size() * VALUES.size())
        .doesNotHaveDuplicates()
        .allSatisfy(name -> assertThat(converter.convert(name).toString()).startsWith(name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fail-first | strategy (fail-first) must be one of VARIABLES, last-conflict, conflict-ordering, weighted-degree, random-first-fail",
        "'' | strategy () must be one of VARIABLES, last-conflict, conflict-ordering, weighted-degree, random-first-fail",
        "first-unbound/median | value selection (median) must be one of VALUES",
        "first-unbound/ | value selection () must be one of VALUES",
        "first-unbound/smallest/x | value selection (smallest/x) must be one of VALUES",
        "last-conflict/smallest | variable selection (smallest) must be one of VARIABLES",
        "last-conflict/lowest-min/x | value selection (x) must be one of VALUES",
        "weighted-degree/x | value selection (x) must be one of VALUES",
        "random-first-fail/x | seed (x) must be a whole number: write random-first-fail/7",
      })
  void listsTheNamesThatExist(String text, String message) {
    assertThatThrownBy(() -> converter.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage(
            message
                .replace("VARIABLES", String.join(", ", VARIABLES))
                .replace("VALUES", String.join(", ", VALUES)));
  }
}
