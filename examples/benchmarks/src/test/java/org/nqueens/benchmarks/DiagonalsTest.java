package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.benchmarks.first.Contestant;
import org.nqueens.benchmarks.first.ExternalSolver;
import org.nqueens.benchmarks.first.ExternalSolver.Input;
import org.nqueens.benchmarks.first.Timed;

class DiagonalsTest {
  private static final List<ExcludedDiagonals> BOARDS =
      LongStream.range(0, 8)
          .mapToObj(seed -> ExcludedDiagonals.random(10, 4, seed).first(9))
          .toList();

  private static final Duration LIMIT = Duration.ofMinutes(5);

  @Test
  void decidesTheBoardsByAllPrograms() throws Exception {
    List<Timed> programs = Contestant.all().stream().map(Timed::of).toList();
    List<List<String>> rows = Diagonals.rows(10, BOARDS, programs, LIMIT);
    assertThat(rows)
        .hasSize(4)
        .allSatisfy(row -> assertThat(row).startsWith("10", "8").element(5).isEqualTo("8"));
    assertThat(Integer.parseInt(rows.get(0).get(2)) + Integer.parseInt(rows.get(0).get(3)))
        .isEqualTo(8);
  }

  @Test
  void refusesAProgramThatContradictsAnother() {
    List<Timed> programs =
        Stream.of("echo s UNSATISFIABLE", "echo v")
            .<Timed>map(command -> new ExternalSolver(Input.DIMACS, command))
            .toList();
    assertThatThrownBy(() -> Diagonals.rows(10, BOARDS, programs, LIMIT))
        .hasMessageContaining("must have a line 'v' with the literals");
    List<Timed> contradicting =
        List.of(
            new ExternalSolver(Input.NUMBERS, "echo No solution"),
            new ExternalSolver(Input.NUMBERS, "head -1"));
    assertThatThrownBy(() -> Diagonals.rows(10, BOARDS, contradicting, LIMIT))
        .hasMessage(
            "board 0 of n = 10: head contradicts another program, mend one before measuring them");
  }
}
