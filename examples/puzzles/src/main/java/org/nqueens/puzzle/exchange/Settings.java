package org.nqueens.puzzle.exchange;

import static java.util.Comparator.comparingInt;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.exchange.Node.Word;

/** What settings beside a board say of it. A setting is understood, or its board is refused. */
final class Settings {
  private static final int MAX_TITLE = 900;

  /** Keys of sizes that may also be the number of something else. */
  private static final List<String> OTHER_SIZES = List.of("m", "board");

  /** Keys of stars that may also be a rating: the number is left out if it is too large. */
  private static final List<String> OTHER_STARS = List.of("k", "starrating");

  private interface Change {
    /** The board with a setting; empty if the setting may mean something else. */
    Optional<Found> of(Found found, Entry setting);
  }

  /**
   * A setting that is understood.
   *
   * @param holdsForAll true if a setting holds for all boards of an object that have none
   */
  private record Rule(Role role, boolean holdsForAll, Change change) {}

  private static final List<Rule> RULES =
      List.of(
          new Rule(Role.SIZE, false, Settings::withSize),
          new Rule(Role.VARIANT, true, Settings::withVariant),
          new Rule(Role.STARS, true, Settings::withStars),
          new Rule(Role.TITLE, false, Settings::withTitle));

  private final Scope scope;
  private final Claims claims;

  /** The settings of each role as they stand in the text. */
  private final Map<Role, List<Entry>> settings = new EnumMap<>(Role.class);

  /** The settings of a scope whose boards are in order. */
  Settings(Scope scope, Claims claims) {
    this.scope = scope;
    this.claims = claims;
    for (Rule rule : scope.settings.isEmpty() ? List.<Rule>of() : RULES) {
      List<Entry> ofRole = scope.settings(rule.role);
      ofRole.sort(comparingInt(Entry::first));
      settings.put(rule.role, ofRole);
    }
  }

  /** A board of the scope with its settings, or the reason why one is refused. */
  Found on(int board) {
    Found found = scope.boards.get(board);
    try {
      return found.isRead() ? completed(board, found) : found;
    } catch (IllegalArgumentException e) {
      return found.as(Reading.refused(e));
    }
  }

  private Found completed(int board, Found found) {
    Found changed = found;
    for (Rule rule : RULES) {
      for (Entry setting : of(board, rule)) {
        boolean isEmpty = setting.text().isBlank();
        Optional<Found> next = isEmpty ? Optional.of(changed) : rule.change.of(changed, setting);
        if (next.isPresent()) {
          claims.claim(setting);
          changed = next.get();
        }
      }
    }
    return changed.hasStars() || changed.position().board().stars() > 1
        ? changed
        : withWords(changed);
  }

  /**
   * The settings of a board: those between the board before and it; else, if the setting holds for
   * all boards, the last one before or the first one behind.
   */
  private List<Entry> of(int board, Rule rule) {
    List<Entry> all = settings.getOrDefault(rule.role, List.of());
    if (scope.boards.size() == 1) {
      return all;
    }
    int end = before(all, scope.boards.get(board).first());
    int start = board == 0 ? 0 : before(all, scope.boards.get(board - 1).end());
    List<Entry> own = all.subList(Math.min(start, end), end);
    return !own.isEmpty() || !rule.holdsForAll || all.isEmpty()
        ? own
        : List.of(all.get(Math.max(0, end - 1)));
  }

