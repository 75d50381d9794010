package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.nqueens.board.Board;
import org.nqueens.board.Position;

/**
 * A board of a text of another program: read, or refused with the reason. Immutable.
 *
 * @param positions what the text may mean: one position of a board that is read, and none or two of
 *     one that is refused
 * @param fault why the board is refused, and what to do; empty for a board that is read
 */
public record Reading(List<Position> positions, String fault) {
  private static final int MAX_QUOTED = 60;

  /** Copies the list. */
  public Reading {
    Objects.requireNonNull(positions, "positions");
    positions = List.copyOf(positions);
    Objects.requireNonNull(fault, "fault");
  }

  static Reading of(Position position) {
    return new Reading(List.of(position), "");
  }

  static Reading refused(String fault, Object... values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = values[i] instanceof String text ? quoted(text) : values[i];
    }
    return new Reading(List.of(), fault.formatted(values));
  }

  /** The board of a text of this project. */
  static Reading parsed(String text) {
    try {
      return of(Position.parse(text));
    } catch (IllegalArgumentException e) {
      return refused(e);
    }
  }

  static void require(boolean isTrue, String fault, Object... values) {
    if (!isTrue) {
      throw fault(fault, values);
    }
  }

  static IllegalArgumentException fault(String fault, Object... values) {
    return new IllegalArgumentException(refused(fault, values).fault);
  }

  /** A text that is not too long for a message. */
  static String quoted(String text) {
    return text.length() > MAX_QUOTED ? text.substring(0, MAX_QUOTED) + "..." : text;
  }

  static Reading refused(IllegalArgumentException cause) {
    return new Reading(List.of(), String.valueOf(cause.getMessage()));
  }

  /** A board that is refused because it may mean two positions. */
  static Reading ambiguous(Reading one, Reading other) {
    Position first = one.positions.get(0);
    Position second = other.positions.get(0);
    return new Reading(
        List.of(first, second),
        "text may be the board %s or %s: write each row on a line of its own, and an empty line between boards"
            .formatted(inOneLine(first), inOneLine(second)));
  }

  private static String inOneLine(Position position) {
    return position.toString().strip().replace('\n', '/');
  }

  /** {@return the board with the marks of its player; empty if it is refused} */
  public Optional<Position> position() {
    return isRead() ? Optional.of(positions.get(0)) : Optional.empty();
  }

  /** This board with a queen where a mark begins with q, and a cross where it does with c or x. */
  Reading marked(List<String> marks) {
    if (!isRead()) {
      return this;
    }
    Position position = positions.get(0);
    int n = position.board().size();
    for (int square = 0; square < n * n; square++) {
      char sign = marks.get(square).isEmpty() ? ' ' : marks.get(square).charAt(0);
      if ("qQ".indexOf(sign) >= 0) {
        position = position.withQueen(square % n, square / n);
      } else if ("cCxX".indexOf(sign) >= 0) {
        position = position.withCross(square % n, square / n);
      }
    }
    return of(position);
  }

  /** True for a board with the same queens. */
  boolean hasQueensOf(Position other) {
    return Set.copyOf(positions.get(0).queens()).equals(Set.copyOf(other.queens()));
  }

  /** This board after a change, or the reason why the change fails. */
  Reading changed(UnaryOperator<Position> change) {
    try {
      return isRead() ? of(change.apply(positions.get(0))) : this;
    } catch (IllegalArgumentException e) {
      return refused(e);
    }
  }

  /** The board; of two that the text may mean, the first. */
  Board board() {
    return positions.get(0).board();
  }

  boolean isRead() {
    return positions.size() == 1;
  }
}
