package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;

class EliminatingDomainsTest {

  /** Queens attack nothing without rules; the signal is polled before the last of each 64. */
  @ParameterizedTest
  @CsvSource({"63, 0", "64, 1", "127, 1", "128, 2"})
  void pollOncePer64QueensThatAttack(int queens, int polls) {
    QueensModelBuilder builder = QueensModel.builder(130);
    for (int column = 0; column < queens; column++) {
      builder.place(column, 0);
    }
    AtomicInteger asked = new AtomicInteger();
    QueensModel model = builder.build();
    EliminatingDomains domains = new EliminatingDomains(model, () -> asked.incrementAndGet() < 0);
    assertThat(domains.propagate()).isTrue();
    assertThat(asked).hasValue(polls);
    assertThat(domains.unbound()).isEqualTo(130 - queens);
  }

  @Test
  void failOnARequestToStop() {
    QueensModelBuilder builder = QueensModel.builder(64);
    for (int column = 0; column < 64; column++) {
      builder.place(column, 0);
    }
    assertThat(new EliminatingDomains(builder.build(), () -> true).propagate()).isFalse();
  }

  @Test
  void holdTheDomainsOfAModel() {
    QueensModel model =
        QueensModel.builder(70).allowOnly(0, 3, 63, 64).allowOnly(68, 69).block(69, 0).build();
    EliminatingDomains domains = new EliminatingDomains(model, () -> false);
    assertThat(domains.toDomains()).isEqualTo(model.domains());
    assertThat(domains.unbound()).isEqualTo(69);
    assertThat(domains.domainSize(0)).isEqualTo(3);
  }

  /** 30 bytes a square. */
  @Test
  void areRefusedWhereTheHeapIsTooSmall() {
    int n = 1 + (int) Math.sqrt(Runtime.getRuntime().maxMemory() / 30.0);
    QueensModel model = QueensModel.builder(n).build();
    long needed = 30L * n * n >> 20;
    long heap = Runtime.getRuntime().maxMemory() >> 20;
    assertThatThrownBy(() -> new EliminatingDomains(model, () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "n (%s) may need %s MB to be searched, and the heap has at most %s MB: choose a smaller board or enlarge the heap with -Xmx"
                .formatted(n, needed, heap));
  }

  @Test
  void placeTheQueenThatIsForced() {
    QueensModel model =
        QueensModel.builder(66).rowsAllDifferent().place(2, 65).allowOnly(1, 64, 65).build();
    EliminatingDomains domains = new EliminatingDomains(model, () -> false);
    assertThat(domains.propagate()).isTrue();
    assertThat(domains.toDomains().get(1)).isEqualTo(RowDomain.of(64));
    assertThat(domains.contains(0, 64)).isFalse();
    assertThat(domains.contains(65, 65)).isFalse();
    assertThat(domains.domainSize(65)).isEqualTo(64);
  }
}
