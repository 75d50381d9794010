package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.tutorial.ProgramOutput.output;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The programs about computations that outlast a process. */
class FarAndLongTest {

  @Test
  void estimatesFirst() {
    List<String> lines = output(EstimateFirst::main).lines().toList();
    assertThat(lines).hasSize(4).endsWith("12 queens have 14200 solutions");
    assertThat(lines.get(0))
        .matches("12 queens: nodes 8\\.\\d+e\\+05, from .* to .*; solutions 1\\..*");
    assertThat(lines.get(2)).startsWith("27 queens: nodes ").contains("; solutions 2.");
  }

  @Test
  void watchesProgress() {
    List<String> lines = output(WatchProgress::main).lines().toList();
    assertThat(lines).contains("365596 placements").endsWith("STOPPED_BY_TOKEN");
    assertThat(lines.get(lines.indexOf("365596 placements") - 1)).isEqualTo("100 %, 0 ms left");
  }

  @Test
  void findsPlacementsByNumber() {
    List<String> lines = output(PlacementByNumber::main).lines().toList();
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).endsWith(" is number 7100 of 14200");
  }

  @Test
  void goesOnWhereItWasCut() {
    assertThat(output(GoOnWhereCut::main)).endsWith("2279184 placements\n");
  }

  @Test
  void sharesBetweenMachines() {
    assertThat(output(ShareBetweenMachines::main).lines())
        .hasSize(3)
        .contains("missing parts: true")
        .endsWith("all shares: 365596");
  }
}
