package org.nqueens.pages;

import org.nqueens.architecture.MessagesContract;

/** The messages of pages, sheets, pictures and their texts. */
class PageMessagesTest extends MessagesContract {
  PageMessagesTest() {
    super(
        "pages/messages.txt",
        "java.time",
        "org.nqueens",
        "org.nqueens.board",
        "org.nqueens.model",
        "org.nqueens.pages",
        "org.nqueens.puzzle",
        "org.nqueens.puzzle.drawing",
        "org.nqueens.puzzle.language",
        "org.nqueens.trace");
  }
}
