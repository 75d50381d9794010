package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options that select the boards of a command, with the marks of their players. */
abstract sealed class BoardFiles {
  private static final String DESCRIPTION =
      "Boards as text, one or several in a file, or pictures, see `queens help boards`; - is"
          + " standard input.";

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description =
          "The pieces: ${COMPLETION-CANDIDATES} (default: from the header of the board, else"
              + " non-touching with regions, else queens).")
  private Variant variant;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** The options of a command that needs a board. */
  static final class AtLeastOne extends BoardFiles {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = DESCRIPTION)
    private List<String> files;

    @Override
    List<String> files() {
      return files;
    }
  }

  /** The options of a command that can do without. */
  static final class AnyNumber extends BoardFiles {
    @Parameters(arity = "0..*", paramLabel = "FILE", description = DESCRIPTION)
    private List<String> files = List.of();

    @Override
    List<String> files() {
      return files;
    }
  }

  /** The arguments. */
  abstract List<String> files();

  List<BoardPath> paths() {
    return files().stream().map(BoardPath::of).toList();
  }

  /** The file in a few words, for a display of progress. */
  String shortName() {
    return files().size() == 1 ? paths().get(0).shortName() : Counted.of(files().size(), "file");
  }

  /** The name for a page of the boards. */
  String pageName() {
    return files().size() == 1 ? paths().get(0).pageName() : "book";
  }

  /**
   * Reads the positions of all files; throws an IllegalArgumentException that names the file if
   * that fails.
   */
  List<NamedPosition> read() {
    PrintWriter err = command.commandLine().getErr();
    List<NamedPosition> positions = new ArrayList<>();
    paths().forEach(path -> positions.addAll(read(path, err)));
    return positions.size() == 1
        ? positions
        : positions.stream()
            .map(
                read ->
                    new NamedPosition(
                        read.path(),
                        read.position(),
                        Optional.of(VisibleText.of(read.path().source()))))
            .toList();
  }

  /** Reads the positions of a file, without names. */
  List<NamedPosition> read(BoardPath path, PrintWriter err) {
    return path.positions(err).stream()
        .map(
            read ->
                variant == null
                    ? read
                    : new NamedPosition(
                        read.path(), read.position().withVariant(variant), read.name()))
        .toList();
  }

  /** The board for the pieces of the option, if it was given. */
  Board withVariant(Board board) {
    return variant == null ? board : board.withVariant(variant);
  }

  /**
   * Runs an action on each position until a signal comes, and returns the worst exit code. Goes on
   * after one of several that its time limit stops, of which standard error tells.
   *
   * @param separator what is printed between the results of two positions
   */
  static int each(
      List<NamedPosition> positions,
      String separator,
      ToIntFunction<NamedPosition> action,
      Output out,
      PrintWriter err) {
    return Interruption.during(
        () -> {
          int worst = Queens.DONE;
          for (NamedPosition position : positions) {
            out.separate(separator);
            worst = Math.max(worst, code(position, action, out, err));
          }
          return worst;
        });
  }

  private static int code(
      NamedPosition position, ToIntFunction<NamedPosition> action, Output out, PrintWriter err) {
    try {
      return action.applyAsInt(position);
    } catch (SearchStoppedException e) {
      out.flush(); // ends the command here if the reader has closed the pipe
      if (position.name().isEmpty() || e.completion() == Completion.INTERRUPTED) {
        throw e;
      }
      err.println("queens: " + position.label() + Queens.stopped(e.completion()));
      return Queens.NONE_OR_CUT_SHORT;
    }
  }
}
