package org.nqueens.puzzle.exchange;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
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
  private static final int MAX_KEY = 24;

  /** Words of programming languages, and names of boards, which say nothing of a board. */
  private static final Set<String> HARMLESS =
      words(
          "const let var val int char byte string String static final public private new export default return",
          "letting array of def type vec! listOf np.array array1d array2d List.of Arrays.asList model define-fun Int",
          "grid board field puzzle map cells Board Grid");

  /** The roles that queens and boards have. */
  private static final Set<Role> PLACED =
      EnumSet.of(Role.QUEENS, Role.SOLUTION, Role.GIVEN, Role.ROW, Role.COLUMN, Role.TITLE);

  /** What a name of a board has. */
  private static final Pattern BOARD =
      Pattern.compile(
          "(?i)region|grid|board|colou?r|area|zone|cage|cell|puzzle|level|map|field|layout|matrix|data|star|battle"
              + "|sample|example|test|game|feld|gebiet|grill|raster|tabl|element|output|expect|zeile|bycolumn|\\d$");

  /** The first words of lines that are about a file or a search. */
  private static final Set<String> HARMLESS_LINES =
      words(
          "import include from use using package export language",
          "clingo Reading Solution Solving... There This Answer Answer: SATISFIABLE OPTIMUM sat %%%mzn-stat %%%mzn-stat-end",
          "Models Calls Time CPU Threads Optimization");

  /** The most squares of all boards of which a text has only the size: one board may have them. */
  private static final int MAX_SQUARES = Board.MAX_SIZE * Board.MAX_SIZE;

  private final Tree tree;
  private int squares;
  private final BitSet claimed = new BitSet();
  private final Set<String> remarks = new LinkedHashSet<>();

  /** How many diagonals of an instance are asked for. */
  private final OptionalInt diagonals;

  Claims(Tree tree, OptionalInt diagonals) {
    this.tree = tree;
    this.diagonals = diagonals;
  }

  OptionalInt diagonals() {
    return diagonals;
  }

  private static Set<String> words(String... lines) {
    return Set.of(String.join(" ", lines).split(" "));
  }

  void claim(int first, int end) {
    claimed.set(first, end);
  }

  /** Gives back the words of parts that are no boards after all. */
  void release(int first, int end) {
    claimed.clear(first, end);
  }

  void claim(Found found) {
    claim(found.first(), found.end());
    remarks.addAll(found.remarks());
  }

  /** Claims a key and its value. */
  void claim(Entry entry) {
    claimKey(entry);
    entry.nodes().forEach(this::claim);
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
    if (!BOARD.matcher(board.name()).find()) {
      releaseName(board.first(), board.name());
    }
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

  void remarkStars(int stars) {
    remark(Stars.remark(stars));
  }

  void remark(String remark) {
    remarks.add(remark);
  }

  List<String> remarks() {
    return List.copyOf(remarks);
  }

  /** The highest number of stars that a comment tells. */
  Optional<Integer> starsInComments() {
    return tree.comments().stream()
        .map(Stars::in)
        .flatMap(Optional::stream)
        .max(Comparator.naturalOrder());
  }

  /** The number of stars that a comment or words tell that nothing has claimed. */
  Optional<Integer> starsInWords(int n) {
    Optional<Integer> stars =
        tree.comments().stream().map(Stars::in).flatMap(Optional::stream).findFirst();
    List<Word> words = tree.words();
    Matcher signs = Stars.signs("");
    for (int i = 0; i < words.size() && stars.isEmpty(); i++) {
      int first = i > 0 && !claimed.get(i - 1) ? i - 1 : i;
      if (!claimed.get(i) && signs.reset(words.get(i).text()).find()) {
        List<Word> near = words.subList(first, Math.min(i + 3, words.size()));
        stars =
            Stars.in(near.stream().map(Word::text).collect(joining(" ")))
                .filter(number -> number == 1 || 4 * number <= n);
        claim(first, stars.isPresent() ? i + 1 : first);
      }
    }
    return stars;
  }

  /** Tells the words that nothing has claimed, but for harmless ones. */
  void tellOthers() {
    String text = tree.text();
    List<Word> others = new ArrayList<>(0);
    int lineEnd = -1;
    int harmlessEnd = 0;
    for (Word word : tree.words()) {
      if (word.start() > lineEnd) {
        lineEnd = lineEnd(word.start());
        if (HARMLESS_LINES.contains(word.text()) && isHarmless(word)) {
          // The names of an import may follow.
          boolean isOpen = text.substring(word.start(), lineEnd).stripTrailing().endsWith("{");
          harmlessEnd = isOpen ? lineEnd(Math.max(lineEnd, text.indexOf('}', lineEnd))) : lineEnd;
          int sign = word.text().equals("Solution") ? text.indexOf(':', word.start()) : -1;
          harmlessEnd = sign < 0 ? harmlessEnd : Math.min(sign, harmlessEnd);
        }
      }
      boolean isKnown = claimed.get(word.first()) || HARMLESS.contains(word.text());
      if (!isKnown && word.start() >= harmlessEnd && !word.text().isBlank()) {
        others.add(word);
      }
    }
    if (!others.isEmpty()) {
      String words =
          others.stream().limit(MAX_QUOTED).map(word -> " " + word.text()).collect(joining());
      boolean isCut = words.length() > MAX_QUOTED;
      long line = 1 + text.chars().limit(others.get(0).start()).filter(c -> c == '\n').count();
      remarks.add(
          "words (%s, from line %s on:%s) belong to no board and are left out"
              .formatted(
                  others.size(), line, isCut ? words.substring(0, MAX_QUOTED) + "..." : words));
    }
  }

  /** True but for sentences with words of programs and verdicts: {@code using 8 queens}. */
  private boolean isHarmless(Word first) {
    String line = tree.text().substring(first.start(), lineEnd(first.start())).stripTrailing();
    return first.text().startsWith("us")
        ? line.endsWith(";")
        : !first.text().startsWith("Th") || line.endsWith("solution.");
  }

  private int lineEnd(int place) {
    int end = tree.text().indexOf('\n', place);
    return end < 0 ? tree.text().length() : end;
  }
}
