package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import org.nqueens.cli.output.Interruption;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.Words;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * A command on each of its boards, with progress, up to a signal. It goes on after a board of
 * several that its time limit stops, of which standard error tells. At the end of several boards it
 * tells how many have one solution, several or none.
 */
final class EachBoard {
  enum Verdict {
    UNIQUE("with one solution"),
    AMBIGUOUS("with several"),
    NONE("without a solution"),
    STOPPED("stopped before the answer"),
    UNREADABLE("unreadable");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    /** The verdict on a board with so many solutions, counted up to two. */
    static Verdict of(long solutions) {
      return solutions == 0 ? NONE : solutions == 1 ? UNIQUE : AMBIGUOUS;
    }
  }

  private final Boards.Several files;
  private final Output out;
  private final PrintWriter err;
  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);

  /**
   * A command on boards that are read already.
   *
   * @param files the options that selected the boards
   */
  EachBoard(Boards.Several files, Output out, PrintWriter err) {
    this.files = files;
    this.out = out;
    this.err = err;
  }

  void add(Verdict verdict) {
    counts.merge(verdict, 1, Integer::sum);
  }

  private int count(Verdict verdict) {
    return counts.getOrDefault(verdict, 0);
  }

  /** Runs an action on each board; returns the worst exit code. */
  int run(
      List<NamedPosition> boards,
      String separator,
      ToIntBiFunction<NamedPosition, Progress> action) {
    return Interruption.during(
        () -> {
          int all = boards.size() + files.unreadable();
          int worst = Outcome.DONE;
          for (NamedPosition board : boards) {
            out.separate(separator);
            try {
              worst =
                  Math.max(
                      worst,
                      Progress.during(
                          files.command().name() + " " + board.path().shortName(),
                          progress -> action.applyAsInt(board, progress)));
            } catch (SearchStoppedException e) {
              tell(board, e);
              worst = Math.max(worst, Outcome.NONE_OR_CUT_SHORT);
              if (e.completion() == Completion.INTERRUPTED) {
                return Math.max(worst, files.code()); // the other boards are left
              }
            } catch (IllegalArgumentException e) {
              if (board.name().isEmpty()) {
                throw e;
              }
              files.refuse(board.path(), board.label() + e.getMessage());
            }
          }
          if (all > 1) {
            counts.put(Verdict.UNREADABLE, files.unreadable());
            printCounts(all);
          }
          return Math.max(worst, files.code());
        });
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
    add(Verdict.STOPPED);
  }

  private void printCounts(int boards) {
    Json summary = Json.of("summary").with("boards", boards);
    for (Verdict verdict : Verdict.values()) {
      summary.with(verdict.name().toLowerCase(Locale.ROOT), count(verdict));
    }
    out.printJson(summary);
    out.flush();
    err.println(
        Arrays.stream(Verdict.values())
            .filter(verdict -> count(verdict) > 0)
            .map(verdict -> count(verdict) + " " + verdict.words)
            .collect(
                Collectors.joining(", ", "queens: " + Words.counted(boards, "board") + ": ", "")));
  }
}
