/**
 * Boards and positions as text and as models; boards with exactly one solution: their generation,
 * their difficulty, and hints on them; drawings of boards; boards of other programs in and out.
 */
module org.nqueens.puzzles {
  requires static org.jspecify;
  requires transitive org.nqueens.core;

  exports org.nqueens.board;
  exports org.nqueens.puzzle;
  exports org.nqueens.puzzle.drawing;
  exports org.nqueens.puzzle.exchange;
  exports org.nqueens.puzzle.hint;
  exports org.nqueens.puzzle.language;
}
