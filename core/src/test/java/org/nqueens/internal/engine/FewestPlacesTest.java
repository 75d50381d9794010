package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.SearchListener;

@Sampled
class FewestPlacesTest {

  /** Regions of four columns: the left two columns, and the upper and lower parts of the others. */
  private static QueensModelBuilder regions() {
    int[][] rows = {{0, 0, 1, 1}, {0, 0, 1, 1}, {2, 2, 2, 3}, {2, 2, 2, 3}};
    return QueensModel.builder(4)
        .rowsAllDifferent()
        .regionsAllDifferent((column, row) -> rows[column][row]);
  }

  private static Decision decision(QueensModelBuilder rules) {
    QueensModel model = rules.build();
    WordDomains domains = new WordDomains(model, Propagation.COVERAGE);
    assertThat(domains.propagate()).isTrue();
    Decision decision = new FewestPlaces(model).next(domains);
    ConsistentDomains others =
        new ConsistentDomains(model, Propagation.COVERAGE, () -> false, new SearchListener() {});
    assertThat(others.propagate()).isTrue();
    assertThat(new FewestPlaces(model).next(others))
        .as("in domains with causes")
        .isEqualTo(decision);
    return decision;
  }

  @Test
  void takesASquareOfTheSmallestRegionRowOrColumn() {
    assertThat(decision(regions())).as("a region").isEqualTo(Decision.assign(2, 3));
    Decision row = decision(regions().block(0, 1).block(2, 1));
    assertThat(row).as("a row of two columns").isEqualTo(Decision.assign(1, 1));
    assertThat(decision(regions().allowOnly(3, 0, 3).block(0, 1)))
        .as("a column of two rows")
        .isEqualTo(Decision.assign(3, 0));
  }

  /** Region boards of random columns, as likely as not with a solution. */
  private static QueensModel random(int n, Random random) {
    int[] colours = new int[n * n];
    for (int i = 0; i < colours.length; i++) {
      colours[i] = random.nextInt(3) == 0 ? random.nextInt(n) : i / n;
    }
    QueensModelBuilder builder =
        Variant.values()[random.nextInt(Variant.values().length)].builder(n);
    return builder.regionsAllDifferent((column, row) -> colours[column * n + row]).build();
  }

  /** The tree of a trace is made in domains with causes. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 6, 7})
  void findsEverySolutionOnceInTheTreeOfItsTrace(int n) {
    Random random = Gate.random("n = " + n);
    for (int i = 0; i < Gate.cases(20, 30); i++) {
      QueensModel model = random(n, random);
      List<Placement> all = BruteForce.solve(model);
      for (Propagation level : Propagation.values()) {
        List<Placement> found = new ArrayList<>();
        SearchRequest request =
            new SearchRequest(model, Optional.of(new FewestPlaces(model)), level, () -> false);
        SearchOutcome outcome =
            new PropagationSearch(request).run(rows -> found.add(Placement.of(rows)));
        assertThat(found).as("%s at %s", model, level).containsExactlyInAnyOrderElementsOf(all);
        assertThat(new EmbeddedBackend().search(request, rows -> true, new SearchListener() {}))
            .as("%s at %s", model, level)
            .isEqualTo(outcome);
      }
    }
  }

  /** Regions are blocks of 9 rows and 7 columns, or 8 and 8. */
  @ParameterizedTest
  @ValueSource(ints = {63, 64})
  void decidesOnBoardsOfAWord(int n) {
    int height = n == 63 ? 9 : 8;
    int width = n / height;
    QueensModel model =
        Variant.ROOKS
            .builder(n)
            .regionsAllDifferent((column, row) -> row / height * height + column / width)
            .build();
    QueensSolver solver = QueensSolver.builder().strategy(new FewestPlaces(model)).build();
    assertThat(solver.findAny(model))
        .hasValueSatisfying(found -> assertThat(model.isSolution(found)).isTrue());
  }
}
