package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Portfolio;
import org.nqueens.search.Portfolio.Run;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;
import org.nqueens.search.TreeLimit;
import org.nqueens.search.ValueSelection;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.SearchTrace;

/** Limits of the failures and of the search tree, and portfolios with restarts. */
public interface LimitContract extends BackendFixture {

  private boolean tellsFailures() {
    return supports(new DeadEndContract.Hearer(deadEnd -> {}));
  }

  private void assumeTellsFailures() {
    assumeApplies(tellsFailures(), () -> "does not tell when a search fails");
  }

  private void assumeLimitsTrees() {
    assumeApplies(spi().capabilities().limitsTrees(), () -> "does not limit trees");
  }

  @Test
  default void refusesLimitsThatItCannotKeep() {
    if (!tellsFailures()) {
      String refusal =
          "failureLimit (7) cannot be kept by backend \"%s\", which does not tell when a search fails: set none, or choose one of the backends "
              .formatted(backend());
      assertThatThrownBy(() -> tree().failureLimit(7))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith(refusal);
      Portfolio portfolio = Portfolio.luby(SearchStrategy.LEXICOGRAPHIC, 7);
      QueensSolver solver = with().portfolio(portfolio).build();
      assertThatThrownBy(() -> solver.findAny(QueensModel.of(6).toBuilder().block(0, 0).build()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith(refusal);
    }
    if (!spi().capabilities().limitsTrees()) {
      assertThatThrownBy(() -> tree().treeLimit(TreeLimit.discrepancies(1)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith(
              "tree limit discrepancies <= 1 cannot be kept by backend \"%s\": "
                  .formatted(backend()));
    }
  }

  @Test
  default void endsAtTheFailureLimitExactly() {
    assumeTellsFailures();
    QueensModel model = QueensModel.of(7);
    List<Placement> all = new ArrayList<>();
    SolveResult whole =
        tree(SearchStrategy.FIRST_FAIL).failureLimit(1_000_000).enumerate(model, all::add);
    assertThat(whole.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(all).containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
    long failures = whole.statistics().failures();
    assertThat(failures).isGreaterThan(20);
    long decisions = 0;
    for (long limit = 1; limit <= failures; limit++) {
      List<Placement> found = new ArrayList<>();
      SolveResult result =
          tree(SearchStrategy.FIRST_FAIL).failureLimit(limit).enumerate(model, found::add);
      assertThat(result.statistics().failures()).isEqualTo(limit);
      assertThat(result.statistics().decisions()).isGreaterThanOrEqualTo(decisions);
      assertThat(found).isEqualTo(all.subList(0, found.size()));
      assertThat(result.solutions()).isEqualTo(found.size());
      assertThat(result.statistics().nodes())
          .isEqualTo(result.statistics().decisions() + limit + found.size());
      if (limit < failures) {
        assertThat(result.completion()).isEqualTo(Completion.FAILURE_LIMIT);
      }
      decisions = result.statistics().decisions();
    }
    assertThat(decisions).isEqualTo(whole.statistics().decisions());
  }

  /** A failure cuts a search that goes on after it, within a limit of the tree as without one. */
  @Test
  default void isNotCutByAFailureThatIsItsLastNode() {
    assumeTellsFailures();
    List<Optional<TreeLimit>> trees =
        spi().capabilities().limitsTrees()
            ? List.of(Optional.empty(), Optional.of(TreeLimit.discrepancies(1)))
            : List.of(Optional.empty());
    RandomModels random = RandomModels.of(backend() + ": last failures");
    int compared = 0;
    for (int i = 0; i < Gate.cases(60, 240); i++) {
      QueensModel model = random.tight();
      for (Optional<TreeLimit> tree : trees) {
        List<Boolean> failed = new ArrayList<>();
        SearchStrategy hearer =
            SearchStrategy.perSearch(
                "hearer", () -> new DeadEndContract.Hearer(deadEnd -> failed.add(true)));
        SolveResult whole =
            within(hearer, 1_000_000, tree).enumerate(model, placement -> failed.add(false));
        long failures = whole.statistics().failures();
        if (failures > 1 && failed.get(failed.size() - 1)) {
          compared++;
          List<Placement> found = new ArrayList<>();
          SolveResult same = within(hearer, failures, tree).enumerate(model, found::add);
          assertThat(same.completion()).as("%s", model).isEqualTo(whole.completion());
          assertThat(found).hasSize((int) whole.solutions());
          assertThat(same.statistics().decisions()).isEqualTo(whole.statistics().decisions());
          SolveResult less = within(hearer, failures - 1, tree).enumerate(model, found::add);
          assertThat(less.completion()).as("%s", model).isEqualTo(Completion.FAILURE_LIMIT);
        }
      }
    }
    assertThat(compared).isGreaterThan(10);
  }

  private TreeSearch within(SearchStrategy strategy, long failures, Optional<TreeLimit> limit) {
    TreeSearch tree = tree(strategy).failureLimit(failures);
    return limit.map(tree::treeLimit).orElse(tree);
  }

  /** The listener hears no node beyond those that the failure limit leaves. */
  @Test
  default void showsTheTreeWithinAFailureLimit() {
    assumeTellsFailures();
    assumeApplies(spi() instanceof TracingBackend, () -> "shows no tree");
    QueensModel model = QueensModel.of(6);
    SearchTrace whole = tree().trace(model);
    for (long limit = 1; limit < whole.result().statistics().failures(); limit++) {
      SearchTrace trace = tree().failureLimit(limit).trace(model);
      assertThat(trace.result().completion()).isEqualTo(Completion.FAILURE_LIMIT);
      // What became of the last node, to which the search went on, is not known.
      int known = trace.nodes().size() - 1;
      assertThat(trace.nodes().subList(0, known)).isEqualTo(whole.nodes().subList(0, known));
      assertThat(trace.nodes().get(known).branch()).isEqualTo(whole.nodes().get(known).branch());
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PROPAGATE") // ends at the root
  default void throwsWhereAnAnswerNeedsMoreFailures(TreeQuestion question) {
    assumeTellsFailures();
    assertCut(question, tree().failureLimit(1), Completion.FAILURE_LIMIT);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PROPAGATE") // ends at the root
  default void throwsWhereAnAnswerNeedsMoreOfTheTree(TreeQuestion question) {
    assumeLimitsTrees();
    assertCut(question, tree().treeLimit(TreeLimit.discrepancies(0)), Completion.TREE_LIMIT);
  }

  private void assertCut(TreeQuestion question, TreeSearch tree, Completion cause) {
    assumeApplies(!question.showsTree() || spi() instanceof TracingBackend, () -> "shows no trees");
    QueensModel torus =
        QueensModel.builder(6).rowsAllDifferent().toroidalDiagonalsAllDifferent().build();
    Stopped.by(cause, () -> question.ask(tree, torus));
  }

  @Test
  default void entersTheTreeWithinItsLimitOnly() {
    assumeLimitsTrees();
    QueensModel model = QueensModel.of(8);
    List<Placement> all = BruteForce.solve(model);
    Set<Placement> before = Set.of();
    int max = 0;
    boolean whole = false;
    while (!whole) {
      List<Placement> found = new ArrayList<>();
      SolveResult result =
          tree().treeLimit(TreeLimit.discrepancies(max)).enumerate(model, found::add);
      assertThat(found).isSubsetOf(all).isSorted();
      assertThat(found.containsAll(before)).as("the placements of a smaller limit").isTrue();
      whole = result.completion() == Completion.EXHAUSTED;
      if (!whole) {
        assertThat(result.completion()).isEqualTo(Completion.TREE_LIMIT);
        assertThat(max).isLessThan(64);
      }
      before = new LinkedHashSet<>(found);
      max++;
    }
    assertThat(max).isGreaterThan(5);
    assertThat(before).containsExactlyElementsOf(all);
    int depth = 0;
    while (placementsWithinDepth(depth, model) < all.size()) {
      depth++;
    }
    assertThat(depth).isBetween(1, 8);
    // The first dive on an empty board ends at a dead end.
    assertThat(placementsWithin((on, discrepancies) -> false, model)).isZero();
  }

  private long placementsWithinDepth(int max, QueensModel model) {
    return placementsWithin((depth, discrepancies) -> depth <= max, model);
  }

  private long placementsWithin(TreeLimit limit, QueensModel model) {
    return tree().treeLimit(limit).enumerate(model, placement -> {}).solutions();
  }

  @Test
  default void asksOnceForEachRightBranchInTheOrderOfTheSearch() {
    assumeLimitsTrees();
    List<Integer> depths = new ArrayList<>();
    SolveResult result =
        tree()
            .treeLimit(
                (depth, discrepancies) -> {
                  assertThat(discrepancies).isPositive();
                  depths.add(depth);
                  return true;
                })
            .enumerate(QueensModel.of(6), placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(depths).hasSize((int) result.statistics().decisions());
    assertThat(depths).contains(0, 1).allSatisfy(depth -> assertThat(depth).isBetween(0, 5));
  }

  @Test
  default void reportsATreeLimitThatThrows() {
    assumeLimitsTrees();
    IllegalStateException cause = new IllegalStateException("no limit");
    TreeSearch tree =
        tree()
            .treeLimit(
                (depth, discrepancies) -> {
                  throw cause;
                });
    assertThatThrownBy(() -> tree.enumerate(QueensModel.of(6), placement -> {}))
        .isInstanceOf(StrategyException.class)
        .hasMessageContaining("threw java.lang.IllegalStateException: no limit: see the cause")
        .hasCause(cause);
  }

  private static Portfolio inTurn(Run... runs) {
    return () -> List.of(runs).iterator();
  }

  @Test
  default void findsFirstSolutionsByAPortfolio() {
    assumeTellsFailures();
    QueensModel model = QueensModel.of(sizeForFindAny());
    SearchStrategy random = SearchStrategy.randomFirstFail(3);
    for (Portfolio portfolio :
        List.of(
            Portfolio.luby(random, 1),
            Portfolio.geometric(random, 1, 1.5),
            inTurn(
                new Run(SearchStrategy.FIRST_FAIL, 1),
                new Run(random, 1),
                new Run(random, Long.MAX_VALUE)))) {
      QueensSolver solver = with().portfolio(portfolio).build();
      Placement first = solver.findAny(model).orElseThrow();
      assertThat(model.isSolution(first)).isTrue();
      assertThat(solver.findAny(model)).hasValue(first);
      assertThat(solver.findAny(QueensModel.of(6).toBuilder().block(0, 0).build())).isPresent();
      assertThat(solver.uniqueness(QueensModel.of(2))).isEqualTo(new Uniqueness.None());
      assertThat(solver.explain(QueensModel.of(3))).isInstanceOf(Explanation.Infeasible.class);
    }
  }

  @Test
  default void endsWithTheLastSearchOfAPortfolio() {
    assumeTellsFailures();
    QueensModel model = QueensModel.of(6).toBuilder().place(0, 0).build();
    QueensSolver solver = with().portfolio(inTurn(new Run(SearchStrategy.FIRST_FAIL, 1))).build();
    Stopped.by(Completion.FAILURE_LIMIT, () -> solver.findAny(model));
    assertThat(
            with()
                .portfolio(
                    Portfolio.luby(SearchStrategy.weightedDegree(ValueSelection.SMALLEST), 1))
                .build()
                .findAny(model))
        .isEmpty();
  }
}
