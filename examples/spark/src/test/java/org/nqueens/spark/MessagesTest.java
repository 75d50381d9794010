package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class MessagesTest {

  @Test
  void takesTheFirstLine() {
    assertThat(Messages.line(new IllegalStateException("no licence\nat all")))
        .isEqualTo("no licence");
  }

  @Test
  void namesTheTypeWhereTheMessageIsAMereName() {
    assertThat(Messages.line(new NoSuchFileException("/data")))
        .isEqualTo("NoSuchFileException: /data");
    assertThat(Messages.line(new UnsatisfiedLinkError("jniortools")))
        .isEqualTo("UnsatisfiedLinkError: jniortools");
  }

  @Test
  void takesTheLastCauseOfATaskThatFailed() {
    assertThat(
            Messages.lastCause(
                new IllegalStateException(
                    "gave up\nCaused by: A: a\n\tat B\nCaused by: C: c\n\tat D")))
        .isEqualTo("C: c");
    assertThat(Messages.lastCause(new IllegalStateException("no licence\nat all")))
        .isEqualTo("no licence");
  }

  @Test
  void looksForAMessageInTheCauses() {
    assertThat(Messages.line(new ExceptionInInitializerError(new IllegalStateException("too old"))))
        .isEqualTo("ExceptionInInitializerError: too old");
    assertThat(Messages.line(new StackOverflowError())).isEqualTo("StackOverflowError");
  }
}
