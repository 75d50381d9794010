package org.nqueens.spi.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchRequest;

@Sampled
class PrefixSplitTest {

  private static Iterator<QueensModel> split(
      QueensModel model, boolean descending, int depth, BooleanSupplier stop) {
    SearchStrategy strategy =
        SearchStrategy.of(
            VariableSelection.FIRST_UNBOUND,
            descending ? ValueSelection.LARGEST : ValueSelection.SMALLEST);
    return PrefixSplit.of(new SearchRequest(model, strategy, stop), depth);
  }

  private static List<QueensModel> parts(QueensModel model, boolean descending, int depth) {
    List<QueensModel> parts = new ArrayList<>();
    split(model, descending, depth, () -> false).forEachRemaining(parts::add);
    return parts;
  }

  private static Stream<Placement> solutions(QueensModel model, boolean descending) {
    List<Placement> solutions = new ArrayList<>(BruteForce.solve(model));
    if (descending) {
      Collections.reverse(solutions);
    }
    return solutions.stream();
  }

  private static void assertComplete(QueensModel model) {
    for (boolean descending : new boolean[] {false, true}) {
      List<Placement> expected = solutions(model, descending).toList();
      for (int depth = 0; depth <= model.size(); depth++) {
        List<QueensModel> parts = parts(model, descending, depth);
        assertThat(parts.stream().flatMap(part -> solutions(part, descending)))
            .as("depth %d of %s, descending: %b", depth, model, descending)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void hasTheSolutionsOfRandomModelsInOrder() {
    RandomModels models = RandomModels.of("splits by prefix");
    for (int i = 0; i < Gate.cases(50, 150); i++) {
      assertComplete(models.any());
      assertComplete(models.crowded());
    }
  }

  @Test
  void fixesAsManyColumnsAsAsked() {
    assertThat(parts(QueensModel.of(8), false, 1)).hasSize(8);
    assertThat(parts(QueensModel.of(8), false, 2))
        .hasSize(42)
        .allMatch(part -> part.domain(0).size() == 1 && part.domain(1).size() == 1);
  }

  @Test
  void doesNotCountColumnsThatHaveTheirQueen() {
    QueensModel model = QueensModel.of(8).toBuilder().place(0, 3).place(2, 4).build();
    assertThat(parts(model, false, 1))
        .hasSize(4)
        .allMatch(part -> part.domain(1).size() == 1 && part.domain(3).size() > 1);
  }

  @Test
  void endsOnARequestToStop() {
    assertThat(split(QueensModel.of(8), false, 2, () -> true)).isExhausted();
    QueensModel given = QueensModel.of(8).toBuilder().place(0, 0).build();
    assertThat(split(given, false, 0, () -> true)).isExhausted();
    AtomicInteger polls = new AtomicInteger();
    Iterator<QueensModel> parts =
        split(QueensModel.of(8), false, 2, () -> polls.incrementAndGet() > 30);
    List<QueensModel> made = new ArrayList<>();
    parts.forEachRemaining(made::add);
    assertThat(made).isNotEmpty().hasSizeLessThan(42);
    assertThat(made).isEqualTo(parts(QueensModel.of(8), false, 2).subList(0, made.size()));
  }

  @Test
  void saysThatNoPartIsLeft() {
    Iterator<QueensModel> parts = split(QueensModel.of(4), false, 0, () -> false);
    assertThat(parts.next()).isEqualTo(QueensModel.of(4));
    assertThat(parts.hasNext()).isFalse();
    assertThatThrownBy(parts::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no part is left: ask hasNext first");
  }
}
