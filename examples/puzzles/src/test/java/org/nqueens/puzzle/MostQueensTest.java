package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.SightLines;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/** The most queens of a board, against the oracle, the embedded engine and searches in order. */
@Sampled
class MostQueensTest {
  private static final QueensSolver EMBEDDED = QueensSolver.builder().build();

  @Test
  void findsTheMostQueens() {
    Random random = Gate.random("the most queens");
    for (int i = Gate.cases(60, 180); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      if (position.clashes().isEmpty()) {
        int most = position.queens().size();
        for (int queens = most + 1; queens <= 25 && queens <= size(position); queens++) {
          most = SightLines.solve(position.withQueens(queens)).isEmpty() ? most : queens;
        }
        BoardSolver.Most found = new BoardSolver(EMBEDDED).most(position);
        assertThat(found.atMost()).as("%s", position).isEqualTo(most);
        assertThat(found.isProven()).isTrue();
        assertThat(found.queens()).hasSize(most).containsAll(position.queens());
      }
    }
  }

  @Test
  void tellsWhatIsProvenOfTheMostWithinALimit() {
    Board trees = Board.parse("%.......\n".repeat(7) + ".......%\n");
    BoardSolver.Most cut =
        new BoardSolver(EMBEDDED.withTimeLimit(Duration.ZERO)).most(Position.of(trees));
    assertThat(cut.isProven()).isFalse();
    assertThat(cut.queens()).isEmpty();
    assertThat(cut.atMost()).isEqualTo(8);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new BoardSolver(EMBEDDED).most(Position.of(trees).withQueen(1, 0).withQueen(2, 0)))
        .withMessageContaining("must not clash");
  }

  /** The search for two queens is cut, and the one for a queen shows that there is none. */
  @Test
  void provesByFewerQueensThanThoseOfASearchThatIsCut() {
    QueensSolver cut =
        (QueensSolver)
            Proxy.newProxyInstance(
                QueensSolver.class.getClassLoader(),
                new Class<?>[] {QueensSolver.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("toBuilder")) {
                    return EMBEDDED.toBuilder();
                  }
                  throw new SearchStoppedException(Completion.TIME_LIMIT);
                });
    BoardSolver.Most most = new BoardSolver(cut).most(Position.of(Board.of("##", "##")));
    assertThat(most.isProven()).isTrue();
    assertThat(most.atMost()).isZero();
  }

  /** Searches long enough to bound the queens, beside the search in order, which never does. */
  @Test
  void provesTheMostBetweenManyTrees() {
    Random random = new Random(1);
    long longest = 0;
    for (int n : new int[] {12, 13}) {
      Position position = RandomSquareBoards.walls(n, 7, random);
      BoardSolver.Most found = new BoardSolver(EMBEDDED).most(position);
      assertThat(found.isProven()).isTrue();
      Position more = position.withQueens(found.atMost() + 1);
      QueensSolver inOrder = QueensSolver.builder().backend(new SquareBackend(more)).build();
      QueensSolver anyOrder = inOrder.toBuilder().anyOrder().build();
      SolveResult refuted = anyOrder.enumerate(more.model(), placement -> {});
      assertThat(List.of(refuted.solutions(), inOrder.enumerate(more.model(), p -> {}).solutions()))
          .as("%s", position)
          .containsOnly(0L);
      longest = Math.max(longest, refuted.statistics().decisions());
    }
    // Two nodes for each decision, and more than 3,000 of them.
    assertThat(longest).isGreaterThan(1_500);
  }

  private static int size(Position position) {
    return position.board().size() * position.board().size();
  }
}
