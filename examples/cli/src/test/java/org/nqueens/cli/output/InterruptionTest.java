package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sun.misc.SignalHandler;

class InterruptionTest {
  private static final SignalHandler OWN = signal -> {};

  @Test
  void aSignalHasOneHandlerAtATime() {
    SignalHandler before = Interruption.handle("TERM", OWN).orElseThrow();
    assertThat(Interruption.handle("TERM", before)).containsSame(OWN);
    assertThat(before).isNotSameAs(OWN);
  }
}
