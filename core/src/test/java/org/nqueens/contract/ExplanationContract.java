package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.SearchStrategy;

/** Whether there is one solution, and why there is none: by reasons of which none is too many. */
public interface ExplanationContract extends BackendFixture {

  /** Models without a solution, of which each has other reasons. */
  static Stream<QueensModel> infeasibleModels() {
    return Stream.of(
        QueensModel.of(2),
        QueensModel.of(3),
        QueensModel.of(6).toBuilder().place(1, 1).place(4, 4).build(),
        QueensModel.of(6).toBuilder().place(1, 4).place(3, 2).build(),
        QueensModel.of(6).toBuilder().place(0, 3).place(5, 3).place(2, 1).build(),
        QueensModel.of(6).toBuilder().place(0, 0).build(),
        blockedRow(QueensModel.of(6)),
        blockedRow(Variant.NON_TOUCHING.builder(5).build()),
        QueensModel.of(6).toBuilder().allowOnly(2).build(),
        QueensModel.of(4).toBuilder().block(0, 1).block(2, 3).build(),
        QueensModel.builder(1).block(0, 0).build(),
        QueensModel.builder(4).place(2, 2).block(2, 2).build(),
        Variant.TOROIDAL.builder(4).build(),
        Variant.SUPERQUEENS.builder(6).build(),
        Variant.NON_TOUCHING.builder(3).regionsAllDifferent((column, row) -> column).build(),
        Variant.ROOKS.builder(5).regionsAllDifferent((column, row) -> (column + row) % 4).build(),
        QueensModel.of(5).toBuilder().excludeAscendingDiagonal(4).place(2, 3).build());
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.ExplanationContract#infeasibleModels")
  default void explainsBoardsThatCannotBeSolved(QueensModel model) {
    assertThat(BruteForce.isFeasible(model)).as("feasible").isFalse();
    assertExplained(model);
  }

  private static QueensModel blockedRow(QueensModel model) {
    QueensModelBuilder builder = model.toBuilder();
    IntStream.range(0, model.size()).forEach(column -> builder.block(column, 2));
    return builder.block(0, 0).block(3, 4).build();
  }

  @Test
  default void explainsRandomBoards() {
    RandomModels models = RandomModels.of(backend() + ": crowded boards");
    for (int i = 0; i < Math.max(1, randomModels() / 10); i++) {
      assertExplained(models.crowded());
    }
  }

  /** Compares the answer with the definition. */
  private void assertExplained(QueensModel model) {
    Explanation answer = solver().explain(model);
    if (BruteForce.isFeasible(model)) {
      assertThat(answer).isInstanceOf(Explanation.Feasible.class);
      assertThat(((Explanation.Feasible) answer).placement()).matches(model::isSolution);
      return;
    }
    assertThat(answer).as("%s", model).isInstanceOf(Explanation.Infeasible.class);
    Explanation.Infeasible explanation = (Explanation.Infeasible) answer;
    List<Reason> reasons = explanation.reasons();
    assertThat(explanation.message()).isNotBlank();
    assertAskedFor(model, reasons);
    assertThat(Reason.toModel(model.size(), reasons))
        .isEqualTo(AskedModel.of(model.size(), reasons));
    assertThat(BruteForce.isFeasible(AskedModel.of(model.size(), reasons)))
        .as("all of %s of %s", reasons, model)
        .isFalse();
    for (Reason reason : reasons) {
      List<Reason> others = reasons.stream().filter(other -> other != reason).toList();
      assertThat(BruteForce.isFeasible(AskedModel.of(model.size(), others)))
          .as("all but %s of %s of %s", reason, reasons, model)
          .isTrue();
    }
  }

  /** Given queens are such, rules are the model's in its order, blocked squares are blocked. */
  private static void assertAskedFor(QueensModel model, List<Reason> reasons) {
    List<Reason> rules = new ArrayList<>();
    for (Reason reason : reasons) {
      if (reason instanceof Reason.GivenQueen given) {
        assertThat(model.size()).isGreaterThan(1);
        assertThat(model.domain(given.column())).isEqualTo(RowDomain.of(given.row()));
        assertThat(rules).as("given queens come first, in %s", reasons).isEmpty();
      } else if (reason instanceof Reason.BlockedSquare blocked) {
        assertThat(model.domain(blocked.column()).contains(blocked.row())).isFalse();
        assertThat(model.domain(blocked.column()).size()).as("%s", reasons).isGreaterThan(1);
      } else if (reason instanceof Reason.RestrictedColumn restricted) {
        assertThat(restricted.allowed()).isEqualTo(model.domain(restricted.column()));
      } else {
        rules.add(reason);
      }
    }
    assertThat(rules)
        .isEqualTo(
            model.constraints().stream().map(Reason.Rule::new).filter(rules::contains).toList());
    assertThat(reasons).doesNotHaveDuplicates();
  }

  @Test
  default void tellsWhetherThereIsOneSolution() {
    QueensModel four = QueensModel.of(4);
    Placement first = Placement.of(1, 3, 0, 2);
    Placement second = Placement.of(2, 0, 3, 1);
    assertThat(solver().uniqueness(QueensModel.of(3))).isEqualTo(new Uniqueness.None());
    assertThat(solver().uniqueness(QueensModel.of(4).toBuilder().allowOnly(1).build()))
        .isEqualTo(new Uniqueness.None());
    assertThat(solver().uniqueness(four.toBuilder().place(0, 1).build()))
        .isEqualTo(new Uniqueness.Unique(first));
    assertThat(solver().uniqueness(four)).isEqualTo(new Uniqueness.Ambiguous(first, second));
  }

  @Test
  default void tellsTwoSolutionsOfMany() {
    QueensModel model = QueensModel.of(Math.min(12, sizeForFindAny()));
    assertThat(solver().uniqueness(model))
        .isInstanceOfSatisfying(
            Uniqueness.Ambiguous.class,
            two -> {
              assertThat(two.first()).matches(model::isSolution).isLessThan(two.second());
              assertThat(two.second()).matches(model::isSolution);
            });
  }

  @Test
  default void sharesTheTimeLimitAmongAllItsSearches() {
    assumeRunsCustomStrategies();
    // No search by itself takes as long as the limit, two of them do.
    SearchStrategy slow =
        state -> {
          if (IntStream.range(0, state.size()).noneMatch(state::isBound)) {
            LockSupport.parkNanos(Duration.ofMillis(40).toNanos());
          }
          return SearchStrategy.LEXICOGRAPHIC.next(state);
        };
    Duration limit = Duration.ofMillis(60);
    QueensSolver solver = with().strategy(slow).timeLimit(limit).build();
    QueensModel model = Variant.ROOKS.builder(3).block(0, 0).block(1, 0).block(2, 0).build();
    SearchStoppedException stopped = Stopped.by(Completion.TIME_LIMIT, () -> solver.explain(model));
    assertThat(stopped.partialResult().orElseThrow().statistics().wallTime())
        .as("the time of the whole explanation")
        .isGreaterThanOrEqualTo(limit);
  }
}
