package org.nqueens.puzzle.exchange;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.nqueens.board.Position;

/**
 * A board in a text.
 *
 * @param form how it is written
 * @param first the number of its first word
 * @param end the number of the word behind its last one
 * @param remarks what is left out of it
 * @param settings the variant or the stars, if the text tells them
 */
record Found(
    Form form, int first, int end, Reading reading, List<String> remarks, Set<Role> settings) {
  private static final Predicate<String> EMPTY = Pattern.compile("\\.+").asMatchPredicate();

  Found(Form form, int first, int end, Reading reading, String... remarks) {
    this(form, first, end, reading, List.of(remarks), Set.of());
  }

  Found as(Reading other) {
    return new Found(form, first, end, other, remarks, settings);
  }

  /** This board with a setting that the text tells. */
  Found with(Role setting) {
    Set<Role> all = EnumSet.of(setting);
    all.addAll(settings);
    return new Found(form, first, end, reading, remarks, all);
  }

  boolean has(Role setting) {
    return settings.contains(setting);
  }

  /** The same queens with rows for columns. */
  Found mirrored() {
    BitSet queens = new BitSet();
    position().queens().forEach(queen -> queens.set(queen.column() * size() + queen.row()));
    return as(Grid.queens(size(), queens));
  }

  /** True for a board with another number of stars. */
  boolean hasOtherStars(int stars) {
    return isRead() && position().board().stars() != stars;
  }

  /** True but for a few queens in each of several lines, which are rows of a larger board. */
  boolean mayBeLine(Group rows) {
    return form != Form.WORD || rows.nodes.size() == 1 || !isQueens() || isSolution();
  }

  int queens() {
    return position().queens().size();
  }

  /** True for queens without regions in all rows. */
  boolean isSolution() {
    return isQueens() && queens() % size() == 0;
  }

  boolean isRead() {
    return reading.isRead();
  }

  /** True for a board of one meaning that is refused. */
  boolean isRefused() {
    return reading.positions().isEmpty();
  }

  /** True but for names that are no board: their items may be boards. */
  boolean isKept() {
    return isRead()
        || form == Form.CELLS
        || form == Form.REGION_LISTS
        || reading.positions().size() > 1;
  }

  Position position() {
    return reading.positions().get(0);
  }

  int size() {
    return position().board().size();
  }

  /** True for regions in rows. */
  boolean areRegions() {
    return form == Form.REGIONS && isRead();
  }

  boolean hasRegions() {
    return isRead() && position().board().hasRegions();
  }

  /** True for the same regions, in other names. */
  boolean hasRegionsOf(Found other) {
    return hasRegions()
        && other.isRead()
        && size() == other.size()
        && partition().equals(other.partition());
  }

  /** The squares, each by the first square of its name. */
  private List<Integer> partition() {
    String squares = String.join("", position().board().lines());
    return squares.chars().mapToObj(squares::indexOf).toList();
  }

  /** True for free squares alone, without queens of a player. */
  boolean isEmpty() {
    return isRead() && position().board().lines().stream().allMatch(EMPTY) && queens() == 0;
  }

  /** True for queens without regions. */
  boolean isQueens() {
    return isRead() && !hasRegions() && !position().queens().isEmpty();
  }
}
