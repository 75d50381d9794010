package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.RandomBoards;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;

@Sampled
class UniquenessProofTest {
  private static final PuzzleSolver SOLVER =
      new PuzzleSolver(QueensSolver.builder().build(), System.nanoTime(), Optional.empty());

  /** The numbers of solutions that matter. */
  private enum Solutions {
    NONE,
    ONE,
    SEVERAL
  }

  @ParameterizedTest
  @EnumSource(
      value = Variant.class,
      names = {"QUEENS", "NON_TOUCHING", "ROOKS"})
  void findsTheSameInSteps(Variant variant) {
    RandomBoards random = new RandomBoards(7);
    Set<Solutions> seen = EnumSet.noneOf(Solutions.class);
    for (int i = 0; i < Gate.cases(20, 60); i++) {
      Board board = i % 2 == 0 ? random.grown(variant, 7) : random.scattered(variant, 7);
      seen.add(assertSame(board));
      random.unique(variant, 7).ifPresent(unique -> seen.add(assertSame(unique)));
    }
    assertThat(seen).contains(Solutions.ONE, Solutions.SEVERAL);
  }

  /** Compares the proof in steps with brute force. */
  private static Solutions assertSame(Board board) {
    List<Placement> all = BruteForce.solve(board.model());
    Uniqueness proof = UniquenessProof.inSteps(SOLVER, board);
    if (all.size() > 1) {
      assertThat(proof).isInstanceOf(Uniqueness.Ambiguous.class);
      return Solutions.SEVERAL;
    }
    Uniqueness expected = all.isEmpty() ? new Uniqueness.None() : new Uniqueness.Unique(all.get(0));
    assertThat(proof).as(board.toString()).isEqualTo(expected);
    return all.isEmpty() ? Solutions.NONE : Solutions.ONE;
  }

  @Test
  void provesWithGivenAndBlockedSquares() {
    assertThat(assertSame(Board.of(".Q..", "....", "....", "...."))).isEqualTo(Solutions.ONE);
    assertThat(assertSame(Board.of(".#..", "....", "....", "...."))).isEqualTo(Solutions.ONE);
    assertThat(assertSame(Board.of(".#..", "....", "....", ".#.."))).isEqualTo(Solutions.NONE);
    assertThat(assertSame(Board.of("....", "....", "....", "...."))).isEqualTo(Solutions.SEVERAL);
  }

  @Test
  void givesUpASearchAtItsLimitOnly() {
    QueensModel endless = Variant.TOROIDAL.builder(32).build();
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
