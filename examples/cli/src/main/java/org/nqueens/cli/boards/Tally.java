package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Words;

/** How many boards of a command have one solution, several or none. */
final class Tally {
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

  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);

  void add(Verdict verdict) {
    counts.merge(verdict, 1, Integer::sum);
  }

  private int count(Verdict verdict) {
    return counts.getOrDefault(verdict, 0);
  }

  /** Prints a line on standard error, or in JSON on standard output. */
  void print(int read, int unreadable, Output out, PrintWriter err) {
    counts.put(Verdict.UNREADABLE, unreadable);
    Json summary = Json.of("summary").with("boards", read + unreadable);
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
                Collectors.joining(
                    ", ", "queens: " + Words.counted(read + unreadable, "board") + ": ", "")));
  }
}
