package org.nqueens.internal.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;

/**
 * Diagonals without a free square that together contain given blocked squares. An explanation of a
 * board with excluded diagonals names the diagonals in place of many squares.
 *
 * @param ascending the sums of row and column
 * @param descending the differences, row minus column
 */
record BlockedDiagonals(TreeSet<Integer> ascending, TreeSet<Integer> descending) {
  /** More squares than this are on too many diagonals for a sentence. */
  private static final int MAX_SQUARES = 2_000;

  /** The squares of a diagonal, and where it is named. */
  private record Diagonal(Set<Integer> numbers, int number, Set<Square> squares) {}

  /** Chooses few diagonals, always one with most squares left; empty if a square is on none. */
  static Optional<BlockedDiagonals> of(QueensModel model, Set<Square> squares, Runnable poll) {
    if (squares.isEmpty() || squares.size() > MAX_SQUARES) {
      return Optional.empty();
    }
    BlockedDiagonals chosen = new BlockedDiagonals(new TreeSet<>(), new TreeSet<>());
    List<Diagonal> blocked = chosen.allBlocked(model, poll);
    Set<Square> left = new HashSet<>(squares);
    while (!left.isEmpty()) {
      Diagonal best = null;
      long most = 0;
      for (Diagonal diagonal : blocked) {
        poll.run();
        long covered = diagonal.squares.stream().filter(left::contains).count();
        if (covered > most) {
          best = diagonal;
          most = covered;
        }
      }
      if (best == null) {
        return Optional.empty();
      }
      best.numbers.add(best.number);
      left.removeAll(best.squares);
    }
    return Optional.of(chosen);
  }

  private List<Diagonal> allBlocked(QueensModel model, Runnable poll) {
    int n = model.size();
    List<Diagonal> blocked = new ArrayList<>();
    for (int i = 1; i <= 2 * n - 3; i++) { // without the corners
      poll.run();
      int sum = i;
      int difference = i - (n - 1);
      add(blocked, ascending, sum, column -> sum - column, model);
      add(blocked, descending, difference, column -> column + difference, model);
    }
    return blocked;
  }

  private static void add(
      List<Diagonal> blocked,
      Set<Integer> numbers,
      int number,
      IntUnaryOperator row,
      QueensModel model) {
    Set<Square> squares = new HashSet<>();
    for (int column = 0; column < model.size(); column++) {
      int at = row.applyAsInt(column);
      if (model.domain(column).contains(at)) {
        return;
      }
      if (at >= 0 && at < model.size()) {
        squares.add(new Square(column, at));
      }
    }
    blocked.add(new Diagonal(numbers, number, squares));
  }

  /** Such as {@code the ascending diagonals 3 and 5 (row + column)}. */
  @Override
  public String toString() {
    String sums = text("ascending", "row + column", ascending);
    String differences = text("descending", "row - column", descending);
    return sums + (sums.isEmpty() || differences.isEmpty() ? "" : " and ") + differences;
  }

  private static String text(String kind, String number, TreeSet<Integer> numbers) {
    return numbers.isEmpty()
        ? ""
        : "the %s %s %s (%s)"
            .formatted(
                kind,
                numbers.size() == 1 ? "diagonal" : "diagonals",
                ExplanationMessage.enumeration(numbers.stream().map(String::valueOf).toList()),
                number);
  }
}
