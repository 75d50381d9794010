package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;

/** What settings beside a board say of it. A setting is understood, or its board is refused. */
final class Settings {
  private static final int MAX_TITLE = 900;

  /** Keys of sizes that may also be the number of something else. */
  private static final List<String> OTHER_SIZES = List.of("m", "board");

  /** The most rows that a size says; larger numbers are those of pixels. */
  private static final int MAX_ROWS = 99;

  /** What programs write for no value. */
  private static final Set<String> NOTHING = Set.of("null", "None", "nil");

  /** Keys of stars that may also be a rating: the number is left out if it is too large. */
  private static final List<String> OTHER_STARS = List.of("k", "starrating");

  /** A counter, a name or a sentence in place of a number of stars, such as {@code 2 per row}. */
  private static final Pattern EXPRESSION = Pattern.compile("0|\\D*|[A-Za-z_].*|\\d+ [A-Za-z].*");

  /** What divides words, or two sides, such as {@code 8 * 8}. */
  private static final Pattern SIDES = Pattern.compile("(?<=\\d) ?(?:[x*×]|by) ?(?=\\d)|[ x]");

  /** The roles of settings, in the order in which they change a board. */
  private static final List<Role> ROLES = List.of(Role.SIZE, Role.VARIANT, Role.STARS, Role.TITLE);

  private Settings() {}

  /** Gives the boards of a scope, which are in order, their settings. */
  static void apply(Scope scope) {
    for (Role role : scope.settings.isEmpty() ? List.<Role>of() : ROLES) {
      List<Entry> settings = scope.settings(role);
      boolean areMany = scope.boards.size() > 1;
      if (role == Role.TITLE && areMany && !scope.isWhole && settings.size() == 1) {
        leaveOutTitle(scope, settings.get(0));
      } else if (areMany && areBelow(scope.boards, settings)) {
        for (int board = 0; board < settings.size(); board++) {
          apply(scope, board, settings.get(board));
        }
      } else {
        applyInOrder(scope, role, settings);
      }
    }
    applyWords(scope);
    if (scope.isWhole && scope.boards.size() > 1) {
      scope.claims.starsInWords(Board.MAX_SIZE).forEach(stars -> tellStars(scope, stars));
    }
  }

  private static void leaveOutTitle(Scope scope, Entry title) {
    scope.claims.claim(title);
    scope.claims.remark(
        "the title of several boards (%s) is left out".formatted(Reading.quoted(title.text())));
    Stars.in(title.text()).ifPresent(stars -> tellStars(scope, stars));
  }

  /**
   * Gives settings of a role to the boards below them. A board between others has a variant and
   * stars of the last setting above it.
   */
  private static void applyInOrder(Scope scope, Role role, List<Entry> settings) {
    List<Found> boards = scope.boards;
    int last = boards.size() - 1;
    boolean areBetween =
        last > 0
            && !settings.isEmpty()
            && settings.get(0).first() >= boards.get(0).end()
            && settings.get(0).first() < boards.get(last).first();
    boolean holdsForAll = !settings.isEmpty() && (role == Role.VARIANT || role == Role.STARS);
    boolean mayBeOfOne = holdsForAll && scope.isWhole && settings.size() < boards.size();
    if (role != Role.SIZE && (areBetween || mayBeOfOne)) {
      scope.claims.remark(
          "settings beside several boards (such as %s) may be meant for one of them or for all: give each board an object of its own"
              .formatted(Reading.quoted(settings.get(0).name())));
    }
    int next = 0;
    for (int board = 0; board < boards.size(); board++) {
      int start = board == 0 ? 0 : boards.get(board - 1).end();
      int end = boards.size() == 1 ? Integer.MAX_VALUE : boards.get(board).first();
      for (; next < settings.size() && settings.get(next).first() < end; next++) {
        if (settings.get(next).first() >= start) {
          apply(scope, board, settings.get(next));
        }
      }
      if (holdsForAll && (next > 0 || !areBetween)) {
        apply(scope, board, settings.get(Math.max(0, next - 1)));
      }
    }
  }

