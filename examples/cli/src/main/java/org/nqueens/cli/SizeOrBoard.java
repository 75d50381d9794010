package org.nqueens.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options that select an empty board by its size, or a board of a file. */
final class SizeOrBoard {
  private static final Pattern SIZE = Pattern.compile("[0-9]+");

  /** What is meant as a size where no file has the name. */
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?[0-9]+([.,][0-9]*)?([eE][+-]?[0-9]+)?");

  @Parameters(
      index = "0",
      paramLabel = "N|FILE",
      description =
          "The size of an empty board, or a board as text or picture, see `queens help boards`, or -"
              + " for standard input.")
  private String subject;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description =
          "The pieces: ${COMPLETION-CANDIDATES} (default: queens, or as `queens solve` has it).")
  private Variant variant;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** The size, or the name of the file without its folders. */
  String shortName() {
    return isSize() ? subject : BoardPath.of(subject).shortName();
  }

  /** The name for a page of the board. */
  String pageName() {
    return isSize() ? subject : BoardPath.of(subject).pageName();
  }

  /** Makes or reads the board; throws an IllegalArgumentException if there is none. */
  QueensModel model() {
    if (isSize()) {
      return (variant == null ? Variant.QUEENS : variant).builder(size()).build();
    }
    return board().model();
  }

  /** The board of the file; empty for a size. Throws the same. */
  Optional<Board> boardOfFile() {
    return isSize() ? Optional.empty() : Optional.of(board());
  }

  /** Makes or reads the board; throws the same. */
  Board board() {
    if (isSize()) {
      return EmptyBoard.of(size()).withVariant(variant == null ? Variant.QUEENS : variant);
    }
    Board board = BoardPath.of(subject).board(command.commandLine().getErr());
    return variant == null ? board : board.withVariant(variant);
  }

  /**
   * Makes the board, or reads it, with the marks of a player as given queens and blocked squares;
   * empty if queens clash, which standard error then says. Throws the same.
   */
  Optional<QueensModel> modelWithMarks(PrintWriter err) {
    if (isSize()) {
      return Optional.of(model());
    }
    Position read = BoardPath.of(subject).position(err);
    Position position = variant == null ? read : read.withVariant(variant);
    Optional<ClashPrinter> clashes = ClashPrinter.of(position);
    if (clashes.isPresent()) {
      err.print(clashes.get().sentence());
      err.flush();
      return Optional.empty();
    }
    return Optional.of(position.model());
  }

  /** The place of the board; empty for a size. */
  Optional<BoardPath> path() {
    return isSize() ? Optional.empty() : Optional.of(BoardPath.of(subject));
  }

  /** True if the board is read from standard input. */
  boolean isStandardInput() {
    return BoardPath.of(subject).isStandardInput();
  }

  private boolean isSize() {
    return SIZE.matcher(subject).matches()
        || NUMBER.matcher(subject).matches() && !Files.exists(Path.of(subject));
  }

  private int size() {
    try {
      return Integer.parseInt(subject);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "n (%s) must be a whole number between 1 and %s: give a size within these bounds"
              .formatted(subject, QueensModel.MAX_SIZE),
          e);
    }
  }
}
