package org.nqueens.internal.run.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.result.Completion;

class StopSignalTest {
  private final StopSignal signal = StopSignal.startOwned(Options.of(new EmbeddedBackend()));

  @AfterEach
  void clearTheInterruptFlag() {
    Thread.interrupted();
  }

  /** What another thread, such as one that watches native searches, sees. */
  private boolean isSeenByAnother() {
    boolean[] seen = new boolean[1];
    Thread other = new Thread(() -> seen[0] = signal.getAsBoolean());
    other.start();
    // To join would throw, and clear the flag that the other thread looks at.
    while (other.isAlive()) {
      Thread.onSpinWait();
    }
    return seen[0];
  }

  @Test
  void stopsForAnInterruptOutsideTheConsumer() {
    signal.enterConsumer();
    signal.leaveConsumer();
    Thread.currentThread().interrupt();
    assertThat(isSeenByAnother()).isTrue();
    assertThat(signal.cause()).isEqualTo(Completion.INTERRUPTED);
  }

  @Test
  void keepsTheFirstCause() {
    signal.stop(Completion.SOLUTION_LIMIT);
    signal.stop(Completion.TIME_LIMIT);
    assertThat(signal.cause()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(signal.anew().hasCause()).isFalse();
  }
}
