package org.nqueens.cli.output;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.nqueens.QueensSolver;

/**
 * A task that signals interrupt, with a progress display on standard error if it takes more than a
 * second and standard error is a terminal: one line, no wider than the terminal, with the elapsed
 * time and the state of the search, the number of solutions found, or a note. The line is erased at
 * the end of the task.
 */
public final class Progress {
  /** Tests of the display set a shorter time. */
  private static final long UPDATE_MILLIS = Long.getLong("queens.progress.millis", 500);

  private static final long INITIAL_DELAY_MILLIS = 2 * UPDATE_MILLIS;
  private static final int MAX_WIDTH = 110;

  private final String task;
  private final long start = System.nanoTime();
  private final AtomicLong found = new AtomicLong();
  private final SearchWatch search = new SearchWatch();
  private final Timer timer = new Timer("queens-progress", true);
  private volatile String note = "";
  private boolean closed;
  private int shownWidth;

  /** Runs a task that may report its steps. */
  public static <T> T during(String task, Function<Progress, T> work) {
    // Whoever sees the display can interrupt the task.
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
    this.task = VisibleText.of(task);
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

  /** The solver, whose searches this display shows. */
  public QueensSolver watch(QueensSolver solver) {
    return solver.toBuilder().progress(search::report).build();
  }

  /** Reports one more solution. */
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
}
