package org.nqueens.choco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;

/** The parts of a search by its own decisions. */
@Sampled
class ChocoSplitTest {
  private static final ChocoBackend BACKEND = new ChocoBackend();

  private static SearchRequest request(QueensModel model, SearchStrategy strategy) {
    return new SearchRequest(model, strategy, () -> false);
  }

  private static List<List<Integer>> solutions(QueensModel model, SearchStrategy strategy) {
    List<List<Integer>> found = new ArrayList<>();
    BACKEND.search(
        request(model, strategy), rows -> found.add(IntStream.of(rows).boxed().toList()));
    return found;
  }

  private static List<QueensModel> parts(QueensModel model, SearchStrategy strategy, int depth) {
    List<QueensModel> parts = new ArrayList<>();
    BACKEND.split(request(model, strategy), depth).forEachRemaining(parts::add);
    return parts;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 100})
  void hasTheSolutionsOfTheWholeInItsOrder(int depth) {
    RandomModels models = RandomModels.of("parts of depth " + depth);
    List<SearchStrategy> strategies =
        List.of(
            SearchStrategy.FIRST_FAIL,
            SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.LOWER_HALF));
    for (int i = 0; i < Gate.cases(8, 20); i++) {
      QueensModel model = models.tight();
      for (SearchStrategy strategy : strategies) {
        List<List<Integer>> found = new ArrayList<>();
        parts(model, strategy, depth).forEach(part -> found.addAll(solutions(part, strategy)));
        assertThat(found).as("%s", model).isEqualTo(solutions(model, strategy));
      }
    }
  }

  /** Depth counts the decisions that hold: with the refuted ones, most parts would be tiny. */
  @ParameterizedTest
  @EnumSource(names = {"VALUE", "BOUNDS", "DOMAIN"})
  void hasThePartsOfTheEmbeddedEngineAtTheSameLevel(Propagation level) {
    SplittingBackend embedded =
        (SplittingBackend) BackendRegistry.load().find("embedded").orElseThrow();
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
