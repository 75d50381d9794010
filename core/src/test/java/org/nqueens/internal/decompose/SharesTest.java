package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.internal.decompose.Decomposition.Prefixes;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.embedded.EmbeddedBackend;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchRequest;

class SharesTest {
  private static final double NEARLY = 1e-9;

  /** A split by the decisions of a strategy; the parts are weighed by those of fewer decisions. */
  private record ByDecisions(SearchStrategy strategy, int depth, int coarseDepth)
      implements Splitter {
    @Override
    public Iterator<QueensModel> split(QueensModel model, BooleanSupplier stop) {
      return new EmbeddedBackend().split(new SearchRequest(model, strategy, stop), depth);
    }

    @Override
    public Splitter coarse() {
      return new ByDecisions(strategy, coarseDepth, coarseDepth);
    }
  }

  private static Splitter byColumns(int depth, int coarseDepth) {
    return new ByDecisions(
        SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST),
        depth,
        coarseDepth);
  }

  static List<Decomposition> decompositions() {
    QueensModel model = QueensModel.of(12);
    SolutionOrder order = SolutionOrder.REVERSE_LEXICOGRAPHIC;
    return List.of(
        new Whole(model),
        new Prefixes(model, byColumns(1, 1)),
        new Prefixes(model, byColumns(3, 2)),
        new Prefixes(model, new ByDecisions(SearchStrategy.FIRST_FAIL, 3, 2)),
        new Prefixes(model, new MiddleSplit(3)),
        new MirroredHalves(model, byColumns(2, 2), order),
        new MirroredHalves(QueensModel.of(13), byColumns(1, 1), order),
        new CentralQueens(QueensModel.of(13), QueensModel.of(13).symmetries()),
        CentralQueens.of(model, model.symmetries(), new EmbeddedBackend().division(model)),
        CentralQueens.of(
            QueensModel.of(17),
            QueensModel.of(17).symmetries(),
            new EmbeddedBackend().division(QueensModel.of(17))),
        new SymmetryClasses(model, model.symmetries(), order, Optional.empty()),
        new SymmetryClasses(model, model.symmetries(), order, Optional.of(byColumns(3, 2))));
  }

  private static List<Subproblem> subproblems(Decomposition decomposition) {
    List<Subproblem> parts = new ArrayList<>();
    decomposition.subproblems(() -> false).forEachRemaining(parts::add);
    return parts;
  }

  @ParameterizedTest
  @MethodSource("decompositions")
  void riseToTheWhole(Decomposition decomposition) {
    Shares shares = decomposition.shares(() -> false);
    List<Double> positions = subproblems(decomposition).stream().map(shares::upTo).toList();
    assertThat(positions).isSorted().allMatch(position -> position >= 0 && position < 1 + NEARLY);
    assertThat(positions.get(positions.size() - 1)).isGreaterThan(0.98);
    assertThat(positions.stream().distinct().count())
        .isGreaterThan(decomposition instanceof Whole ? 0 : 5);
  }

  /** A part ends at the share of all parts up to it, by the square roots of their sizes. */
  @Test
  void weighAPartByTheRowsThatAreLeft() {
    Decomposition byTwoQueens = new Prefixes(QueensModel.of(8), byColumns(2, 2));
    List<Subproblem> parts = subproblems(byTwoQueens);
    List<Double> work =
        parts.stream()
            .map(part -> part.model().domains().stream().mapToDouble(RowDomain::size))
            .map(sizes -> Math.sqrt(sizes.reduce(1, (a, b) -> a * b)))
            .toList();
    double whole = work.stream().mapToDouble(each -> each).sum();
    Shares shares = byTwoQueens.shares(() -> false);
    double sum = 0;
    for (int i = 0; i < parts.size(); i++) {
      sum += work.get(i);
      assertThat(shares.upTo(parts.get(i))).isCloseTo(sum / whole, within(NEARLY));
    }
  }

  @Test
  void countACoarsePartWhenTheNextOneBegins() {
    QueensModel model = QueensModel.of(10);
    Map<Integer, Double> ends = new HashMap<>();
    Decomposition byOneQueen = new Prefixes(model, byColumns(1, 1));
    Shares coarse = byOneQueen.shares(() -> false);
    subproblems(byOneQueen)
        .forEach(part -> ends.put(part.model().domain(0).max(), coarse.upTo(part)));
    Decomposition byThreeQueens = new Prefixes(model, byColumns(3, 1));
    Shares fine = byThreeQueens.shares(() -> false);
    for (Subproblem part : subproblems(byThreeQueens)) {
      double before = ends.getOrDefault(part.model().domain(0).max() + 1, 0.0);
      assertThat(fine.upTo(part)).isCloseTo(before, within(NEARLY));
    }
  }

  @Test
  void areTheSameForAPartAndItsMirrorImage() {
    Decomposition halves =
        new MirroredHalves(
            QueensModel.of(12), byColumns(2, 2), SolutionOrder.REVERSE_LEXICOGRAPHIC);
    Shares shares = halves.shares(() -> false);
    Map<List<RowDomain>, Double> byDomains = new HashMap<>();
    double before = 0;
    for (Subproblem part : subproblems(halves)) {
      double position = shares.upTo(part);
      byDomains.put(part.model().domains(), position - before);
      before = position;
    }
    for (Subproblem part : subproblems(halves)) {
      assertThat(byDomains.get(MirroredHalves.mirroredDomains(part.model())))
          .isCloseTo(byDomains.get(part.model().domains()), within(NEARLY));
    }
  }
}
