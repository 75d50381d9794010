package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class SignalsTest {
  @Test
  void haveOneHandlerAtATime() {
    Object own = Signals.running(() -> {}).orElseThrow();
    Optional<Object> before = Signals.handle("TERM", Optional.of(own));
    assertThat(Signals.handle("TERM", before).orElseThrow()).isSameAs(own);
    assertThat(before.orElseThrow()).isNotSameAs(own);
  }

  @Test
  void areLeftAloneWhereTheSystemHasNone() {
    assertThat(Signals.handle("NONE", Signals.running(() -> {}))).isEmpty();
    assertThat(Signals.handle("TERM", Optional.empty())).isEmpty();
  }
}
