package org.nqueens.puzzle.exchange;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * The words of a text that a form or a setting has understood. At the end each other word is
 * harmless by its name, or the remarks tell it.
 */
final class Claims {
  private static final int MAX_QUOTED = 40;
  private static final int MAX_KEY = 24;

  /** Words of programming languages, and names of boards, which say nothing of a board. */
  private static final Set<String> HARMLESS =
      Set.of(
          "const",
          "let",
          "var",
          "val",
          "int",
          "char",
          "byte",
          "string",
          "String",
          "static",
          "final",
          "public",
          "private",
          "new",
          "export",
          "default",
          "return",
          "array",
          "of",
          "def",
          "type",
          "vec!",
          "listOf",
          "np.array",
          "array1d",
          "array2d",
          "List.of",
          "Arrays.asList",
          "grid",
          "board",
          "field",
          "puzzle",
          "map",
          "cells",
          "model",
          "define-fun",
          "Int",
          "Board",
          "Grid");

  /** The first words of lines that are about a file or a search. */
  private static final Set<String> HARMLESS_LINES =
      Set.of(
          "import",
          "include",
          "from",
          "use",
          "using",
          "package",
          "export",
          "clingo",
          "Reading",
          "Solution",
          "Solving...",
          "There",
          "This",
          "Answer",
          "Answer:",
          "SATISFIABLE",
          "OPTIMUM",
          "sat",
          "Models",
          "Calls",
          "Time",
          "CPU",
          "Threads",
          "Optimization");

  /** The most squares of all boards of which a text has only the size: those of the largest. */
  private static final int MAX_SQUARES = Board.MAX_SIZE * Board.MAX_SIZE;

  private final Tree tree;
  private int squares;
  private final BitSet claimed = new BitSet();
  private final Set<String> remarks = new LinkedHashSet<>();

  Claims(Tree tree) {
    this.tree = tree;
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
    found.remarks().forEach(this::remark);
  }

  /** Claims a key and its value. */
  void claim(Entry entry) {
    claimKey(entry);
    entry.nodes().forEach(node -> claim(node.first(), node.end()));
  }

  /** Claims a key, unless it may be the names of a board. */
  void claimKey(Entry entry) {
    entry
        .key()
        .filter(word -> word.text().length() <= MAX_KEY && !mayBeRows(word.text()))
        .ifPresent(word -> claim(word.first(), word.end()));
  }

  /** True for the names of two rows: each comes again, on average. */
  private static boolean mayBeRows(String key) {
    int[] letters = key.chars().filter(Character::isLetterOrDigit).toArray();
    return letters.length >= 2 * Part.LEAST
        && 2 * Arrays.stream(letters).distinct().count() <= letters.length;
  }

  /** Takes the memory of an empty board, before it is made. */
  void requireRoom(int n) {
    squares += n * n;
    Settings.require(
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

  /** The number of stars that a comment or words tell that nothing has claimed. */
  Optional<Integer> starsInWords() {
    Optional<Integer> stars =
        tree.comments().stream().map(Stars::in).flatMap(Optional::stream).findFirst();
    List<Word> words = tree.words();
    for (int i = 0; i < words.size() && stars.isEmpty(); i++) {
      int first = Math.max(0, i - 1);
      if (claimed.nextSetBit(first) < 0 || claimed.nextSetBit(first) > i) {
        stars = Stars.in(words.get(first).text() + " " + words.get(i).text());
        if (stars.isPresent()) {
          claim(first, i + 1);
        }
      }
    }
    return stars;
  }

  /** Tells the words that nothing has claimed. */
  void tellOthers() {
    List<Word> left =
        tree.words().stream()
            .filter(word -> !claimed.get(word.index()) && !word.text().isBlank())
            .filter(word -> !HARMLESS.contains(word.text()))
            .toList();
    StringBuilder quoted = new StringBuilder();
    long count = 0;
    int line = -1;
    Optional<Word> first = Optional.empty();
    boolean isHarmless = false;
    for (Word word : left) {
      if (tree.line(word) != line) {
        line = tree.line(word);
        isHarmless = HARMLESS_LINES.contains(tree.firstOfLine(line));
      }
      if (!isHarmless) {
        count++;
        first = first.or(() -> Optional.of(word));
        if (quoted.length() < MAX_QUOTED) {
          quoted.append(' ').append(word.text(), 0, Math.min(word.text().length(), MAX_QUOTED));
        }
      }
    }
    if (count > 0) {
      String words =
          quoted.length() > MAX_QUOTED ? quoted.substring(0, MAX_QUOTED) + "..." : "" + quoted;
      remarks.add(
          "words (%s, from line %s on:%s) belong to no board and are left out"
              .formatted(count, 1 + tree.line(first.orElseThrow()), words));
    }
  }
}
