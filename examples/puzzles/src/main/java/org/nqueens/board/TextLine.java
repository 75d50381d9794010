package org.nqueens.board;

/**
 * A line of a text of boards, which knows where it stands.
 *
 * @param board the number of its board in the text, from 1
 * @param number the number of the line in the text, from 1
 */
record TextLine(int board, int number, String text) {
  /** A problem at a character of this line, counted from 0. */
  BoardFormatException problem(int index, String words) {
    return new BoardFormatException(board, number, index + 1, words);
  }

  /** The problem that a character of this line stands where it must not. */
  BoardFormatException problemOf(int index, String words) {
    int c = text.codePointAt(index);
    String code = "U+%04X".formatted(c);
    boolean isShown =
        c > ' ' && c < 0x7f || c > 0xffff && Character.getType(c) == Character.OTHER_SYMBOL;
    String shown = "'" + Character.toString(c) + "' (" + code + ")";
    return problem(index, (isShown ? shown : code) + words);
  }
}
