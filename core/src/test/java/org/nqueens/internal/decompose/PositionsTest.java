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
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.internal.decompose.Decomposition.Prefixes;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.embedded.EmbeddedBackend;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

class PositionsTest {
  private static final double NEARLY = 1e-9;

  /** A split by the queens of the first two columns. */
  private record ByTwoColumns() implements Splitter {
    @Override
    public Iterator<QueensModel> split(
        QueensModel model, BooleanSupplier stop, ProgressSink positions) {
      return PrefixSplit.of(
          new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, stop).reportingTo(positions), 2);
    }
  }

  /** A split by the first queen that reports a part when it is asked whether there is one. */
  private record ByFirstQueen() implements Splitter {
    @Override
    public Iterator<QueensModel> split(
        QueensModel model, BooleanSupplier stop, ProgressSink positions) {
      return new EmbeddedBackend()
          .split(
              new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, stop).reportingTo(positions),
              1);
    }
  }

  static List<Decomposition> decompositions() {
    QueensModel model = QueensModel.of(12);
    Splitter splitter = new ByTwoColumns();
    SolutionOrder order = SolutionOrder.LEXICOGRAPHIC;
    return List.of(
        new Whole(model),
        new Prefixes(model, splitter),
        new MirroredHalves(model, splitter, order),
        new MirroredHalves(QueensModel.of(13), new ByFirstQueen(), order),
        new CentralQueens(model, model.symmetries()),
        new CentralQueens(QueensModel.of(13), QueensModel.of(13).symmetries()),
        CentralQueens.of(model, model.symmetries(), new EmbeddedBackend().division(model)),
        CentralQueens.of(
            QueensModel.of(17),
            QueensModel.of(17).symmetries(),
            new EmbeddedBackend().division(QueensModel.of(17))),
        new Divided(new CentralQueens(model, model.symmetries()), splitter),
        new Divided(new CentralQueens(model, model.symmetries()), new MiddleSplit(1)),
        new SymmetryClasses(model, model.symmetries(), order, Optional.empty()),
        new SymmetryClasses(model, model.symmetries(), order, Optional.of(splitter)));
  }

  /** The shares of the sub-problems, as the differences of their positions. */
  private static Map<Subproblem, Double> shares(Decomposition decomposition) {
    Map<Subproblem, Double> shares = new HashMap<>();
    double[] position = new double[1];
    Iterator<Subproblem> parts =
        decomposition.subproblems(
            () -> false, (share, decisions, solutions) -> position[0] = share);
    double before = 0;
    while (parts.hasNext()) {
      Subproblem part = parts.next();
      assertThat(position[0]).isGreaterThanOrEqualTo(before).isLessThanOrEqualTo(1);
      shares.put(part, position[0] - before);
      before = position[0];
    }
    return shares;
  }

  @ParameterizedTest
  @MethodSource("decompositions")
  void riseToTheWhole(Decomposition decomposition) {
    Map<Subproblem, Double> shares = shares(decomposition);
    assertThat(shares).hasSizeGreaterThan(decomposition instanceof Whole ? 0 : 10);
    // Some classes have a column without a row that is not attacked, and no work.
    boolean mayBeNone = decomposition instanceof SymmetryClasses;
    assertThat(shares.values()).allMatch(share -> mayBeNone ? share >= 0 : share > 0);
    assertThat(shares.values().stream().mapToDouble(share -> share).sum())
        .isCloseTo(1, within(NEARLY));
  }

  @Test
  void areTheSameForAPartAndItsMirrorImage() {
    QueensModel model = QueensModel.of(12);
    Map<Subproblem, Double> shares =
        shares(new MirroredHalves(model, new ByTwoColumns(), SolutionOrder.LEXICOGRAPHIC));
    Map<List<RowDomain>, Double> byDomains = new HashMap<>();
    shares.forEach((part, share) -> byDomains.put(part.model().domains(), share));
    shares.forEach(
        (part, share) ->
            assertThat(byDomains.get(MirroredHalves.mirroredDomains(part.model())))
                .isCloseTo(share, within(NEARLY)));
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9})
  void ofASplitByColumnsShareANodeEvenlyAmongItsRows(int n) {
    QueensModel model = QueensModel.of(n);
    List<Double> expected = new ArrayList<>();
    for (int first = 0; first < n; first++) {
      List<Integer> free = new ArrayList<>();
      for (int second = 0; second < n; second++) {
        if (Math.abs(first - second) > 1) {
          free.add(second);
        }
      }
      for (int i = 1; i <= free.size(); i++) {
        expected.add((first + (double) i / free.size()) / n);
      }
    }
    List<Double> positions = new ArrayList<>();
    new ByTwoColumns()
        .split(model, () -> false, (share, decisions, solutions) -> positions.add(share))
        .forEachRemaining(part -> {});
    assertThat(positions).hasSameSizeAs(expected);
    for (int i = 0; i < positions.size(); i++) {
      assertThat(positions.get(i)).isCloseTo(expected.get(i), within(NEARLY));
    }
  }
}
