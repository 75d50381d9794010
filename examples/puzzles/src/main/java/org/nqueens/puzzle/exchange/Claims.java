package org.nqueens.puzzle.exchange;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.board.Board;

/**
 * The words of a text that a form or a setting has understood. At the end each other word is
 * harmless by its name, or the remarks tell it.
 */
final class Claims {
  private static final int MAX_QUOTED = 40;

  /** How many words that are left out are looked at for a setting. */
  private static final int MAX_TOLD = 100;

  private static final int MAX_KEY = 24;

  /** The most characters of a setting that is quoted behind the first words. */
  private static final int MAX_SETTING = 24;

  /** How many words that speak of stars are read for their number. */
  private static final int MAX_TRIES = 32;

  /** Words of programming languages, and names of boards, which say nothing of a board. */
  private static final Set<String> HARMLESS =
      words(
          "const let var val int char byte string String static final public private new export default return",
          "letting array of def type vec! listOf np.array array1d array2d List.of Arrays.asList model define-fun Int",
          "grid board field puzzle level levels puzzles map cells Board Grid bycolumn -");

  /** The roles that queens and boards have. */
  private static final Set<Role> PLACED =
      EnumSet.of(Role.QUEENS, Role.SOLUTION, Role.GIVEN, Role.ROW, Role.COLUMN, Role.TITLE);

  /** The words of names of boards and of what makes them, which say nothing of a board. */
  private static final Set<String> BOARD =
      words(
          "region regions group groups initial grid grids board boards color colors colour colours area areas zone zones cage cages cell cells",
          "puzzle puzzles level levels map maps field fields layout layouts matrix data star stars battle sample samples",
          "example examples test tests game games feld gebiet gebiete grille raster tableau tablero tabla element elements",
          "output expected zeile queens queen linkedin day daily my the of from to new as parse make create get load read",
          "build default beginner easy normal medium hard very extreme expert list lists array arrays vec np mutable int str string strings text row rows",
          "line lines input problem instance config id nr letter letters shape shapes sheet page q solve solver main",
          "print println set tuple char chars const fixed small large big first second third one monday tuesday",
          "wednesday thursday friday saturday sunday");

