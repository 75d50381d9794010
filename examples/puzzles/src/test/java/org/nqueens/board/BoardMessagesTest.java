package org.nqueens.board;

import org.nqueens.architecture.MessagesContract;

/** The messages of boards and positions. */
class BoardMessagesTest extends MessagesContract {
  BoardMessagesTest() {
    super("board/messages.txt", "org.nqueens.board", "org.nqueens.model");
  }
}
