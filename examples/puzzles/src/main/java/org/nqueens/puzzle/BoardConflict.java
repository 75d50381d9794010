package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.model.Square;

/**
 * A minimal set of reasons why the queens of a board with walls, or of another number than its
 * columns, do not fit: rules, queens and blocked squares that leave no solution together, though
 * all but one of them do. The walls, and the blocked squares of a board with regions, always hold.
 * Other minimal sets may exist; this one has queens only if the rules are not enough, and blocked
 * squares only if both are not enough. Immutable and thread-safe.
 *
 * @param rules the {@linkplain Units#rule() names of rules}, in the order of the board; none if the
 *     position has more queens than a solution
 * @param queens the squares of given queens and queens of the player
 * @param blocked blocked squares and crosses of the player
 * @param message the reasons in words
 */
public record BoardConflict(
    List<String> rules, List<Square> queens, List<Square> blocked, String message) {
  /** Defines a conflict; the lists are copied. */
  public BoardConflict {
    rules = List.copyOf(Objects.requireNonNull(rules, "rules"));
    queens = List.copyOf(Objects.requireNonNull(queens, "queens"));
    blocked = List.copyOf(Objects.requireNonNull(blocked, "blocked"));
    Objects.requireNonNull(message, "message");
  }

  /** Finds reasons why a position has no solution, each of them needed. */
  static final class Search {
    private final Position position;
    private final BiPredicate<Position, Predicate<Units>> isFeasible;

    /** The position without queens and blocked squares; of a board with regions, with these. */
    private final Position bare;

    /**
     * Prepares a search.
     *
     * @param position a position without clashes, on a board that is not filled
     * @param isFeasible whether the queens of a position fit by the rules of the accepted units
     */
    Search(Position position, BiPredicate<Position, Predicate<Units>> isFeasible) {
      this.position = position;
      this.isFeasible = isFeasible;
      Board board = position.board();
      String lines = String.join("\n", board.lines());
      this.bare =
          Position.parse(
              board.withTitle("").header()
                  + (board.hasRegions() ? lines : lines.replaceAll("[Q#]", ".")));
    }

    /** The conflict; empty if there is a solution. */
    Optional<BoardConflict> run() {
      int asked = position.board().queens();
      List<Units> all = position.board().units();
      Units fewest =
          all.stream()
              .filter(units -> units.rule().equals(units.name()))
              .min(Comparator.comparingLong(this::free))
              .orElseThrow();
      boolean areTooFew = free(fewest) < asked;
      List<String> rules =
          (areTooFew ? List.of(fewest) : all).stream().map(Units::rule).distinct().toList();
      List<Square> queens = position.queens();
      List<Square> blocked = new ArrayList<>(position.excluded());
      blocked.removeAll(bare.excluded());
      if (queens.size() > asked) {
        String words =
            "the position has %s, and a solution %s"
                .formatted(counted(queens.size(), "queens"), asked);
        return Optional.of(new BoardConflict(List.of(), queens, List.of(), words));
      }
      if (isConflict(rules, List.of(), List.of())) {
        queens = List.of();
        blocked.clear();
      } else if (isConflict(rules, queens, List.of())) {
        blocked.clear();
      } else if (!isConflict(rules, queens, blocked)) {
        return Optional.empty();
      }
      List<Square> given = queens;
      List<Square> crossed = minimal(blocked, some -> isConflict(rules, given, some));
      List<Square> kept = minimal(queens, some -> isConflict(rules, some, crossed));
      List<String> broken = minimal(rules, some -> isConflict(some, kept, crossed));
      String words = areTooFew ? tooFew(fewest) : listed(broken, kept, crossed);
      return Optional.of(new BoardConflict(broken, kept, crossed, words));
    }

    /** Whether there is no solution by some rules, with some queens and blocked squares. */
    private boolean isConflict(List<String> rules, List<Square> queens, List<Square> blocked) {
      Position some = bare;
      for (Square queen : queens) {
        some = some.withQueen(queen.column(), queen.row());
      }
      for (Square square : blocked) {
        some = some.withCross(square.column(), square.row());
      }
      return !rules.isEmpty() && !isFeasible.test(some, units -> rules.contains(units.rule()));
    }

    /** A part of the reasons that is a conflict, each of them needed: a deletion filter. */
    private static <T> List<T> minimal(List<T> reasons, Predicate<List<T>> isConflict) {
      List<T> needed = new ArrayList<>(reasons);
      for (int i = reasons.size() - 1; i >= 0; i--) {
        T reason = needed.remove(i);
        if (!isConflict.test(needed)) {
          needed.add(i, reason);
        }
      }
      return needed;
    }

    /** The number of units with a free square. */
    private long free(Units units) {
      int n = position.board().size();
      List<Square> excluded = position.excluded();
      return IntStream.range(0, n * n)
          .mapToObj(at -> new Square(at / n, at % n))
          .filter(square -> !excluded.contains(square))
          .map(square -> units.unit(square.column(), square.row()))
          .distinct()
          .count();
    }

    private String tooFew(Units units) {
      Board board = position.board();
      boolean endAtWalls =
          units.kind() != Units.Kind.REGIONS
              && board.lines().stream().anyMatch(line -> line.contains("%"));
      return "%s too many for %s with a free square%s"
          .formatted(
              board.queens() == 1 ? "1 queen is" : board.queens() + " queens are",
              counted(free(units), units.name()),
              endAtWalls ? ", counted between walls" : "");
    }

    private String listed(List<String> rules, List<Square> queens, List<Square> blocked) {
      String reasons =
          Stream.of(
                  listed("the rule", rules.stream().map("\"%s\""::formatted).toList()),
                  listed("the queen at", queens),
                  listed("the blocked square", blocked))
              .filter(part -> !part.isEmpty())
              .collect(Collectors.joining("; "));
      return "no placement of %s agrees with %s%s"
          .formatted(
              counted(position.board().queens(), "queens"),
              rules.size() + queens.size() + blocked.size() > 1
                  ? "all of these, but leave out any one of them and there is one: "
                  : "",
              reasons);
    }

    private static String listed(String noun, List<?> items) {
      String list = items.stream().map(Object::toString).collect(Collectors.joining(", "));
      return items.isEmpty()
          ? ""
          : "%s %s"
              .formatted(
                  items.size() == 1 ? noun : noun.replaceFirst("(?<=rule|queen|square)", "s"),
                  list);
    }

    private static String counted(long number, String nouns) {
      return "%s %s".formatted(number, number == 1 ? nouns.replaceFirst("s$", "") : nouns);
    }
  }
}
