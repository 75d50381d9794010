package org.nqueens.internal.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ReferenceData;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;
import org.nqueens.result.SearchProgress;
import org.nqueens.sampling.PlacementIndex;

/** The boards that are indexed though their trees are large, and those that are not. */
class IndexBuilderTest {

  /** Given queens that leave few rows to the first columns, which descents see too late. */
  private static QueensModel withLastQueensGiven() {
    Placement placement = QueensSolver.findAny(40).orElseThrow();
    QueensModelBuilder builder = QueensModel.of(40).toBuilder();
    IntStream.range(14, 40).forEach(column -> builder.place(column, placement.row(column)));
    return builder.build();
  }

  static Stream<QueensModel> shortSearches() {
    String regions =
        """
            CCDDDDDDDDDDDKKKKKTT
            CCDKKKKKKKKKKKKKPKKK
            CCDDDDJJJKPPPPKPPPKK
            CCDDDDJKKKPMMPKPRRRK
            CDDDDDJKKKKMPPKPPRRK
            CDDDDJJMKMKMPPKPPPRK
            CCCJJJJMMMMMMPPPRRRK
            AAJJJJMMMMMMRPRRRKKK
            AAIJJJJJMMLRRRRRRKSK
            AIIIIJJJJJLRRRKKRKSS
            AAIIIJJJJLLLKRKKKKKS
            IIIGIIIIILLKKKKQQKSS
            IIGGGGGIILLKQQQQSSSS
            IBGGGFLLLLLKQOQQQQSS
            IBGHHFLHLLKKOOQQQQQS
            IIGGHHHHHNKOOOOOQQQQ
            IGGGHHHNNNKNONOOQOQQ
            IGHHHNHHHNKNNNOOOOQQ
            GGHHHNNNNNKKNOOOOOQQ
            GGGHEENNNNNNNOOOOOOO
            """;
    QueensModel puzzle = ReferenceData.model(regions);
    return Stream.of(withLastQueensGiven(), puzzle);
  }

  @ParameterizedTest
  @MethodSource("shortSearches")
  void indexesBoardsOfALargeTreeAndAShortSearch(QueensModel model) {
    QueensSolver solver = QueensSolver.builder().build();
    assertThat(solver.sampling().estimate(model, 20_000, 1).nodes().value()).isGreaterThan(3e9);
    List<Placement> solutions = solver.stream(model).toList();
    List<SearchProgress> reports = new CopyOnWriteArrayList<>();
    PlacementIndex index =
        QueensSolver.builder().progress(reports::add).build().sampling().index(model);
    assertThat(index.size()).isEqualTo(solutions.size()).isPositive();
    SearchProgress last = reports.get(reports.size() - 1);
    assertThat(last.fraction()).isEqualTo(1);
    assertThat(last.solutions()).isEqualTo(index.size());
    assertThat(LongStream.range(0, index.size()).mapToObj(index::get)).isEqualTo(solutions);
    assertThat(model.isSolution(index.sample(new SplittableRandom(1)))).isTrue();
  }

  /** A tree of which neither search ends within its polls. */
  @Test
  void refusesALongSearchWithFewSolutions() {
    QueensModelBuilder builder = QueensModel.builder(24).rowsAllDifferent();
    for (int sign : new int[] {1, -1}) {
      builder.allDifferent(
          sign > 0 ? "ascending" : "descending",
          column -> torusDiagonal(column, sign),
          IntStream.range(0, 23).toArray()); // on all 24 columns, sums prove that there is none
    }
    QueensModel model = builder.build();
    assertThatThrownBy(() -> QueensSolver.builder().build().sampling().index(model))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "nodes \\(about \\d\\.\\de13\\) must be at most 3\\.0e9 for an index: choose a smaller"
                + " or more constrained board");
  }

  private static View torusDiagonal(int column, int sign) {
    int[] diagonals = IntStream.range(0, 24).map(row -> (row + sign * column + 24) % 24).toArray();
    return View.lookup(column, diagonals);
  }
}
