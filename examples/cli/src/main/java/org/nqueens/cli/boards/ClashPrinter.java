package org.nqueens.cli.boards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Clash;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;

/**
 * The printer of the clashes for which the queens of a player have no completion.
 *
 * @param clashes its clashes, at least one
 */
record ClashPrinter(Position position, List<Clash> clashes) {
  /** The most clashes that a sentence names. */
  private static final int MAX_NAMED = 3;

  /** The printer for a position with marks; those of given queens alone are left to a search. */
  static Optional<ClashPrinter> of(Position position) {
    List<Clash> clashes = position.hasMarks() ? position.clashes() : List.of();
    return clashes.isEmpty() ? Optional.empty() : Optional.of(new ClashPrinter(position, clashes));
  }

  /** The sentence of a position without a solution. */
  String sentence() {
    return sentence("");
  }

  private String sentence(String ofBoard) {
    return "There is no solution" + ofBoard + ": " + message() + ".\n";
  }

  /** The first clashes, in words. */
  String message() {
    String named =
        clashes.stream().limit(MAX_NAMED).map(Clash::message).collect(Collectors.joining(", "));
    int rest = clashes.size() - MAX_NAMED;
    return rest <= 0
        ? named
        : "%s, and %s more %s".formatted(named, rest, rest == 1 ? "clash" : "clashes");
  }

  /**
   * Prints them, or the position with its clashes marked.
   *
   * @param ofBoard words that say of which of several boards
   */
  void print(DrawingOptions drawing, String ofBoard, Output out) {
    drawing.print(
        sentence(ofBoard),
        () -> drawing.drawing(position).withClashes(),
        () -> Json.clashes(message(), clashes).line(),
        out);
  }
}