  /** How many entries begin before a word; they are in order. */
  private static int before(List<Entry> entries, int word) {
    int low = 0;
    int high = entries.size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (entries.get(middle).first() < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  static void require(boolean isTrue, String fault, Object... values) {
    if (!isTrue) {
      throw new IllegalArgumentException(fault.formatted(values));
    }
  }

  /** The numbers of a setting: {@code 8x8} are two. */
  static List<Integer> numbers(Entry setting) {
    return setting.words().stream()
        .map(Word::text)
        .map(word -> word.endsWith(".") ? word.substring(0, word.length() - 1) : word)
        .flatMap(word -> List.of(word.split("x", 2)).stream())
        .map(Stars::number)
        .toList();
  }

  private static Optional<Found> withSize(Found found, Entry setting) {
    int n = found.position().board().size();
    boolean isOther = OTHER_SIZES.contains(Role.plain(setting.name()));
    require(
        isOther || numbers(setting).stream().allMatch(size -> size == n),
        "size (%s) must be the number of rows (%s): correct it",
        setting.text(),
        n);
    return numbers(setting).contains(n) ? Optional.of(found) : Optional.empty();
  }

  private static Optional<Found> withVariant(Found found, Entry setting) {
    List<Variant> known = List.of(Variant.values());
    Optional<Variant> variant =
        known.stream().filter(one -> one.toString().equals(setting.text())).findFirst();
    require(
        variant.isPresent(), "variant (%s) must be one of %s: correct it", setting.text(), known);
    return Optional.of(found.as(Reading.of(found.position().withVariant(variant.get()))));
  }

  private static Optional<Found> withStars(Found found, Entry setting) {
    Board board = found.position().board();
    List<Integer> numbers = numbers(setting);
    int stars = numbers.size() == 1 ? numbers.get(0) : -1;
    if (OTHER_STARS.contains(Role.plain(setting.name())) && 4 * stars > board.size()) {
      return Optional.empty();
    }
    require(
        stars >= 0,
        "stars (%s) must be a whole number from 1 to %s: correct it",
        setting.text(),
        Board.MAX_STARS);
    require(
        stars == board.stars() || !found.hasStars() && board.stars() == 1,
        "stars (%s) must be the number of queens in each row of the board (%s): correct it",
        stars,
        board.stars());
    return Optional.of(starred(found, stars));
  }

  private static Found starred(Found found, int stars) {
    Position position = found.position();
    Board board = position.board();
    require(
        stars == 1 || 4 * stars <= board.size(),
        "stars (%s) must be at most %s, since a board of %s columns has no room for more: correct it",
        stars,
        Math.max(1, board.size() / 4),
        board.size());
    boolean isEmpty = !board.hasRegions() && board.header().isEmpty() && !found.isQueens();
    Position touching = isEmpty ? position.withVariant(Variant.NON_TOUCHING) : position;
    return found
        .as(Reading.of(stars == board.stars() ? touching : touching.withStars(stars)))
        .starred();
  }

  private static Optional<Found> withTitle(Found found, Entry setting) {
    Position position = found.position();
    String plain =
        setting
            .text()
            .replaceAll("[\\s\\p{Cc}\\p{Cn}\\p{Zl}\\p{Zp}]", " ")
            .replaceAll("\\b(n|variant|stars)=", "$1 = ")
            .replaceAll(" {2,}", " ")
            .strip();
    if (plain.isEmpty() || !position.board().title().isEmpty()) {
      return Optional.of(found);
    }
    Board titled =
        position.board().withTitle(plain.substring(0, Math.min(plain.length(), MAX_TITLE)));
    String lines = position.toString().substring(position.board().header().length());
    return Optional.of(found.as(Reading.of(Position.parse(titled.header() + lines))));
  }

  /** The board with the stars that its title, a comment or loose words tell. */
  private Found withWords(Found found) {
    Board read = found.position().board();
    Optional<Integer> stars =
        Stars.in(read.title())
            .or(
                () ->
                    scope.isWhole && scope.boards.size() == 1
                        ? claims.starsInWords()
                        : Optional.empty())
            .filter(number -> number == 1 || 4 * number <= read.size());
    boolean isOwn = found.form() == Form.OWN;
    if (stars.isEmpty() || isOwn) {
      return found;
    }
    if (stars.get() > 1) {
      claims.remark(
          "stars=%s is taken from the words of the title or a comment".formatted(stars.get()));
    }
    return starred(found, stars.get());
  }
}
