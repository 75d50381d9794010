package org.nqueens.choco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;

/** The parts of a search by its own decisions. */
class ChocoSplitTest {
  private static final ChocoBackend BACKEND = new ChocoBackend();

  private static SearchRequest request(QueensModel model, SearchStrategy strategy) {
    return new SearchRequest(model, strategy, () -> false);
  }

  /** Depth counts the decisions that hold: with the refuted ones, most parts would be tiny. */
  @ParameterizedTest
  @EnumSource(names = {"VALUE", "BOUNDS", "DOMAIN"})
  void hasThePartsOfTheEmbeddedEngineAtTheSameLevel(Propagation level) {
    SplittingBackend embedded = (SplittingBackend) BackendRegistry.embedded();
    for (int depth = 1; depth <= 3; depth++) {
      SearchRequest request =
          new SearchRequest(
              QueensModel.of(8), Optional.of(SearchStrategy.FIRST_FAIL), level, () -> false);
      List<QueensModel> expected = new ArrayList<>();
      embedded.split(request, depth).forEachRemaining(expected::add);
      List<QueensModel> parts = new ArrayList<>();
      BACKEND.split(request, depth).forEachRemaining(parts::add);
      assertThat(parts).isEqualTo(expected);
    }
  }

  @Test
  void makesEachPartWhenItIsAskedFor() {
    AtomicInteger decisions = new AtomicInteger();
    SearchStrategy counting =
        state -> {
          decisions.incrementAndGet();
          return SearchStrategy.FIRST_FAIL.next(state);
        };
    Iterator<QueensModel> parts = BACKEND.split(request(QueensModel.of(8), counting), 2);
    assertThat(decisions).hasValue(0);
    parts.next();
    assertThat(decisions).hasValue(2);
    assertThat(parts.hasNext()).isTrue();
    assertThat(parts.hasNext()).isTrue();
    assertThat(decisions).hasValue(3);
  }

  @Test
  void endsOnARequestToStop() {
    AtomicInteger polls = new AtomicInteger();
    SearchRequest stopped =
        new SearchRequest(
            QueensModel.of(12), SearchStrategy.FIRST_FAIL, () -> polls.incrementAndGet() > 20);
    Iterator<QueensModel> parts = BACKEND.split(stopped, 2);
    assertThat(parts).toIterable().hasSizeLessThan(20);
  }
}
