package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nqueens.board.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.exchange.ExcludedDiagonals.Diagonal;
import org.nqueens.puzzle.exchange.ExcludedDiagonals.Kind;
import org.nqueens.puzzle.exchange.Tokenizer.Text;

/**
 * An instance of CSPLib: the size and a list of pairs, which are excluded diagonals ({@code diags})
 * or given queens ({@code init}, counted from 0) of problem 79, or blocked squares ({@code blocks},
 * counted from 1) of problem 80. A square is a pair of row and column.
 *
 * @param list the name of the list
 */
record CsplibText(int size, String list, List<int[]> pairs) {
  private static final Pattern SIZE = Pattern.compile("n");
  private static final Pattern LIST = Pattern.compile("diags|init|blocks");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  /** The instance of a text; empty if it has no size and no such list. */
  static Optional<CsplibText> in(Text text) {
    Optional<Integer> size = text.all().number(SIZE);
    return text.all().inner.stream()
        .filter(list -> list.bracket == '[' && LIST.matcher(list.key).matches())
        .findFirst()
        .flatMap(list -> size.map(n -> of(n, list, text.words())));
  }

  private static CsplibText of(int n, Group list, List<Word> words) {
    requireSize(n);
    List<int[]> pairs = new ArrayList<>();
    for (Group pair : list.inner) {
      List<String> names = words.subList(pair.first, pair.end).stream().map(Word::text).toList();
      if (names.size() != 2 || !names.stream().allMatch(NUMBER.asMatchPredicate())) {
        throw new IllegalArgumentException(
            "pair %s of '%s' ([%s]) must be two numbers in brackets: give a list such as [[4, 1], [2, 0]]"
                .formatted(pairs.size() + 1, list.key, String.join(", ", names)));
      }
      pairs.add(names.stream().mapToInt(Integer::parseInt).toArray());
    }
    return new CsplibText(n, list.key, pairs);
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

  /** The board, with the first diagonals of the list blocked. */
  Board board(int diagonals) {
    boolean isOfSquares = !list.equals("diags");
    QueensModel model =
        isOfSquares ? QueensModel.of(size) : excludedDiagonals().first(diagonals).model();
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
