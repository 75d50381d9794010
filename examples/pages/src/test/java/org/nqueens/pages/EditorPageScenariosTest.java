package org.nqueens.pages;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.board.Board;

/** Pages to make a board in a browser: painting, texts, the search, memory and playing. */
@NeedsChromium
class EditorPageScenariosTest {
  @TestFactory
  Stream<DynamicTest> makesBoards() {
    return Scenario.tests(
        "edit-scenarios.txt",
        (title, boards) -> EditorPage.of(Board.parse(boards.get(0))),
        "edit-check.js");
  }
}
