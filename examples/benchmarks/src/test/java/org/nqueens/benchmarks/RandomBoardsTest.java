package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;

class RandomBoardsTest {
  private static final List<RandomBoards> FAMILIES = RandomBoards.families();

  @Test
  void areTheSameEachTime() {
    assertThat(RandomBoards.families()).isEqualTo(FAMILIES);
  }

  @Test
  void differFromEachOther() {
    assertThat(FAMILIES.stream().flatMap(family -> family.boards().stream()))
        .doesNotHaveDuplicates();
  }

  @Test
  void regionsGrowFromAPlacement() {
    QueensSolver solver = QueensSolver.builder().build();
    RandomBoards smallest = FAMILIES.get(0);
    assertThat(smallest.name()).isEqualTo("regions 24, non-touching");
    assertThat(smallest.boards())
        .hasSize(20)
        .allSatisfy(board -> assertThat(solver.findAny(board)).isPresent());
  }
}
