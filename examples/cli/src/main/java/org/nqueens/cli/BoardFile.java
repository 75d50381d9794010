package org.nqueens.cli;

import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Variant;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options that select the board of a command, with the marks of its player. */
final class BoardFile {
  /** The text of {@code queens help boards}. */
  static final String HELP =
      """
      A board is n lines of n characters. The first line is row 0, at the top; column 0 is on the \
      left.

        .    a free square
        #    a blocked square
        Q    a given queen
        A    a square of region A; each region has a letter

      A line before them may have a title, the size and the pieces: # Garden n=8 variant=queens. \
      A position has the marks of a player:

        [A]  a queen, on a square of region A
        -A-  a cross

      What `queens solve` and `queens draw` print is read, too. So is a picture, such as the \
      screenshot of a puzzle with coloured regions: shot.png. A file may have several boards, with \
      an empty line between them: book.txt#2 is the second one. \
      The boards of the folder `boards` of the command have names, where no file has the same: \
      `queens solve garden`. `queens draw --html` writes a page on which a board is painted.
      """;

  @Parameters(
      paramLabel = "FILE",
      description =
          "A board as text or a picture of one, see `queens help boards`, or - for standard input.")
  private String file;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description =
          "The pieces: ${COMPLETION-CANDIDATES} (default: from the header of the board, else"
              + " non-touching with regions, else queens).")
  private Variant variant;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  String name() {
    return file;
  }

  BoardPath path() {
    return BoardPath.of(file);
  }

  /** The name of the file without its folders. */
  String shortName() {
    return path().shortName();
  }

  /** Reads the position; throws an IllegalArgumentException that names the file if that fails. */
  Position read() {
    Position position = path().position(command.commandLine().getErr());
    return variant == null ? position : position.withVariant(variant);
  }

  /** Reads the board; refuses the marks of a player. */
  Board board() {
    Board board = path().board(command.commandLine().getErr());
    return variant == null ? board : board.withVariant(variant);
  }
}
