package org.nqueens.cli;

import java.util.Optional;
import org.nqueens.format.Board;
import picocli.CommandLine.Option;

/** The option {@code --format} of the commands that print placements. */
final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "The output format: ${COMPLETION-CANDIDATES} (default: board of Q and _ for N; with regions"
              + " for FILE, unicode on a terminal, else text). With SVG, standard output is one picture.")
  private ChosenFormat format;

  private static ChosenFormat formatOf(SizeOrBoard subject) {
    if (subject.path().isEmpty()) {
      return ChosenFormat.BOARD;
    }
    return Terminal.OUTPUT.exists() ? ChosenFormat.UNICODE : ChosenFormat.TEXT;
  }

  /**
   * Makes or reads the board; throws an IllegalArgumentException if there is none, or if the format
   * cannot show it.
   */
  ChosenPlacements placementsOf(SizeOrBoard subject) {
    ChosenFormat chosen = format != null ? format : formatOf(subject);
    if (subject.path().isEmpty() && !chosen.isDrawing()) {
      return new ChosenPlacements(chosen, subject.model(), Optional.empty());
    }
    Board board = subject.board();
    ChosenPlacements placements = new ChosenPlacements(chosen, board.model(), Optional.of(board));
    placements.requireDrawable();
    return placements;
  }
}
