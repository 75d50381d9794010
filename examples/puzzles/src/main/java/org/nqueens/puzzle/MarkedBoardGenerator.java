package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Layout;
import org.nqueens.puzzle.internal.deduction.Rounds;
import org.nqueens.result.Uniqueness;

/**
 * A generator of boards with an irreducible set of marks: given queens or blocked squares. Without
 * a difficulty each mark is necessary for the only solution; with a difficulty each is necessary
 * for the rules up to that difficulty to solve the board.
 *
 * <p>The algorithm is deletion filtering: starting from every mark that agrees with the solution,
 * it visits the marks in random order and removes each mark whose removal keeps the property. One
 * pass is enough for a property that no board regains by losing marks: a mark that was necessary
 * when it was visited remains necessary.
 *
 * @param kind {@link PuzzleKind#GIVEN} or {@link PuzzleKind#BLOCKED}
 */
record MarkedBoardGenerator(
    Generation generation, Random random, Variant variant, int size, PuzzleKind kind) {
  private static final int ATTEMPTS = 1_000;

  /** Generates a board for a difficulty from 1 to 6, or for any; empty if all attempts fail. */
  Optional<Puzzle> generate(OptionalInt difficulty) {
    if (difficulty.isPresent()) {
      return generate(difficulty.getAsInt());
    }
    Placement solution = generation.beginAttempt(variant, size, random);
    return Optional.of(new Puzzle(minimal(solution, this::isUnique), solution));
  }

  private boolean isUnique(Board board) {
    generation.countBoard();
    return generation.solver().uniqueness(board.model()) instanceof Uniqueness.Unique;
  }

  private Optional<Puzzle> generate(int difficulty) {
    Layout layout = Layout.of(Board.empty(size).withVariant(variant));
    Rule hardest = Rule.ofDifficulty(difficulty);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Placement solution = generation.beginAttempt(variant, size, random);
      Board board =
          minimal(solution, marked -> rate(marked, layout, hardest).end() == Rounds.End.SOLVED);
      if (rate(board, layout, hardest).difficulty() == difficulty) {
        return Optional.of(new Puzzle(board, solution));
      }
    }
    return Optional.empty();
  }

  private Rounds rate(Board board, Layout layout, Rule hardest) {
    return generation.rate(Candidates.of(Position.of(board), layout), hardest);
  }

  /** A board with as few marks as keep a property, which the board has with all marks. */
  private Board minimal(Placement solution, Predicate<Board> property) {
    char[][] squares = new char[size][size];
    List<Square> marks = new ArrayList<>();
    boolean queens = kind == PuzzleKind.GIVEN;
    char mark = queens ? 'Q' : '#';
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        boolean marked = (solution.row(column) == row) == queens;
        squares[row][column] = marked ? mark : '.';
        if (marked) {
          marks.add(new Square(column, row));
        }
      }
    }
    Collections.shuffle(marks, random);
    for (Square square : marks) {
      squares[square.row()][square.column()] = '.';
      if (!property.test(board(squares))) {
        squares[square.row()][square.column()] = mark;
      }
    }
    return board(squares);
  }

  private Board board(char[][] squares) {
    return Board.of(Arrays.stream(squares).map(String::new).toArray(String[]::new))
        .withVariant(variant);
  }
}
