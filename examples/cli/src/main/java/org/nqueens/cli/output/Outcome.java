package org.nqueens.cli.output;

import java.io.PrintWriter;
import java.util.List;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** How a command ended: the exit codes, and the sentences about searches that were stopped. */
public final class Outcome {
  public static final int DONE = 0;
  public static final int NONE_OR_CUT_SHORT = 1;

  private Outcome() {}

  /** True if a search ended by itself or at its solution limit. */
  public static boolean isWhole(SolveResult result) {
    return result.completion() == Completion.EXHAUSTED
        || result.completion() == Completion.SOLUTION_LIMIT;
  }

  /** The last completion of several searches that is not exhausted, else the one before them. */
  public static Completion lastCut(Completion before, List<Completion> ends) {
    return ends.stream()
        .filter(end -> end != Completion.EXHAUSTED)
        .reduce(before, (first, second) -> second);
  }

  /** {@link #DONE} if the search found solutions and ended by itself or at its solution limit. */
  public static int exitCode(SolveResult result) {
    return isWhole(result) && result.solutions() > 0 ? DONE : NONE_OR_CUT_SHORT;
  }

  /** The same; prints on standard error why the search ended early, if it did. */
  public static int exitCode(SolveResult result, PrintWriter err) {
    if (result.completion() != Completion.EXHAUSTED) {
      printStopped(result.completion(), err);
    }
    return exitCode(result);
  }

  /** Prints on standard error why a search ended early. */
  public static void printStopped(Completion completion, PrintWriter err) {
    err.println("queens: stopped (" + completion + "), there may be more solutions");
  }

  /** The sentence of a search that ended before the answer. */
  public static String stopped(Completion cause) {
    String remedy = cause == Completion.TIME_LIMIT ? ": raise --time-limit" : "";
    return "stopped (" + cause + ") before the answer" + remedy;
  }
}
