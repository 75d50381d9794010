package org.nqueens.internal.run.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
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
  void leavesAnInterruptWithinTheConsumerToTheConsumer() {
    signal.enterConsumer();
    Thread.currentThread().interrupt();
    assertThat(isSeenByAnother()).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    signal.leaveConsumer();
    assertThat(isSeenByAnother()).isFalse();
    assertThat(signal.hasCause()).isFalse();
  }

  @Test
  void stopsForAnInterruptThatTheConsumerLeavesBehind() {
    signal.enterConsumer();
    Thread.currentThread().interrupt();
    signal.leaveConsumer();
    assertThat(signal.cause()).isEqualTo(Completion.INTERRUPTED);
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

  @Test
  void sharesItsClock() {
    StopSignal over = StopSignal.start(Optional.of(Duration.ZERO));
    Duration elapsed = over.elapsed();
    StopSignal later = over.anew();
    assertThat(later.getAsBoolean()).isTrue();
    assertThat(later.cause()).isEqualTo(Completion.TIME_LIMIT);
    assertThat(later.elapsed()).isGreaterThanOrEqualTo(elapsed);
  }
}
