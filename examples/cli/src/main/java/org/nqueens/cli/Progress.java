package org.nqueens.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressState;

/**
 * A progress display on standard error for what takes longer than a moment, if standard error is a
 * terminal: a line with the time that goes by and the solutions found, no wider than the terminal.
 * It is wiped when the work is done.
 */
final class Progress {
  private static final long A_MOMENT_MILLIS = 1_000;
  private static final long UPDATE_MILLIS = 200;
  private static final int MAX_WIDTH = 79;

  private final String task;
  private final AtomicLong found = new AtomicLong();
  private final Timer timer = new Timer("queens-progress", true);
  private ProgressBar bar;
  private boolean closed;
  private int shownWidth;

  /** Does work that may tell of its steps. */
  static <T> T during(String task, Function<Progress, T> work) {
    Progress progress = new Progress(task);
    try {
      return work.apply(progress);
    } finally {
      progress.close();
    }
  }

  private Progress(String task) {
    this.task = VisibleText.of(task);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            update();
          }
        },
        A_MOMENT_MILLIS,
        UPDATE_MILLIS);
  }

  /** Says that one more solution was found. */
  void step() {
    found.incrementAndGet();
  }

  private synchronized void update() {
    if (bar == null && !closed) {
      if (!ErrorTerminal.exists()) {
        timer.cancel();
        return;
      }
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(-1)
              .setConsumer(new Line())
              .setRenderer(Progress::render)
              .setUpdateIntervalMillis((int) UPDATE_MILLIS)
              .continuousUpdate() // the time goes by even where nothing is found
              .startsFrom(0, Duration.ofMillis(A_MOMENT_MILLIS))
              .build();
    }
    if (bar != null) {
      bar.stepTo(found.get());
    }
  }

  private static String render(ProgressState state, int maxWidth) {
    return line(state.getTaskName(), state.getTotalElapsed(), state.getCurrent(), maxWidth);
  }

  static String line(String task, Duration elapsed, long found, int maxWidth) {
    long seconds = elapsed.toSeconds();
    String time =
        String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    String line = task + ": " + time + (found == 0 ? "" : ", " + found + " found");
    return line.substring(0, Math.min(line.length(), Math.max(0, maxWidth)));
  }

  private synchronized void show(String line) {
    if (!closed) {
      System.err.print("\r" + line + " ".repeat(Math.max(0, shownWidth - line.length())));
      System.err.flush();
      shownWidth = line.length();
    }
  }

  private void close() {
    ProgressBar shown;
    synchronized (this) {
      closed = true;
      timer.cancel();
      shown = bar;
    }
    if (shown != null) {
      // Not under the lock: this waits for the bar's thread, which may be about to show a line.
      shown.close();
      System.err.print("\r" + " ".repeat(shownWidth) + "\r");
      System.err.flush();
    }
  }

  /**
   * The terminal's line, on which the bar draws from a thread of its own, and once after its end.
   */
  private final class Line implements ProgressBarConsumer {
    /** The last column stays free, lest the terminal begin a new line. */
    @Override
    public int getMaxRenderedLength() {
      return Math.min(MAX_WIDTH, ErrorTerminal.width() - 1);
    }

    @Override
    public void accept(String line) {
      show(line);
    }

    @Override
    public void close() {}
  }
}
