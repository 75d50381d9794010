package org.nqueens.benchmarks.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoakRunTest {

  @Test
  void everythingHoldsForAWhile() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    SoakOptions options =
        SoakOptions.parse("--cases", "150", "--seed", "1", "--backends", "embedded");
    long failures =
        new SoakRun(options, new PrintStream(bytes, true, StandardCharsets.UTF_8)).run();
    String output = bytes.toString(StandardCharsets.UTF_8);
    assertThat(failures).as(output).isZero();
    assertThat(output.lines().findFirst()).contains("Soak --seed 1 --backends embedded");
    assertThat(output.lines().reduce((first, second) -> second).orElseThrow())
        .startsWith("cases 150, solves ")
        .contains("failures 0, threads ");
  }

  @Test
  void equalSeedsMakeEqualCases() {
    for (long seed = 0; seed < 50; seed++) {
      Optional<RandomCase> asked = RandomCase.of(seed, RandomCase.BACKENDS);
      assertThat(RandomCase.of(seed, RandomCase.BACKENDS)).isPresent().isEqualTo(asked);
    }
  }

  @Test
  void readsTheCommandLine() {
    assertThat(SoakOptions.parse("--seconds", "600", "--seed", "-7", "--backends", "cp,cp-sat"))
        .isEqualTo(
            new SoakOptions(
                -7,
                Duration.ofMinutes(10),
                Long.MAX_VALUE,
                Optional.empty(),
                List.of("cp", "cp-sat")));
    assertThat(SoakOptions.parse("--case", "5").only()).contains(5L);
    assertThat(SoakOptions.parse().seed()).isNotEqualTo(SoakOptions.parse().seed());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--seconds 0 ; --seconds (0): must be from 1 to 2147483647, such as 600",
        "--seed x ; --seed (x): must be a whole number, such as 600",
        "--backends choco ; --backends (choco): must be of [embedded, cp, cp-sat], separated by commas",
        "--hours 1 ; option (--hours): is unknown, choose from " + SoakOptions.USAGE,
        "--seed ; option (--seed): has no value, write " + SoakOptions.USAGE
      })
  void refusesAWrongCommandLine(String line, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SoakOptions.parse(line.split(" ")))
        .withMessage(message);
  }
}
