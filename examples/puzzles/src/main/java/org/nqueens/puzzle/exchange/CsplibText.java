package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.format.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.exchange.ExcludedDiagonals.Diagonal;
import org.nqueens.puzzle.exchange.ExcludedDiagonals.Kind;

/**
 * An instance of CSPLib: the size and a list of pairs, which are excluded diagonals ({@code diags})
 * or given queens ({@code init}, counted from 0) of problem 79, or blocked squares ({@code blocks},
 * counted from 1) of problem 80. A square is a pair of row and column.
 *
 * @param list the name of the list
 */
record CsplibText(int size, String list, List<int[]> pairs) {
  private static final Pattern SIZE =
      Pattern.compile("(?m)^[ \\t]*+(?:letting\\s+)?n\\s*=\\s*([0-9]{1,9})\\s*$");
  private static final Pattern LIST =
      Pattern.compile("(?m)^[ \\t]*+(?:letting\\s+)?(diags|init|blocks)\\s*=\\s*\\[([^=a-z]*)\\]");
  private static final Pattern PAIR =
      Pattern.compile("\\s*\\[\\s*([0-9]{1,9})\\s*,\\s*([0-9]{1,9})\\s*\\]\\s*(?:,|$)");

  /** True if a text has both the size and a list. */
  static boolean isIn(String text) {
    return SIZE.matcher(text).find() && LIST.matcher(text).find();
  }

  /** Reads a text, or throws an IllegalArgumentException. */
  static CsplibText of(String text) {
    Matcher size = SIZE.matcher(text);
    Matcher list = LIST.matcher(text);
    if (!size.find() || !list.find()) {
      throw new IllegalArgumentException(
          "text (of %s lines) must have the size, such as n = 8, and a list 'diags', 'init' or 'blocks' of pairs: give an instance of CSPLib"
              .formatted(text.lines().count()));
    }
    List<int[]> pairs = new ArrayList<>();
    String content = list.group(2);
    Matcher pair = PAIR.matcher(content);
    int end = 0;
    while (pair.lookingAt()) {
      pairs.add(new int[] {Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))});
      end = pair.end();
      pair.region(end, content.length());
    }
    if (!content.substring(end).isBlank()) {
      throw new IllegalArgumentException(
          "pair %s of '%s' (%s) must be two numbers in brackets: give a list such as [[4, 1], [2, 0]]"
              .formatted(
                  pairs.size() + 1,
                  list.group(1),
                  content.substring(end).lines().findFirst().orElse("").strip()));
    }
    int n = Integer.parseInt(size.group(1));
    requireSize(n);
    return new CsplibText(n, list.group(1), pairs);
  }

  static void requireSize(int n) {
    if (n < 1 || n > Board.MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be between 1 and %s: give a size within these bounds"
              .formatted(n, Board.MAX_SIZE));
    }
  }

  ExcludedDiagonals excludedDiagonals() {
    if (!list.equals("diags")) {
      throw new IllegalArgumentException(
          "list (%s) must be 'diags': ForeignBoards reads given queens and blocked squares"
              .formatted(list));
    }
    List<Diagonal> diagonals = new ArrayList<>();
    for (int[] pair : pairs) {
      if (pair[1] > 1) {
        throw new IllegalArgumentException(
            "kind (%s) of the diagonal %s must be 1 for a sum or 0 for a difference: mend the pair"
                .formatted(pair[1], pair[0]));
      }
      Kind kind = pair[1] == 1 ? Kind.SUM : Kind.DIFFERENCE;
      diagonals.add(new Diagonal(kind, pair[0] + kind.first(size)));
    }
    return new ExcludedDiagonals(size, diagonals);
  }

  /** The board, with all diagonals of the list blocked. */
  Board board() {
    boolean isOfSquares = !list.equals("diags");
    QueensModel model = isOfSquares ? QueensModel.of(size) : excludedDiagonals().model();
    char[][] squares = new char[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        squares[row][column] = model.domain(column).contains(row) ? '.' : '#';
      }
    }
    int first = list.equals("blocks") ? 1 : 0;
    for (int[] pair : isOfSquares ? pairs : List.<int[]>of()) {
      int row = index("row", pair[0], first);
      squares[row][index("column", pair[1], first)] = first == 1 ? '#' : 'Q';
    }
    return Board.of(Arrays.stream(squares).map(String::valueOf).toArray(String[]::new));
  }

  private int index(String name, int number, int first) {
    if (number < first || number >= size + first) {
      throw new IllegalArgumentException(
          "%s (%s) in '%s' must be between %s and %s: give a square of the board"
              .formatted(name, number, list, first, size + first - 1));
    }
    return number - first;
  }
}
