package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

class RandomBoardsTest {
  private static final List<RandomBoards> FAMILIES = RandomBoards.families();

  @Test
  void areTheSameEachTime() {
    assertThat(RandomBoards.families()).isEqualTo(FAMILIES);
  }

  @Test
  void regionsGrowFromAPlacementWhichBlockedSquaresMayTake() {
    QueensSolver solver = QueensSolver.builder().build();
    List<QueensModel> boards = FAMILIES.get(4).boards();
    assertThat(boards).hasSize(10);
    assertThat(boards.subList(0, 5))
        .allSatisfy(board -> assertThat(solver.findAny(board)).isPresent());
    assertThat(boards.subList(5, 10))
        .anySatisfy(board -> assertThat(solver.findAny(board)).isEmpty());
  }
}
