package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.RandomBoards;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.result.SearchStoppedException;

/** Why queens do not fit on a board: minimal reasons, by a recursion over the squares. */
@Sampled
class BoardConflictTest {
  private static final BoardSolver SOLVER = new BoardSolver(QueensSolver.builder().build());

  @Test
  void namesReasonsOfWhichEachIsNeeded() {
    Random random = Gate.random("why queens do not fit");
    int conflicts = 0;
    int withQueens = 0;
    int withBlocked = 0;
    for (int i = Gate.cases(300, 3_000); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Board board = position.board();
      if (!position.clashes().isEmpty() || board.size() > 4) {
        continue;
      }
      List<String> rules = board.units().stream().map(Units::rule).distinct().toList();
      Optional<BoardConflict> conflict = SOLVER.conflict(position);
      assertThat(conflict.isEmpty())
          .as("%s", position)
          .isEqualTo(hasSolution(board, rules, position.queens(), blocked(position)));
      if (conflict.isEmpty() || position.queens().size() > board.queens()) {
        continue;
      }
      BoardConflict found = conflict.get();
      assertThat(position.queens()).containsAll(found.queens());
      assertThat(blocked(position)).containsAll(found.blocked());
      assertThat(rules).containsSubsequence(found.rules());
      assertThat(hasSolution(board, found.rules(), found.queens(), found.blocked()))
          .as("%s: %s", position, found)
          .isFalse();
      for (String rule : found.rules().size() > 1 ? found.rules() : List.<String>of()) {
        assertThat(
                hasSolution(board, without(rule, found.rules()), found.queens(), found.blocked()))
            .as("%s: %s without %s", position, found, rule)
            .isTrue();
      }
      for (Square queen : found.queens()) {
        assertThat(
                hasSolution(board, found.rules(), without(queen, found.queens()), found.blocked()))
            .as("%s: %s without %s", position, found, queen)
            .isTrue();
      }
      for (Square square : found.blocked()) {
        assertThat(
                hasSolution(board, found.rules(), found.queens(), without(square, found.blocked())))
            .as("%s: %s without %s", position, found, square)
            .isTrue();
      }
      conflicts++;
      withQueens += found.queens().isEmpty() ? 0 : 1;
      withBlocked += found.blocked().isEmpty() ? 0 : 1;
    }
    assertThat(conflicts).isGreaterThan(20);
    assertThat(withQueens).isPositive();
    assertThat(withBlocked).isPositive();
  }

  private static <T> List<T> without(T one, List<T> all) {
    List<T> others = new ArrayList<>(all);
    others.remove(one);
    return others;
  }

  private static List<Square> blocked(Position position) {
    return RandomBoards.squares(position.board().size()).stream()
        .filter(
            square ->
                position.hasCross(square.column(), square.row())
                    || !position.board().hasRegions()
                        && position.board().square(square.column(), square.row())
                            == SquareState.BLOCKED)
        .toList();
  }

  /** Whether the queens of a board fit by some rules, with some queens and blocked squares. */
  private static boolean hasSolution(
      Board board, Collection<String> rules, List<Square> queens, List<Square> blocked) {
    List<Units> units = board.units().stream().filter(some -> rules.contains(some.rule())).toList();
    List<Square> free =
        RandomBoards.squares(board.size()).stream()
            .filter(square -> !blocked.contains(square) && !queens.contains(square))
            .filter(
                square ->
                    switch (board.square(square.column(), square.row())) {
                      case FREE, GIVEN -> true;
                      case BLOCKED -> !board.hasRegions();
                      case WALL -> false;
                    })
            .toList();
    return queens.size() <= board.queens() && fit(board.queens(), queens, free, units);
  }

  private static boolean fit(int asked, List<Square> placed, List<Square> free, List<Units> units) {
    if (placed.size() == asked) {
      return true;
    }
    for (int i = 0; i < free.size(); i++) {
      Square next = free.get(i);
      boolean isFree =
          placed.stream()
              .noneMatch(
                  other ->
                      units.stream()
                          .anyMatch(
                              some ->
                                  some.unit(next.column(), next.row())
                                      == some.unit(other.column(), other.row())));
      List<Square> more = new ArrayList<>(placed);
      more.add(next);
      if (isFree && fit(asked, more, free.subList(i + 1, free.size()), units)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void saysHowManyLinesHaveRoom() {
    assertThat(message(Position.of(Board.parse("........\n".repeat(8)).withQueens(9))))
        .isEqualTo("9 queens are too many for 8 columns with a free square");
    assertThat(message(Position.parse("# queens=7\n....\n.%..\n....\n....\n")))
        .isEqualTo("7 queens are too many for 5 columns with a free square, counted between walls");
    assertThat(message(Position.parse("# queens=1\n%%\n%%\n")))
        .isEqualTo("1 queen is too many for 0 columns with a free square, counted between walls");
    assertThat(message(Position.parse("# queens=3 variant=rooks\n....\n####\n####\n####\n")))
        .isEqualTo("3 queens are too many for 1 row with a free square");
  }

  @Test
  void listsReasonsThatAreNoLines() {
    assertThat(message(Position.parse("# queens=2 variant=superqueens\n...\n...\n...\n")))
        .startsWith("no placement of 2 queens agrees with all of these, but leave out any one");
    assertThat(message(Position.parse("# queens=5 variant=non-touching\nAABB\nA%BB\nCCDD\nCCDD\n")))
        .isEqualTo("5 queens are too many for 4 regions with a free square");
    assertThat(message(Position.parse("# queens=1\nQ....\n...Q.\n.....\n.....\n.....\n")))
        .isEqualTo("the position has 2 queens, and a solution 1");
  }

  private static String message(Position position) {
    return SOLVER.conflict(position).orElseThrow().message();
  }

  @Test
  void refusesClashesAndBoardsWithQueensInEachRow() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SOLVER.conflict(Position.parse("# queens=2\nQQ.\n...\n...\n")))
        .withMessageContaining("must not clash");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SOLVER.conflict(Position.of(Board.of("...", "...", "..."))))
        .withMessageContaining("must have walls or another number of queens");
  }

  @Test
  void stopsAtTheLimitOfItsSolver() {
    QueensSolver hurried = QueensSolver.builder().timeLimit(Duration.ZERO).build();
    Position full = Position.parse("# queens=3\n....\n....\n.%..\n....\n");
    assertThatThrownBy(() -> new BoardSolver(hurried).conflict(full))
        .isInstanceOf(SearchStoppedException.class);
  }
}
