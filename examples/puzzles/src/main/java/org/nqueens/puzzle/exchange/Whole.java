package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Form.Level;

/** Lines, lists and objects that are one board as a whole. */
final class Whole {
  private Whole() {}

  /** The board that lines or a list are. */
  static Optional<Found> of(Group list) {
    return list.words() < Part.LEAST
        ? Optional.empty()
        : Form.read(Level.LIST, new Part(list)).filter(Found::isKept);
  }

  /** A line or a list of words that is a board by itself. */
  static Optional<Found> alone(Node line) {
    if (line instanceof Word word) {
      boolean mayBeRows = !word.text().isEmpty() && Character.isDigit(word.text().charAt(0));
      Optional<Found> found = Form.in(word);
      return found.isEmpty() && mayBeRows ? Form.PLACEMENT.in(new Part(word)) : found;
    }
    return of((Group) line);
  }

  /** True for rows of numbers each of which is a placement by itself. */
  static boolean arePlacements(Group rows) {
    return !Node.has(
        rows.nodes,
        item ->
            !(item instanceof Sign)
                && alone(item).filter(each -> each.form() == Form.PLACEMENT).isEmpty());
  }

  /** A board whose rows or regions are the values of all keys. */
  static Optional<Found> ofValues(Group group, List<Entry> entries, Claims claims) {
    if (!group.hasKeys()
        || entries.size() < Part.LEAST
        || entries.size() > Board.MAX_SIZE
        || entries.get(0).list().isEmpty()) {
      return Optional.empty();
    }
    List<Group> lists = entries.stream().map(Entry::list).flatMap(Optional::stream).toList();
    Optional<Found> board =
        lists.size() == entries.size()
            ? of(Group.of('[', List.copyOf(lists)))
                .filter(found -> found.form() == Form.REGION_LISTS || found.form() == Form.REGIONS)
            : Optional.empty();
    board.ifPresent(found -> claims.claim(group.first(), group.end()));
    return board;
  }
}
