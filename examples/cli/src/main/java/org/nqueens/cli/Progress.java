package org.nqueens.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/**
 * A progress display on standard error for what takes longer than a moment, if standard error is a
 * terminal. It is wiped when the work is done.
 */
final class Progress {
  private static final long A_MOMENT_MILLIS = 1_000;
  private static final long UPDATE_MILLIS = 200;
  private static final int WIDTH = 79;

  private final String task;
  private final AtomicLong found = new AtomicLong();
  private final Timer timer = new Timer("queens-progress", true);
  private ProgressBar bar;
  private boolean closed;

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
    this.task = task;
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
      if (!isTerminal()) {
        timer.cancel();
        return;
      }
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(-1)
              .setConsumer(new DelegatingProgressBarConsumer(this::show, WIDTH))
              .setStyle(ProgressBarStyle.ASCII)
              .startsFrom(0, Duration.ofMillis(A_MOMENT_MILLIS))
              .setUnit(" found", 1)
              .hideEta()
              .build();
    }
    if (bar != null) {
      bar.stepTo(found.get());
    }
  }

  /** Called by the bar from a thread of its own, once more after its end. */
  private synchronized void show(String line) {
    if (!closed) {
      System.err.print("\r" + line);
      System.err.flush();
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
      System.err.print("\r" + " ".repeat(WIDTH) + "\r");
      System.err.flush();
    }
  }

  private static boolean isTerminal() {
    try {
      return TerminalProvider.load("exec").isSystemStream(SystemStream.Error);
    } catch (IOException e) {
      return false;
    }
  }
}
