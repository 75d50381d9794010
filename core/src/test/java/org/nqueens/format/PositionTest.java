package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;

/** The marks of a player and what follows from them. */
class PositionTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "....");
  private static final Board REGIONS = Board.of("AABB", "AABB", "CC#D", "CDDD");

  @Test
  void hasOneMarkOnASquareAtMost() {
    Position queen = Position.of(PLAIN).withCross(1, 0).withQueen(1, 0);
    assertThat(queen.hasQueen(1, 0)).isTrue();
    assertThat(queen.hasCross(1, 0)).isFalse();
    assertThat(queen.withCross(1, 0).crosses()).containsExactly(new Square(1, 0));
    assertThat(queen.withCross(1, 0)).isEqualTo(Position.of(PLAIN).withCross(1, 0));
    assertThat(queen.withoutMark(1, 0))
        .isEqualTo(Position.of(PLAIN))
        .hasSameHashCodeAs(Position.of(PLAIN));
  }

  @Test
  void takesNoMarksOnGivenQueens() {
    Position position = Position.of(PLAIN);
    assertThat(position.withCross(3, 1)).isEqualTo(position);
    assertThat(position.withQueen(3, 1)).isEqualTo(position);
    assertThat(position.withoutMark(3, 1)).isEqualTo(position);
  }

  @Test
  void addsThePlacement() {
    Position position = Position.of(PLAIN).withCross(0, 2).withPlacement(Placement.of(2, 0, 3, 1));
    assertThat(position.queens())
        .containsExactly(new Square(0, 2), new Square(1, 0), new Square(2, 3), new Square(3, 1));
    assertThat(position.crosses()).isEmpty();
    assertThat(position.clashes()).isEmpty();
    assertThatThrownBy(() -> position.withPlacement(Placement.of(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "placement size (1) must be 4, the size of the board: pass a placement of this board");
  }

  @Test
  void findsEveryPairAndRule() {
    Position position =
        Position.of(REGIONS).withQueen(0, 0).withQueen(1, 1).withQueen(1, 0).withQueen(2, 2);
    assertThat(position.clashes())
        .extracting(Clash::toString)
        .containsExactly(
            "(2, 2): blocked squares",
            "(0, 0) and (1, 0): rows",
            "(0, 0) and (1, 0): regions",
            "(0, 0) and (1, 1): neighbours, columns 0 and 1, descending",
            "(0, 0) and (1, 1): regions",
            "(1, 0) and (1, 1): columns",
            "(1, 0) and (1, 1): regions",
            "(1, 1) and (2, 2): neighbours, columns 1 and 2, descending");
    assertThat(position.clashingQueens()).isEqualTo(position.queens());
  }

  @Test
  void findsClashesWithGivenQueens() {
    assertThat(Position.of(PLAIN).withQueen(0, 1).withQueen(3, 3).clashes())
        .extracting(Clash::toString)
        .containsExactly("(0, 1) and (3, 1): rows", "(3, 1) and (3, 3): columns");
    assertThat(Position.of(PLAIN).withQueen(1, 3).clashingQueens())
        .containsExactly(new Square(1, 3), new Square(3, 1));
    assertThat(Position.of(PLAIN).withQueen(1, 0).withQueen(0, 2).clashingQueens()).isEmpty();
  }

  @Test
  void doesNotTakeBlockedSquaresForARegion() {
    Position position = Position.of(Board.of("A#", "#B")).withQueen(0, 1).withQueen(1, 0);
    assertThat(position.clashes())
        .extracting(Clash::rule)
        .containsExactly(
            "blocked squares", "blocked squares", "neighbours, columns 0 and 1, ascending");
    assertThat(position.clashingQueens()).hasSize(2);
  }

  @Test
  void findsTheFirstClashesOfAFullBoard() {
    Board board = Board.of((".".repeat(256) + "\n").repeat(256).split("\n"));
    Position full = Position.of(board);
    for (int row = 0; row < 256; row++) {
      for (int column = 0; column < 16; column++) {
        full = full.withQueen(column, row);
      }
    }
    assertThat(full.clashes()).hasSize(10_000);
    assertThat(full.clashingQueens()).hasSize(16 * 256);
  }

  @Test
  void hasAModelWhoseSolutionsAreTheCompletions() {
    Board board = Board.of("....", "....", "....", "....");
    assertThat(QueensSolver.builder().build().count(Position.of(board).model())).isEqualTo(2);
    Position queen = Position.of(board).withQueen(0, 2);
    assertThat(find(queen)).contains(Placement.of(2, 0, 3, 1));
    assertThat(find(Position.of(board).withCross(0, 1))).isEqualTo(find(queen));
    assertThat(find(queen.withCross(1, 0))).isEmpty();
  }

  private static Optional<Placement> find(Position position) {
    return QueensSolver.builder().build().findAny(position.model());
  }

  @Test
  void hasNoCompletionWithAQueenOnABlockedSquare() {
    QueensModel model = Position.of(PLAIN).withQueen(0, 0).model();
    assertThat(model.domain(0).isEmpty()).isTrue();
  }

  @Test
  void hasNoModelWithTwoQueensInAColumn() {
    Position position = Position.of(PLAIN).withQueen(2, 3).withQueen(2, 0);
    assertThatThrownBy(position::model)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "queens ((2, 0) and (2, 3)) must not share column 2: look at clashes() before the model");
  }

  @Test
  void doesNotChange() {
    Position position = Position.of(PLAIN).withQueen(1, 0).withCross(2, 0);
    position.withoutMark(1, 0);
    position.withQueen(2, 0);
    assertThat(position.queens()).isEqualTo(List.of(new Square(1, 0), new Square(3, 1)));
    assertThat(position.crosses()).containsExactly(new Square(2, 0));
  }
}
