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
  void differFromEachOther() {
    assertThat(FAMILIES.stream().flatMap(family -> family.boards().stream()))
        .doesNotHaveDuplicates();
  }

  @Test
  void haveNames() {
    assertThat(FAMILIES)
        .extracting(RandomBoards::name)
        .startsWith("regions 24, queens; 45 % blocked")
        .endsWith("completions 1000, 930 given")
        .doesNotHaveDuplicates();
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

  @Test
  void givenQueensStandInDifferentRows() {
    for (QueensModel board : FAMILIES.get(FAMILIES.size() - 3).boards()) {
      assertThat(board.domains().stream().filter(domain -> domain.size() == 1))
          .hasSize(77)
          .doesNotHaveDuplicates();
    }
  }
}