  /** Between the words of a name. */
  private static final Pattern WORDS = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})|\\P{L}++");

  /** Two numbers in a name, a number of stars, and a T for transposed. */
  private static final Pattern OTHER =
      Pattern.compile("\\d\\D+\\d|[sS][tT][aA][rR].*\\d|(?:^|_)[ks]\\d|\\d[ks]$|[a-z_]T$|_t$");

  /** Lines that are about a file or a search. */
  private static final Pattern HARMLESS_LINE =
      Pattern.compile(
          "(?:import\\b[^:;\\n{]*+(?:\\{[^{}:]*+\\}[^;\\n]*+;?)?|from \\S++ import\\b[^;\\n]*+|(?:include|use|using|package)\\b[^;\\n]*+;|include [\"<].*|language \\w++ .*"
              + "|clingo version .*|Reading (?:from )?\\S++|Solving\\.*|Solution(?: \\d++)?[:,]?|Answer:? ?\\d*+|(?:un)?sat|SATISFIABLE"
              + "|OPTIMUM FOUND|%%%mzn-stat.*|(?:Models|Calls|(?:CPU )?Time|Threads|Optimization) *: .*"
              + "|(?:There|This) is (?:only )?(?:one|a|the)\\b[A-Za-z ]{0,30}+(?<= solution)\\.)(?=\\s|$)");

  /** The most squares of all boards of which a text has only the size: one board may have them. */
  private static final int MAX_SQUARES = Board.MAX_SIZE * Board.MAX_SIZE;

  private final Tree tree;
  private int squares;
  private final BitSet claimed = new BitSet();
  private final Matcher settings = Doubts.settings("");
  private final Set<String> remarks = new LinkedHashSet<>();

  /** How many diagonals of an instance are asked for. */
  final OptionalInt diagonals;

  Claims(Tree tree, OptionalInt diagonals) {
    this.tree = tree;
    this.diagonals = diagonals;
  }

  private static Set<String> words(String... lines) {
    return Set.of(String.join(" ", lines).split(" "));
  }

  void claim(int first, int end) {
    claimed.set(first, end);
  }

  /** Claims what stands around a list, but for calls that may change it. */
  void claim(Group around, Group list) {
    claim(around.first(), list.first());
    for (Group group = around; ; group = (Group) group.items().get(0)) {
      group.call.ifPresent(call -> claimed.set(call.first(), call.end(), isOfBoard(call.text())));
      if (group == list) {
        return;
      }
    }
  }

  /** Gives back the words of parts that are no boards after all. */
  void release(int first, int end) {
    claimed.clear(first, end);
  }

  void claim(Found found) {
    claim(found.first(), found.end());
    if (!found.remarks().isEmpty()) {
      remarks.addAll(found.remarks());
    }
  }

  /** Claims a key and its value. */
  void claim(Entry entry) {
    claimKey(entry);
    entry.nodes().forEach(this::claim);
  }

  /** Claims a key that says nothing of a board, and its value unless it may speak of a setting. */
  void claimHarmless(Entry entry) {
    String text = entry.text();
    boolean mayBeSetting =
        Strings.number(text) < 0
            && (settings.reset(text).find()
                || Stars.in(text).isPresent()
                || entry.isOf(Role.LABEL) && !isOfBoard(text));
    claim(mayBeSetting ? entry.with(List.of()) : entry);
  }

  private void claim(Node node) {
    if (node instanceof Group list && list.bracket == Group.FACTS) {
      list.nodes.forEach(this::claim);
    } else {
      claim(node.first(), node.end());
    }
  }

  /** Claims a key, unless it may be the names of two rows: each comes again, on average. */
  void claimKey(Entry entry) {
    String key = entry.name();
    boolean mayBeRows = key.length() >= 2 * Part.LEAST && 2 * Strings.distinct(key) <= key.length();
    if (entry.key().isPresent() && key.length() <= MAX_KEY && !mayBeRows) {
      claim(entry.first(), entry.first() + 1);
    }
  }

  /** Leaves the name of queens to be told, if it may name something else. */
  void releaseName(int word, String name) {
    boolean isPlaced = PLACED.contains(Role.of(name)) || name.equals("rows");
    if (name.length() > 2 && !isPlaced && !HARMLESS.contains(name)) {
      release(word, word + 1);
    }
  }

  /** Leaves the name of a board to be told, if it may name something else. */
  void releaseName(Entry board) {
    boolean isShort = board.name().length() < 3; // 2, k2
    if (Strings.number(board.name()) >= 0 || isShort && OTHER.matcher(board.name()).find()) {
      release(board.first(), board.first() + 1);
    } else if (!isOfBoard(board.name())) {
      releaseName(board.first(), board.name());
    }
  }

  /** True for a name that says nothing of a board but that it is one. */
  static boolean isOfBoard(String name) {
    return HARMLESS.contains(name)
        || !OTHER.matcher(name).find()
            && WORDS
                .splitAsStream(name)
                .map(word -> word.toLowerCase(Locale.ROOT))
                .allMatch(word -> word.length() < 2 || BOARD.contains(word));
  }

  /** Takes the memory of an empty board, before it is made. */
  void requireRoom(int n) {
    squares += n * n;
    Reading.require(
        squares <= MAX_SQUARES,
        "boards (of %s squares) that have only a size must have at most %s squares together: give them in several texts",
        squares,
        MAX_SQUARES);
  }

  void remark(String remark) {
    remarks.add(remark);
  }

  List<String> remarks() {
    return List.copyOf(remarks);
  }

  /** The numbers of stars that comments tell, or words that nothing has claimed. */
  List<Integer> starsInWords(int n) {
    List<Integer> all = new ArrayList<>(0);
    Matcher signs = Stars.signs("");
    for (Word comment : tree.comments()) {
      if (signs.reset(comment.text()).find()) {
        Stars.in(comment.text()).ifPresent(all::add);
      }
    }
    List<Word> words = tree.words();
    int tries = 0;
    for (int i = 0; i < words.size() && tries < MAX_TRIES; i++) {
      String key = words.get(i).text();
      if (!claimed.get(i) && signs.reset(key).find()) {
        tries++;
        int first = i > 0 && !claimed.get(i - 1) ? i - 1 : i;
        Word last = words.get(Math.min(i + 1, words.size() - 1));
        boolean isKey = last.number() > 0 && Role.of(key) == Role.STARS;
        List<Word> near = words.subList(first, Math.min(i + 3, words.size()));
        Optional<Integer> stars =
            (isKey
                    ? Optional.of(last.number())
                    : Stars.in(near.stream().map(Word::text).collect(joining(" "))))
                .filter(number -> number == 1 || 4 * number <= n);
        boolean isBehind = stars.filter(number -> number == Stars.number(last.text())).isPresent();
        int start = isKey ? i : first;
        claim(start, stars.isPresent() ? i + (isBehind ? 2 : 1) : start);
        stars.ifPresent(all::add);
      }
    }
    return all;
  }

  /** Tells the comments that are no titles, and the words that are neither claimed nor harmless. */
  void tellOthers(List<Found> boards) {
    List<Word> others = new ArrayList<>(0);
    int lineEnd = -1;
    int harmlessEnd = 0;
    Matcher harmless = HARMLESS_LINE.matcher(tree.text());
    for (Word word : tree.words()) {
      if (word.start() > lineEnd) {
        int end = tree.text().indexOf('\n', word.start());
        lineEnd = end < 0 ? tree.text().length() : end;
        harmless.region(word.start(), tree.text().length());
        boolean isHarmless =
            harmless.lookingAt() && !settings.reset(harmless.group().replace('=', ' ')).find();
        harmlessEnd = isHarmless ? harmless.end() : harmlessEnd;
      }
      boolean isKnown = claimed.get(word.first()) || HARMLESS.contains(word.text());
      if (!isKnown && word.start() >= harmlessEnd && !word.text().isBlank()) {
        others.add(word);
      }
    }
    tell(others, "words (%s, from line %s on:%s) belong to no board and are left out");
    BitSet titled = new BitSet();
    boards.stream()
        .filter(found -> found.form() == Form.OWN)
        .forEach(found -> titled.set(found.first()));
    List<Word> comments = new ArrayList<>(tree.comments());
    comments.removeIf(comment -> titled.get(comment.first()));
    boolean haveStars = remarks.stream().anyMatch(remark -> remark.startsWith("stars="));
    String left = "comments (%s, from line %s on:%s) are left out";
    tell(comments, haveStars ? left + ", but for stars" : left);
  }

  private void tell(List<Word> words, String sentence) {
    if (!words.isEmpty()) {
      String all = words.stream().limit(MAX_TOLD).map(word -> " " + word.text()).collect(joining());
      long line = Strings.line(tree.text(), words.get(0).start());
      String quoted = quoted(all.replaceAll("\\s+", " ").stripTrailing());
      remarks.add(sentence.formatted(words.size(), line, quoted));
    }
  }

  /** The first words, and what the others say of a setting first. */
  private String quoted(String words) {
    if (words.length() <= MAX_QUOTED) {
      return words;
    }
    boolean isFound = settings.reset(words).find();
    while (isFound && settings.end() <= MAX_QUOTED) {
      isFound = settings.find();
    }
    String first = words.substring(0, MAX_QUOTED) + "...";
    if (!isFound) {
      return first;
    }
    int end = Math.min(words.length(), settings.start() + MAX_SETTING);
    return first + " " + words.substring(settings.start(), end) + "...";
  }
}
