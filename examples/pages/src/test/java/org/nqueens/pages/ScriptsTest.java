package org.nqueens.pages;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The logic of pages, in the test runner of node. */
@NeedsNode
class ScriptsTest {
  @ParameterizedTest
  @ValueSource(strings = {"modules", "edit", "play", "texts", "trace"})
  void passTheirTests(String scripts) {
    Node.test(scripts + ".test.mjs");
  }
}
