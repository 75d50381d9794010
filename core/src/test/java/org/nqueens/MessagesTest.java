package org.nqueens;

import org.nqueens.architecture.MessagesContract;

/** The messages of core. */
class MessagesTest extends MessagesContract {
  MessagesTest() {
    super(
        "messages.txt",
        "org.nqueens",
        "org.nqueens.batch",
        "org.nqueens.format",
        "org.nqueens.model",
        "org.nqueens.result",
        "org.nqueens.search",
        "org.nqueens.spi",
        "org.nqueens.spi.support",
        "org.nqueens.trace",
        "org.nqueens.trace.Branch");
  }
}
