package org.nqueens.cli;

import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressState;
import org.nqueens.QueensSolver;

/**
 * A progress display on standard error for tasks of more than a second, if standard error is a
 * terminal: one line, no wider than the terminal, with the elapsed time and the state of the
 * search, the number of solutions found, or a note. The line is erased at the end of the task.
 */
final class Progress {
  /** Tests of the display set a shorter time. */
  private static final long UPDATE_MILLIS = Long.getLong("queens.progress.millis", 500);

  private static final long INITIAL_DELAY_MILLIS = 2 * UPDATE_MILLIS;
  private static final int MAX_WIDTH = 110;

  private final String task;
  private final AtomicLong found = new AtomicLong();
  private final SearchWatch search = new SearchWatch();
  private volatile String note = "";
  private final Timer timer = new Timer("queens-progress", true);
  private ProgressBar bar;
  private boolean closed;
  private int shownWidth;

  /** Runs a task that may report its steps. */
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
        INITIAL_DELAY_MILLIS,
        UPDATE_MILLIS);
  }

  /** The solver, whose searches this display shows. */
  QueensSolver watch(QueensSolver solver) {
    return solver.toBuilder().progress(search::report).build();
  }

  /** Reports one more solution. */
  void step() {
    found.incrementAndGet();
  }

  /** Shows how far the task is, instead of the search. */
  void note(String words) {
    note = words;
  }

  private synchronized void update() {
    if (bar == null && !closed) {
      if (!Terminal.ERROR.exists()) {
        timer.cancel();
        return;
      }
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(-1)
              .setConsumer(new Line())
              .setRenderer(this::render)
              .setUpdateIntervalMillis((int) UPDATE_MILLIS)
              .continuousUpdate() // updates the time between solutions
              .startsFrom(0, Duration.ofMillis(INITIAL_DELAY_MILLIS))
              .build();
    }
    if (bar != null) {
      bar.stepTo(found.get());
    }
  }

  private String render(ProgressState state, int maxWidth) {
    ProgressLine line = ProgressLine.of(state.getTaskName(), state.getTotalElapsed());
    return (note.isEmpty() ? search.on(line, state.getCurrent()) : line.with(note))
        .toString(maxWidth);
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
      // Not under the lock: close waits for the bar's thread, which may call show.
      shown.close();
      System.err.print("\r" + " ".repeat(shownWidth) + "\r");
      System.err.flush();
    }
  }

  /**
   * The line of the terminal. The bar's own thread draws on it, and again once after the bar's end.
   */
  private final class Line implements ProgressBarConsumer {
    /** Leaves the last column free: some terminals wrap a line that fills it. */
    @Override
    public int getMaxRenderedLength() {
      return Math.min(MAX_WIDTH, Terminal.ERROR.width() - 1);
    }

    @Override
    public void accept(String line) {
      show(line);
    }

    @Override
    public void close() {}
  }
}
