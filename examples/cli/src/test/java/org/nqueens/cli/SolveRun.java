package org.nqueens.cli;

import java.util.stream.Stream;

/** Runs {@code queens solve} on a board from standard input. */
final class SolveRun {
  private SolveRun() {}

  static CommandRun solve(String board, String... options) {
    return CommandRun.reading(
        board, Stream.concat(Stream.of("solve", "-"), Stream.of(options)).toArray(String[]::new));
  }

  static CommandRun solveAsText(String board, String... options) {
    return solve(
        board,
        Stream.concat(Stream.of("--format", "text"), Stream.of(options)).toArray(String[]::new));
  }

  /** The text of a board without queens or blocked squares. */
  static String emptyBoard(int n) {
    return (".".repeat(n) + "\n").repeat(n);
  }
}
