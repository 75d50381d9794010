package org.nqueens.pages;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The logic of pages, in the test runner of node. */
@NeedsNode
class ScriptsTest {
  @TestFactory
  Stream<DynamicTest> linksModules() {
    return Node.tests("modules.test.mjs");
  }

  @TestFactory
  Stream<DynamicTest> makesBoards() {
    return Node.tests("edit.test.mjs");
  }

  @TestFactory
  Stream<DynamicTest> playsBoards() {
    return Node.tests("play.test.mjs");
  }

  @TestFactory
  Stream<DynamicTest> laysOutTrees() {
    return Node.tests("trace.test.mjs");
  }
}
