package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.nqueens.cli.output.Interruption;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.VisibleText;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import picocli.CommandLine;

/**
 * A command on each of its boards, with progress, up to a signal. It goes on after a board of
 * several that its time limit stops, of which standard error tells.
 *
 * @param unreadable those that could not be read, which are told first
 * @param json whether the output is JSON lines
 * @param tally the verdicts, told at the end of several boards
 * @param out standard output
 * @param err standard error
 */
record EachBoard(
    List<NamedPosition> boards,
    List<Boards.Unreadable> unreadable,
    boolean json,
    Tally tally,
    Output out,
    PrintWriter err) {
  EachBoard(
      List<NamedPosition> boards, Boards.Several files, boolean json, Output out, PrintWriter err) {
    this(boards, files.unreadable(), json, new Tally(), out, err);
  }

  /** The end of the command at a board whose result has been told. */
  static final class EndException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Runs an action on each board; returns the worst exit code.
   *
   * @param command the name of the command
   * @param separator what is printed between the results of two boards
   */
  int run(String command, String separator, ToIntBiFunction<NamedPosition, Progress> action) {
    return Interruption.during(
        () -> {
          int worst = Outcome.DONE;
          for (Boards.Unreadable refused : unreadable) {
            print(refused);
            worst = CommandLine.ExitCode.USAGE;
          }
          try {
            for (NamedPosition board : boards) {
              out.separate(separator);
              worst = Math.max(worst, code(command, board, action));
            }
          } catch (EndException e) {
            return Math.max(worst, Outcome.NONE_OR_CUT_SHORT);
          }
          if (boards.size() + unreadable.size() > 1) {
            tally.print(boards.size(), unreadable.size(), json, out, err);
          }
          return worst;
        });
  }

  private void print(Boards.Unreadable refused) {
    if (json) {
      out.print(refused.json().line());
    }
    err.println("queens: " + VisibleText.of(refused.message()));
    err.flush();
  }

  private int code(
      String command, NamedPosition board, ToIntBiFunction<NamedPosition, Progress> action) {
    try {
      return Progress.during(
          command + " " + board.path().shortName(), progress -> action.applyAsInt(board, progress));
    } catch (SearchStoppedException e) {
      if (board.name().isEmpty()) {
        throw e;
      }
      if (json) {
        out.print(Json.stopped(e).with("source", board.source()).line());
      }
      out.flush(); // ends the command here if the reader has closed the pipe
      if (e.completion() == Completion.INTERRUPTED) {
        err.println("queens: " + Outcome.stopped(e.completion()));
        throw new EndException();
      }
      tally.add(Tally.Verdict.STOPPED);
      err.println("queens: " + board.label() + Outcome.stopped(e.completion()));
      return Outcome.NONE_OR_CUT_SHORT;
    }
  }
}