  /** Gives boards the stars of their titles; the only board of a text takes the stars of words. */
  private static void applyWords(Scope scope) {
    boolean isAlone = scope.isWhole && scope.boards.size() == 1;
    for (int board = 0; board < scope.boards.size(); board++) {
      Found found = scope.boards.get(board);
      if (found.isRead()
          && !found.has(Role.STARS)
          && found.position().board().stars() == 1
          && (isAlone || !found.position().board().title().isEmpty())) {
        change(scope, board, () -> Optional.of(withWords(scope, found, isAlone)));
      }
    }
  }

  /** Tells the stars that words speak of where a board has others. */
  private static void tellStars(Scope scope, int stars) {
    if (scope.boards.stream().anyMatch(found -> found.hasOtherStars(stars))) {
      scope.claims.remark(Stars.remark(stars));
    }
  }

  /** True for one setting behind each of several boards. */
  private static boolean areBelow(List<Found> boards, List<Entry> settings) {
    boolean areBelow = settings.size() == boards.size();
    for (int i = 0; i < settings.size() && areBelow; i++) {
      areBelow =
          settings.get(i).first() >= boards.get(i).end()
              && (i + 1 == boards.size() || settings.get(i).first() < boards.get(i + 1).first());
    }
    return areBelow;
  }

  private static void apply(Scope scope, int board, Entry setting) {
    Found found = scope.boards.get(board);
    if (found.isRead() && change(scope, board, () -> with(found, setting))) {
      scope.claims.claim(setting);
    }
  }

  /** The board that a setting makes; nothing if the setting may mean something else. */
  private static Optional<Found> with(Found found, Entry setting) {
    return setting.text().isBlank() || NOTHING.contains(setting.text())
        ? Optional.of(found).filter(board -> !setting.nodes().isEmpty())
        : switch (setting.role()) {
          case SIZE -> withSize(found, setting);
          case VARIANT -> withVariant(found, setting);
          case STARS -> withStars(found, setting);
          default -> withTitle(found, setting);
        };
  }

  /** Changes a board, or refuses it with the reason why the change fails; true if it is changed. */
  private static boolean change(Scope scope, int board, Supplier<Optional<Found>> change) {
    try {
      Optional<Found> changed = change.get();
      changed.ifPresent(found -> scope.boards.set(board, found));
      return changed.isPresent();
    } catch (IllegalArgumentException e) {
      scope.boards.set(board, scope.boards.get(board).as(Reading.refused(e)));
      return false;
    }
  }

  /** The numbers of a setting: {@code 8x8} are two. */
  static List<Integer> numbers(Entry setting) {
    List<Integer> numbers = new ArrayList<>(2);
    String text = setting.text().toLowerCase(Locale.ROOT);
    for (String word : text.length() < 3 ? List.of(text) : List.of(SIDES.split(text, -1))) {
      int start = word.startsWith("1..") ? 3 : 0; // n(1..8).
      int end = word.endsWith(".") ? word.length() - 1 : word.length();
      numbers.add(Stars.number(word.substring(Math.min(start, end), end)));
    }
    return numbers;
  }

  private static Optional<Found> withSize(Found found, Entry setting) {
    int n = found.size();
    List<Integer> numbers = numbers(setting);
    boolean isOther =
        OTHER_SIZES.contains(Role.plain(setting.name()))
            || !hasDigit(setting) // n = len(grid)
            || numbers.get(0) == 0
            || numbers.get(0) > MAX_ROWS; // the width of a picture
    boolean isSentence = numbers.contains(-1); // n = 8. One solution.
    Reading.require(
        isOther || numbers.get(0) == n && (isSentence || Set.of(n).containsAll(numbers)),
        "size (%s) must be the number of rows (%s): correct it",
        setting.text(),
        n);
    return numbers.contains(n) && !isSentence ? Optional.of(found) : Optional.empty();
  }

  private static boolean hasDigit(Entry setting) {
    return setting.text().chars().anyMatch(Character::isDigit);
  }

