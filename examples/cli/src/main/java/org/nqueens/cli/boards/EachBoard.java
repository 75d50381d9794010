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
 * @param files the options that selected them, with those that could not be read, which are told
 *     first
 * @param tally the verdicts, told at the end of several boards
 */
record EachBoard(
    List<NamedPosition> boards, Boards.Several files, Tally tally, Output out, PrintWriter err) {
  /** Runs an action on each board; returns the worst exit code. */
  int run(String command, String separator, ToIntBiFunction<NamedPosition, Progress> action) {
    return Interruption.during(
        () -> {
          int worst = Outcome.DONE;
          for (Boards.Unreadable refused : files.unreadable()) {
            print(refused);
            worst = CommandLine.ExitCode.USAGE;
          }
          int all = boards.size() + files.unreadable().size();
          for (NamedPosition board : boards) {
            out.separate(separator);
            try {
              worst = Math.max(worst, code(command, board, action));
            } catch (SearchStoppedException e) {
              tell(board, e);
              worst = Math.max(worst, Outcome.NONE_OR_CUT_SHORT);
              if (e.completion() == Completion.INTERRUPTED) {
                return worst; // the other boards are left
              }
            } catch (IllegalArgumentException e) {
              print(refused(board, e));
              worst = CommandLine.ExitCode.USAGE;
            }
          }
          if (all > 1) {
            int refused = files.unreadable().size();
            tally.print(all - refused, refused, out, err);
          }
          return worst;
        });
  }

  /** One of several boards that the command does not take; throws for the only one. */
  private Boards.Unreadable refused(NamedPosition board, IllegalArgumentException fault) {
    if (board.name().isEmpty()) {
      throw fault;
    }
    Boards.Unreadable refused =
        new Boards.Unreadable(board.path(), board.label() + fault.getMessage());
    files.refuse(refused);
    return refused;
  }

  private void print(Boards.Unreadable refused) {
    out.printJson(refused.json());
    err.println("queens: " + VisibleText.of(refused.message()));
    err.flush();
  }

  private int code(
      String command, NamedPosition board, ToIntBiFunction<NamedPosition, Progress> action) {
    return Progress.during(
        command + " " + board.path().shortName(), progress -> action.applyAsInt(board, progress));
  }

  /** Tells of one of several boards whose search was stopped; throws it again for the only one. */
  private void tell(NamedPosition board, SearchStoppedException stopped) {
    if (board.name().isEmpty()) {
      throw stopped;
    }
    out.printJson(Json.stopped(stopped).with("source", board.source()));
    out.flush(); // ends the command here if the reader has closed the pipe
    boolean isInterrupted = stopped.completion() == Completion.INTERRUPTED;
    err.println(
        "queens: " + (isInterrupted ? "" : board.label()) + Outcome.stopped(stopped.completion()));
    tally.add(Tally.Verdict.STOPPED);
  }
}
