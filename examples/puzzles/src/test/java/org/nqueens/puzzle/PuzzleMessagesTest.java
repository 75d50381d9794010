package org.nqueens.puzzle;

import org.nqueens.architecture.MessagesContract;

/** The messages of puzzles, hints and drawings. */
class PuzzleMessagesTest extends MessagesContract {
  PuzzleMessagesTest() {
    super(
        "puzzle/messages.txt",
        "java.time",
        "org.nqueens",
        "org.nqueens.board",
        "org.nqueens.model",
        "org.nqueens.puzzle",
        "org.nqueens.puzzle.drawing",
        "org.nqueens.puzzle.hint");
  }
}
