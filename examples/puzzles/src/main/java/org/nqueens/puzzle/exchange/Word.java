package org.nqueens.puzzle.exchange;

/**
 * A word of a text, which may be a name or a row of a board.
 *
 * @param gap what separates it from the word before: separators, brackets and ends of lines, or
 *     else a blank
 * @param group the smallest group with the word
 * @param isName false for a word before a colon or equals sign, and for a title
 */
record Word(String text, String gap, Group group, boolean isName) {
  Word withGap(String other) {
    return new Word(text, other, group, isName);
  }
}
