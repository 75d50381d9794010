package org.nqueens.puzzle.internal.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Position;
import org.nqueens.board.SightLines;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.RandomSquareBoards;

/** The restart of a search in any order at an early node, against searches without one. */
@Sampled
class SquareSearchTest {
  private static final long NEVER = Long.MAX_VALUE;

  /**
   * What a search did: its solutions in their order, its decisions up to the first one, or all, and
   * whether it ended.
   */
  private record Tree(
      List<List<Square>> solutions, long first, long decisions, long failures, boolean isWhole) {

    static Tree of(Position position, boolean inOrder, BooleanSupplier stop, long restart) {
      List<List<Square>> solutions = new ArrayList<>();
      long[] first = {-1};
      SquareSearch[] itself = {null};
      SquareSearch search =
          new SquareSearch(
              position.board(),
              units -> true,
              inOrder,
              stop,
              solution -> {
                first[0] = solutions.isEmpty() ? itself[0].decisions() : first[0];
                return solutions.add(solution);
              },
              restart);
      itself[0] = search;
      search.decide(position);
      boolean isWhole = search.run();
      return new Tree(
          solutions,
          solutions.isEmpty() ? search.decisions() : first[0],
          search.decisions(),
          search.failures(),
          isWhole);
    }

    static Tree of(Position position, long restart) {
      return of(position, false, () -> false, restart);
    }
  }

  /** A node for each decision, at least, comes before the first solution. */
  @Test
  void findsEachSolutionOnceAfterARestart() {
    Random random = Gate.random("restarts on small boards");
    int restarts = 0;
    for (int i = Gate.cases(250, 750); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Tree tree = Tree.of(position, NEVER);
      long restart = 1 + (tree.first() < 2 ? 0 : random.nextInt((int) tree.first()));
      Tree restarted = Tree.of(position, restart);
      assertThat(restarted.isWhole()).isTrue();
      assertThat(restarted.solutions())
          .as("restarted at node %s:\n%s", restart, position)
          .containsExactlyInAnyOrderElementsOf(SightLines.solve(position));
      assertThat(Tree.of(position, restart)).isEqualTo(restarted);
      assertThat(Tree.of(position, true, () -> false, restart))
          .isEqualTo(Tree.of(position, true, () -> false, NEVER));
      restarts += restarted.decisions() == tree.decisions() ? 0 : 1;
    }
    assertThat(restarts).isPositive();
  }

  /** Each decision has two nodes, at most. */
  @Test
  void keepsTheTreeThatFindsASolutionBeforeItsRestart() {
    Random random = Gate.random("solutions before a restart");
    int found = 0;
    for (int i = Gate.cases(500, 1_500); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Tree tree = Tree.of(position, NEVER);
      if (!tree.solutions().isEmpty()) {
        assertThat(Tree.of(position, 2 * tree.first() + 2)).isEqualTo(tree);
        found += tree.decisions() > 2 * tree.first() + 2 ? 1 : 0;
      }
    }
    assertThat(found).isPositive();
  }

  @Test
  void provesAfterARestartWhatASearchInOrderProves() {
    Random random = Gate.random("proofs after restarts");
    for (int i = Gate.cases(10, 30); i > 0; i--) {
      int n = 7 + random.nextInt(3);
      Position board = RandomSquareBoards.walls(n, 7, random);
      for (int queens = n + 3; queens >= n - 1; queens--) {
        Position position = board.withQueens(queens);
        long restart = 1 + random.nextInt(20);
        assertThat(hasSolution(position, false, restart))
            .as("restarted at node %s:\n%s", restart, position)
            .isEqualTo(hasSolution(position, true, NEVER));
      }
    }
  }

  private static boolean hasSolution(Position position, boolean inOrder, long restart) {
    return !new SquareSearch(
            position.board(), units -> true, inOrder, () -> false, solution -> false, restart)
        .run();
  }

  /** All looks at the signal come after the restart: without a bound, the first is at node 64. */
  @Test
  void provesNothingWhenStoppedAfterARestart() {
    Position position = RandomSquareBoards.walls(12, 7, new Random(3)).withQueens(21);
    int[] looks = {0};
    Tree tree = Tree.of(position, false, () -> ++looks[0] < 0, 32);
    assertThat(tree.isWhole()).isTrue();
    assertThat(looks[0]).isGreaterThan(2);
    for (int stop : new int[] {1, looks[0] / 2, looks[0]}) {
      int[] left = {stop};
      Tree cut = Tree.of(position, false, () -> --left[0] == 0, 32);
      assertThat(cut.isWhole()).isFalse();
      assertThat(cut.solutions()).isEmpty();
    }
  }
}
