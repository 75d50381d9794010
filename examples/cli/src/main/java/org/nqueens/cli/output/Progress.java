package org.nqueens.cli.output;

import java.text.NumberFormat;
import java.text.NumberFormat.Style;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.nqueens.QueensSolver;
import org.nqueens.result.SearchProgress;

/**
 * A task that signals interrupt, with a progress display on standard error. The display appears
 * after a second if standard error is a terminal. It is one line, no wider than the terminal, with
 * the elapsed time and the state of the search, the number of solutions found, or a note. The line
 * is erased at the end of the task.
 */
public final class Progress {
  /** Tests of the display set a shorter time. */
  private static final long UPDATE_MILLIS = Long.getLong("queens.progress.millis", 500);

  private static final long INITIAL_DELAY_MILLIS = 2 * UPDATE_MILLIS;
  private static final int MAX_WIDTH = 110;

  private final String task;
  private final long start = System.nanoTime();
  private final AtomicLong found = new AtomicLong();
  private final Watch search = new Watch();
  private final Timer timer = new Timer("queens-progress", true);
  private volatile String note = "";
  private boolean closed;
  private int shownWidth;

  /** Runs a task that may report its steps. */
  public static <T> T during(String task, Function<Progress, T> work) {
    // A user who sees the display can interrupt the task.
    return Interruption.during(
        () -> {
          Progress progress = new Progress(task);
          try {
            return work.apply(progress);
          } finally {
            progress.close();
          }
        });
  }

  private Progress(String task) {
    this.task = Words.visible(task);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            show();
          }
        },
        INITIAL_DELAY_MILLIS,
        UPDATE_MILLIS);
  }

  /** The solver, with its searches shown by this display. */
  public QueensSolver watch(QueensSolver solver) {
    return solver.toBuilder().progress(search::report).build();
  }

  /** Reports another solution. */
  public void step() {
    found.incrementAndGet();
  }

  /** Shows how far the task is, instead of the search. */
  public void note(String words) {
    note = words;
  }

  private synchronized void show() {
    if (closed) {
      return;
    }
    if (!Terminal.ERROR.exists()) {
      timer.cancel();
      return;
    }
    // The last column stays free: some terminals wrap a line that fills it.
    String line = line(Math.min(MAX_WIDTH, Terminal.ERROR.width() - 1));
    System.err.print("\r" + line + " ".repeat(Math.max(0, shownWidth - line.length())));
    System.err.flush();
    shownWidth = line.length();
  }

  private String line(int maxWidth) {
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return line(
        task, elapsed, note.isEmpty() ? search.fields(found.get()) : List.of(note), maxWidth);
  }

  /** The fields that fit as a whole: a number that is cut would be another number. */
  static String line(String task, Duration elapsed, List<String> fields, int maxWidth) {
    long seconds = elapsed.toSeconds();
    String line =
        String.format(
            Locale.ROOT, "%s: %d:%02d:%02d", task, seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (line.length() > maxWidth) {
      return line.substring(0, Math.max(0, maxWidth));
    }
    for (String field : fields) {
      if (line.length() + 2 + field.length() > maxWidth) {
        break;
      }
      line += ", " + field;
    }
    return line;
  }

  /** Takes the line away, before other words are printed. */
  public synchronized void erase() {
    if (shownWidth > 0) {
      System.err.print("\r" + " ".repeat(shownWidth) + "\r");
      System.err.flush();
      shownWidth = 0;
    }
  }

  private synchronized void close() {
    closed = true;
    timer.cancel();
    erase();
  }

  /**
   * The reports of a search as fields of a progress line; their widths seldom change. Rates count
   * from the first report of a search, because an earlier run may have found some of its solutions.
   */
  static final class Watch {
    private volatile Optional<Span> span = Optional.empty();

    /** The first and the last report of one search. */
    private record Span(SearchProgress first, SearchProgress last) {
      /** The solutions per second, or where they are rare the decisions. */
      private String rate() {
        double seconds = Math.max(1, last.elapsed().minus(first.elapsed()).toNanos()) / 1e9;
        double found = Math.max(0, last.solutions() - first.solutions()) / seconds;
        double decisions = Math.max(0, last.decisions() - first.decisions()) / seconds;
        return found < 1 && decisions > 0
            ? shortened(decisions) + " decisions/s"
            : shortened(found) + " found/s";
      }
    }

    /** Takes a report; its thread is the only one that does. */
    void report(SearchProgress progress) {
      span =
          Optional.of(
              span.filter(before -> before.last().elapsed().compareTo(progress.elapsed()) <= 0)
                  .map(before -> new Span(before.first(), progress))
                  .orElse(new Span(progress, progress)));
    }

    /**
     * The share that is done, the time left, the solutions and the rate. Until the first part of
     * several is done, the number of parts stands in place of the time.
     *
     * @param delivered the solutions delivered, or 0 if they are only counted
     */
    List<String> fields(long delivered) {
      Optional<Span> current = span;
      if (current.isEmpty()) {
        return delivered == 0 ? List.of() : List.of(delivered + " found");
      }
      SearchProgress last = current.get().last();
      long found = delivered == 0 ? last.solutions() : delivered;
      boolean isFirst = last.fraction() == 0 && last.parts() > 1;
      return List.of(
          percent(last.fraction()),
          isFirst
              ? "%15s".formatted("part 1 of " + last.parts())
              : "%10s left".formatted(last.remaining().map(Watch::time).orElse("?")),
          found + " found",
          current.get().rate());
    }

    /** No milliseconds, which are over before they are read. */
    private static String time(Duration remaining) {
      return remaining.toSeconds() < 1 ? "under 1 s" : DurationText.of(remaining);
    }

    /** Rounded down: the whole is 100.0 % only when it is done. */
    private static String percent(double fraction) {
      return String.format(Locale.ROOT, "%5.1f %%", Math.floor(fraction * 1_000) / 10);
    }

    /** Such as {@code 12.34M}. */
    private static String shortened(double number) {
      NumberFormat format = NumberFormat.getCompactNumberInstance(Locale.ENGLISH, Style.SHORT);
      format.setMaximumFractionDigits(number < 1_000 ? 0 : 2);
      return format.format(number);
    }
  }
}