  private static Optional<Found> withVariant(Found found, Entry setting) {
    List<Variant> known = List.of(Variant.values());
    String key = Role.plain(setting.name());
    boolean isSwitch = !key.equals("variant"); // toroidal: true
    boolean isOn = setting.text().equalsIgnoreCase("true");
    if (isSwitch && !isOn) {
      return Optional.of(found).filter(off -> setting.text().equalsIgnoreCase("false"));
    }
    String name = isSwitch ? key : setting.text();
    Optional<Variant> variant =
        known.stream().filter(one -> one.toString().equals(name)).findFirst();
    Reading.require(
        variant.isPresent(), "variant (%s) must be one of %s: correct it", setting.text(), known);
    Variant before = found.position().board().variant();
    Reading.require(
        before == variant.get() || !found.has(Role.VARIANT),
        "variant (%s) must be that of the board (%s): correct it",
        variant.get(),
        before);
    Reading board = Reading.of(found.position().withVariant(variant.get()));
    return Optional.of(found.as(board).with(Role.VARIANT));
  }

  private static Optional<Found> withStars(Found found, Entry setting) {
    Board board = found.position().board();
    List<Integer> numbers = numbers(setting);
    int stars = numbers.size() == 1 ? numbers.get(0) : -1;
    String key = Role.plain(setting.name());
    boolean isRating =
        OTHER_STARS.contains(key) && 4 * stars > board.size()
            || key.equals("k") && !board.hasRegions();
    boolean isOther = stars < 1 && EXPRESSION.matcher(setting.text()).matches();
    if (isRating || isOther) {
      return Optional.empty();
    }
    Reading.require(
        stars >= 0,
        "stars (%s) must be a whole number from 1 to %s: correct it",
        setting.text(),
        Board.MAX_STARS);
    Reading.require(
        stars == board.stars() || !found.has(Role.STARS) && board.stars() == 1,
        "stars (%s) must be the number of queens in each row of the board (%s): correct it",
        stars,
        board.stars());
    return Optional.of(starred(found, stars));
  }

  private static Found starred(Found found, int stars) {
    Position position = found.position();
    Board board = position.board();
    Reading.require(
        stars == 1 || 4 * stars <= board.size(),
        "stars (%s) must be at most %s, since a board of %s columns has no room for more: correct it",
        stars,
        Math.max(1, board.size() / 4),
        board.size());
    Reading.require(
        board.lines().stream().noneMatch(line -> line.indexOf('%') >= 0),
        "walls beside stars (%s) may be squares without a star: write # for a blocked square, or leave the stars out",
        stars);
    boolean isEmpty = !board.hasRegions() && board.header().isEmpty() && !found.isQueens();
    Position touching = isEmpty ? position.withVariant(Variant.NON_TOUCHING) : position;
    return found
        .as(Reading.of(stars == board.stars() ? touching : touching.withStars(stars)))
        .with(Role.STARS);
  }

  private static Optional<Found> withTitle(Found found, Entry setting) {
    Position position = found.position();
    String before = position.board().title();
    if (before.contains(setting.text())) {
      return Optional.of(found);
    }
    String plain =
        (before + " " + setting.text())
            .replaceAll("[\\s\\p{Cc}\\p{Cn}\\p{Zl}\\p{Zp}]", " ")
            .replaceAll("\\b(n|variant|stars)=", "$1 = ")
            .replaceAll(" {2,}", " ")
            .strip();
    Board titled =
        position.board().withTitle(plain.substring(0, Math.min(plain.length(), MAX_TITLE)));
    String lines = position.toString().substring(position.board().header().length());
    return Optional.of(found.as(Reading.of(Position.parse(titled.header() + lines))));
  }

  private static Optional<Integer> most(List<Integer> stars) {
    return stars.stream().max(Comparator.naturalOrder());
  }

  /** The board with the stars that its title, a comment or loose words tell. */
  private static Found withWords(Scope scope, Found found, boolean isAlone) {
    Board read = found.position().board();
    Optional<Integer> stars =
        Stars.in(read.title())
            .or(() -> isAlone ? most(scope.claims.starsInWords(read.size())) : Optional.empty())
            .filter(number -> number == 1 || 4 * number <= read.size());
    boolean isOwn = found.form() == Form.OWN && !read.header().isEmpty();
    if (stars.isEmpty() || isOwn) {
      return found;
    }
    if (stars.get() > 1) {
      scope.claims.remark("stars=%s is taken from words beside the board".formatted(stars.get()));
    }
    return starred(found, stars.get());
  }
}
