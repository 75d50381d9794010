package org.nqueens.puzzle.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/**
 * Boards for deductions, with and without regions, small enough for brute force. Made by these
 * tests alone: a generator of puzzles would make none with several or no solutions. A seed repeats
 * them.
 */
public final class RandomBoards {
  private static final int REPAIRS = 60;

  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private final Random random;

  public RandomBoards(long seed) {
    random = new Random(seed);
  }

  /** A board whose connected regions grow from random squares; often without a solution. */
  public Board grown(Variant variant, int n) {
    List<Square> squares = squares(n);
    Collections.shuffle(squares, random);
    return board(variant, grow(squares.subList(0, n), n));
  }

  /** A board on which each square has a random region; often with several solutions. */
  public Board scattered(Variant variant, int n) {
    char[][] letters = new char[n][n];
    List<Square> squares = squares(n);
    Collections.shuffle(squares, random);
    for (int i = 0; i < n * n; i++) {
      Square square = squares.get(i);
      letters[square.row()][square.column()] = letter(i < n ? i : random.nextInt(n));
    }
    return board(variant, letters);
  }

  /** A board with one solution: squares of others go to regions beside them; not always made. */
  public Optional<Board> unique(Variant variant, int n) {
    return solution(variant, n).flatMap(solution -> unique(variant, solution));
  }

  /** A placement through a random square. */
  private Optional<Placement> solution(Variant variant, int n) {
    return SOLVER.findAny(variant.builder(n).place(random.nextInt(n), random.nextInt(n)).build());
  }

  private Optional<Board> unique(Variant variant, Placement solution) {
    int n = solution.size();
    char[][] letters =
        grow(
            IntStream.range(0, n)
                .mapToObj(column -> new Square(column, solution.row(column)))
                .toList(),
            n);
    for (int repair = 0; repair < REPAIRS; repair++) {
      Board board = board(variant, letters);
      if (SOLVER.uniqueness(board.model()) instanceof Uniqueness.Ambiguous ambiguous) {
        boolean first = ambiguous.first().equals(solution);
        spoil(letters, solution, first ? ambiguous.second() : ambiguous.first());
      } else {
        return Optional.of(board);
      }
    }
    return Optional.empty();
  }

  /** Gives a square of the unwanted placement to the region of a neighbour. */
  private void spoil(char[][] letters, Placement solution, Placement unwanted) {
    int n = letters.length;
    List<Square> movable =
        new ArrayList<>(
            squares(n).stream()
                .filter(square -> unwanted.row(square.column()) == square.row())
                .filter(square -> solution.row(square.column()) != square.row())
                .toList());
    Square square = movable.get(random.nextInt(movable.size()));
    List<Square> around = neighbours(square, n);
    Square from = around.get(random.nextInt(around.size()));
    letters[square.row()][square.column()] = letters[from.row()][from.column()];
  }

  /** A board without regions, with given queens in so many columns and so many blocked squares. */
  public Board clues(Variant variant, int n, int given, int blocked) {
    char[][] characters = new char[n][n];
    List<Square> squares = squares(n);
    Collections.shuffle(squares, random);
    for (int i = 0; i < n * n; i++) {
      characters[squares.get(i).row()][squares.get(i).column()] = i < blocked ? '#' : '.';
    }
    List<Square> free = squares.subList(blocked, n * n);
    for (int i = 0; i < given; i++) {
      int column = i;
      free.stream()
          .filter(square -> square.column() == column)
          .findFirst()
          .ifPresent(square -> characters[square.row()][column] = 'Q');
    }
    return board(variant, characters);
  }

  /**
   * The board of regions with up to so many squares blocked, none of them the last of its region.
   */
  public Board blocked(Board board, int blocked) {
    char[][] letters = board.lines().stream().map(String::toCharArray).toArray(char[][]::new);
    for (int i = 0; i < blocked; i++) {
      int row = random.nextInt(letters.length);
      int column = random.nextInt(letters.length);
      char letter = letters[row][column];
      letters[row][column] = '#';
      if (!text(letters).contains(String.valueOf(letter))) {
        letters[row][column] = letter;
      }
    }
    return board(board.variant(), letters);
  }

  private char[][] grow(List<Square> seeds, int n) {
    char[][] letters = new char[n][n];
    for (int i = 0; i < n; i++) {
      letters[seeds.get(i).row()][seeds.get(i).column()] = letter(i);
    }
    List<Square> free = new ArrayList<>(squares(n));
    free.removeAll(seeds);
    while (!free.isEmpty()) {
      Square square = free.get(random.nextInt(free.size()));
      List<Square> around = neighbours(square, n);
      Square from = around.get(random.nextInt(around.size()));
      if (letters[from.row()][from.column()] != 0) {
        letters[square.row()][square.column()] = letters[from.row()][from.column()];
        free.remove(square);
      }
    }
    return letters;
  }

  private static List<Square> neighbours(Square square, int n) {
    return squares(n).stream()
        .filter(
            other ->
                Math.abs(other.column() - square.column()) + Math.abs(other.row() - square.row())
                    == 1)
        .toList();
  }

  /** All squares, column by column. */
  public static List<Square> squares(int n) {
    List<Square> squares = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        squares.add(new Square(column, row));
      }
    }
    return squares;
  }

  private static char letter(int region) {
    return (char) ('A' + region);
  }

  private static Board board(Variant variant, char[][] rows) {
    return Board.parse(text(rows)).withVariant(variant);
  }

  private static String text(char[][] rows) {
    StringBuilder text = new StringBuilder();
    for (char[] row : rows) {
      text.append(row).append('\n');
    }
    return text.toString();
  }
}
