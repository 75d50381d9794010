package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.contract.BruteForce;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.RandomBoards;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;

class UniquenessProofTest {
  private static final PuzzleSolver SOLVER =
      new PuzzleSolver(QueensSolver.builder().build(), System.nanoTime(), Optional.empty());

  @ParameterizedTest
  @EnumSource(names = {"QUEENS", "NON_TOUCHING", "ROOKS"})
  void findsTheSameInSteps(Variant variant) {
    RandomBoards random = new RandomBoards(7);
    Set<Class<? extends Uniqueness>> seen = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      seen.add(proof(i % 2 == 0 ? random.grown(variant, 7) : random.scattered(variant, 7)));
      random.unique(variant, 7).ifPresent(unique -> seen.add(proof(unique)));
    }
    assertThat(seen).contains(Uniqueness.Unique.class, Uniqueness.Ambiguous.class);
  }

  /** Compares the proof in steps with brute force; returns what it proves. */
  private static Class<? extends Uniqueness> proof(Board board) {
    List<Placement> all = BruteForce.solve(board.model());
    Uniqueness proof = UniquenessProof.inSteps(SOLVER, board);
    if (all.size() > 1) {
      assertThat(proof).as("%s", board).isInstanceOf(Uniqueness.Ambiguous.class);
    } else {
      assertThat(proof)
          .as("%s", board)
          .isEqualTo(all.isEmpty() ? new Uniqueness.None() : new Uniqueness.Unique(all.get(0)));
    }
    return proof.getClass();
  }

  @Test
  void provesWithGivenAndBlockedSquares() {
    assertThat(proof(Board.of(".Q..", "....", "....", "...."))).isEqualTo(Uniqueness.Unique.class);
    assertThat(proof(Board.of(".#..", "....", "....", "...."))).isEqualTo(Uniqueness.Unique.class);
    assertThat(proof(Board.of(".#..", "....", "....", ".#.."))).isEqualTo(Uniqueness.None.class);
    assertThat(proof(Board.of("....", "....", "....", "....")))
        .isEqualTo(Uniqueness.Ambiguous.class);
  }

  @Test
  void givesUpASearchAtItsLimitOnly() {
    QueensModel endless = // a sheared torus, which has no placement because 3 divides 33
        QueensModel.builder(33)
            .rowsAllDifferent()
            .toroidalAscendingDiagonalsAllDifferent()
            .regionsAllDifferent((column, row) -> (row + 2 * column) % 33)
            .build();
    assertThat(SOLVER.uniqueness(endless, Duration.ofMillis(20))).isEmpty();
    PuzzleSolver hurried =
        new PuzzleSolver(SOLVER.solver(), System.nanoTime(), Optional.of(Duration.ofMillis(10)));
    assertThatThrownBy(() -> hurried.uniqueness(endless, Duration.ofSeconds(20)))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessageContaining("TIME_LIMIT");
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> SOLVER.uniqueness(endless, Duration.ofSeconds(20)))
          .isInstanceOf(SearchStoppedException.class)
          .hasMessageContaining("INTERRUPTED");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
