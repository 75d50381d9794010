package org.nqueens.puzzle.exchange;

/** A word that a colon or an equals sign follows. */
record Label(Word word, Role role) implements Node {
  static Label of(Word word) {
    return new Label(word, Role.of(word.text()));
  }

  @Override
  public int first() {
    return word.first();
  }
}
