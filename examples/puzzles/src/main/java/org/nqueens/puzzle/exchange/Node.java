package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A piece of a text: a word, a sign between words, or what brackets or quotation marks enclose. */
sealed interface Node {
  /** The place of the first character in the text. */
  int start();

  /** The number of the first word. */
  int first();

  /** The number of the word behind the last one; that of the first word if there is none. */
  int end();

  /**
   * A word.
   *
   * @param index the number of the word in the text
   * @param isQuoted true for a whole string
   */
  record Word(int index, String text, int start, boolean isQuoted) implements Node {
    @Override
    public int first() {
      return index;
    }

    @Override
    public int end() {
      return index + 1;
    }

    /** The number that the word is: a whole one of at most 4 digits, or else -1. */
    int number() {
      return Strings.number(text);
    }
  }

  /** A word that a colon or an equals sign follows. */
  record Label(Word word, Role role) implements Node {
    Label(Word word) {
      this(word, Role.of(word.text()));
    }

    @Override
    public int start() {
      return word.start();
    }

    @Override
    public int first() {
      return word.index();
    }

    @Override
    public int end() {
      return word.end();
    }
  }

  /**
   * A sign that divides: one of {@code , ; | /}, a tab, or the end of a line.
   *
   * @param lines for ends of lines, how many follow each other
   */
  record Sign(char sign, int lines, int start, int first) implements Node {
    @Override
    public int end() {
      return first;
    }
  }

  /** What stands between two brackets, in a string that is no single word, or in lines. */
  final class Group implements Node {
    /** The bracket of a text, whose lines may have any form. */
    static final char TEXT = ' ';

    /** The bracket of a string that has lines, a list or several words. */
    static final char STRING = '"';

    /** The bracket of lines that follow each other and are rows, or of the parts of one line. */
    static final char LINES = '\n';

    /** The bracket of a row of a table, which is an object. */
    static final char ROW = '|';

    final char bracket;

    /** The word directly before the bracket, as in {@code queen(1, 2)}. */
    final Optional<Word> call;

    final List<Node> nodes;
    private final int start;
    private final int first;
    private int end;

    Group(char bracket, Optional<Word> call, int start, int first) {
      this(bracket, call, new ArrayList<>(2), start, first);
    }

    private Group(char bracket, Optional<Word> call, List<Node> nodes, int start, int first) {
      this.nodes = nodes;
      this.bracket = bracket;
      this.call = call;
      this.start = start;
      this.first = first;
      this.end = first;
    }

    /** The nodes in brackets of a kind; they are not empty, and do not change any more. */
    static Group of(char bracket, List<Node> nodes) {
      Node head = nodes.get(0);
      Group group = new Group(bracket, Optional.empty(), nodes, head.start(), head.first());
      group.close(nodes.get(nodes.size() - 1).end());
      return group;
    }

    void close(int word) {
      end = word;
    }

    @Override
    public int start() {
      return start;
    }

    @Override
    public int first() {
      return call.map(Word::index).orElse(first);
    }

    @Override
    public int end() {
      return end;
    }

    /** How many words are in the brackets. */
    int words() {
      return end - first;
    }

    boolean isEmpty() {
      return end == first;
    }

    boolean hasKeys() {
      for (Node node : nodes) {
        if (node instanceof Label) {
          return true;
        }
      }
      return false;
    }

    /** True for a text or a string, in which an end of a line divides. */
    boolean isText() {
      return bracket == TEXT || bracket == STRING;
    }

    /** True for what has entries of several meanings. */
    boolean isObject() {
      return isText() || bracket == ROW || hasKeys();
    }

    /** The groups, words and keys, without the signs between them. */
    List<Node> items() {
      List<Node> items = new ArrayList<>(nodes.size());
      for (Node node : nodes) {
        if (!(node instanceof Sign)) {
          items.add(node);
        }
      }
      return items;
    }

    /** True if each item is of a class. */
    boolean areAll(Class<? extends Node> kind) {
      for (Node node : nodes) {
        if (!(node instanceof Sign) && !kind.isInstance(node)) {
          return false;
        }
      }
      return true;
    }
  }
}
