package org.nqueens.puzzle.exchange;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.nqueens.board.Position;
import org.nqueens.model.Square;

/**
 * What words of a text may mean by their places.
 *
 * @param first the number of the first word
 * @param last the number of the last word
 * @param rows the names as they are written
 * @param reading the board, or why it is none
 */
record Shape(int first, int last, List<List<String>> rows, Reading reading) {
  static final int LEAST_SQUARES = 8;
  private static final int LEAST_LEFT = 16;
  private static final int MUCH = 3;

  boolean isRead() {
    return reading.isRead();
  }

  Position position() {
    return reading.positions().get(0);
  }

  List<Square> queens() {
    return position().queens();
  }

  /** The rows, or the columns if they are fewer. */
  int size() {
    return isRead()
        ? position().board().size()
        : rows.isEmpty() ? 0 : Math.min(rows.size(), rows.get(0).size());
  }

  int squares() {
    int n = isRead() ? position().board().size() : 0;
    return Math.max(n * n, rows.stream().mapToInt(List::size).sum());
  }

  boolean covers(Shape other) {
    return first <= other.first && other.last <= last;
  }

  Shape as(Reading other) {
    return new Shape(first, last, rows, other);
  }

  Set<String> names() {
    Set<String> names = new HashSet<>();
    rows.forEach(names::addAll);
    return names;
  }

  /** True for names that come again and again, as those of a board do, but for some that do not. */
  boolean isMeant() {
    return areAlike() && comeAgain(rows.stream().flatMap(List::stream).toList());
  }

  /**
   * True if most rows have the same length, or none is much longer or shorter than that in the
   * middle.
   */
  private boolean areAlike() {
    List<Integer> lengths = rows.stream().map(List::size).sorted().toList();
    int middle = lengths.get(lengths.size() / 2);
    int last = lengths.size() - 1;
    return 2 * Collections.frequency(lengths, middle) > lengths.size()
        || lengths.get(last) < MUCH * middle && middle <= MUCH * MUCH * lengths.get(0);
  }

  /** True if most of some letters are those of boards, in capitals or more than once. */
  static boolean areOf(Set<String> names, List<String> letters) {
    List<String> known = letters.stream().filter(names::contains).toList();
    boolean areCapitals =
        known.stream().allMatch(name -> name.equals(name.toUpperCase(Locale.ROOT)));
    return 3 * known.size() >= 2 * letters.size()
        && (areCapitals || 2 * Set.copyOf(known).size() <= known.size());
  }

  static boolean comeAgain(List<String> names) {
    if (names.size() < LEAST_SQUARES) {
      return false;
    }
    Map<String, Long> counts =
        names.stream().collect(Collectors.groupingBy(name -> name, Collectors.counting()));
    boolean areFew = isFew(counts.size(), names.size(), 4);
    counts.values().removeIf(count -> count == 1);
    int left = counts.values().stream().mapToInt(Long::intValue).sum();
    return areFew || left >= LEAST_LEFT && isFew(counts.size(), left, 1);
  }

  /** True if so many names have few different ones; n x n names of a board have n. */
  private static boolean isFew(int distinct, int names, int more) {
    return names >= LEAST_SQUARES && 2 * distinct <= names && distinct <= Math.sqrt(names) + more;
  }
}
