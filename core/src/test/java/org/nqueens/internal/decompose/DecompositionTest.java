package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.CountingBackend.Division;
import org.nqueens.spi.SearchRequest;

/** Parts are plain data in a sequence that can be made again, with or without their shares. */
class DecompositionTest {
  private static final double NEARLY = 1e-9;

  /** A split by the decisions of a strategy. */
  private record ByDecisions(SearchStrategy strategy) implements Splitter {
    @Override
    public Iterator<QueensModel> split(QueensModel model, int depth, BooleanSupplier stop) {
      return new EmbeddedBackend().split(new SearchRequest(model, strategy, stop), depth);
    }
  }

  private static final Splitter BY_COLUMNS =
      new ByDecisions(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST));

  /** Decompositions, each time made anew. */
  static List<Decomposition> decompositions() {
    QueensModel model = QueensModel.of(12);
    QueensModel odd = QueensModel.of(13);
    SolutionOrder order = SolutionOrder.REVERSE_LEXICOGRAPHIC;
    SymmetryClasses classes = new SymmetryClasses(model, model.symmetries(), order);
    return List.of(
        new Whole(model),
        SplitParts.of(model, BY_COLUMNS, 1),
        SplitParts.of(model, BY_COLUMNS, 3),
        SplitParts.of(model, new ByDecisions(SearchStrategy.FIRST_FAIL), 3),
        SplitParts.of(model, Splitter.MIDDLE_COLUMNS, 3),
        new MirroredHalves(model, BY_COLUMNS, 2, order),
        new MirroredHalves(odd, BY_COLUMNS, 1, order),
        new InnermostQueens(odd),
        InnermostQueens.of(model, model.symmetries(), Division.BY_QUEENS, 1),
        InnermostQueens.of(model, model.symmetries(), Division.BY_QUEENS, 8),
        new SplitParts(new InnermostQueens(model), Splitter.MIDDLE_COLUMNS, 2),
        classes,
        new SplitParts(classes, BY_COLUMNS, 3));
  }

  static Stream<List<Decomposition>> pairs() {
    List<Decomposition> first = decompositions();
    List<Decomposition> second = decompositions();
    return IntStream.range(0, first.size()).mapToObj(i -> List.of(first.get(i), second.get(i)));
  }

  private static List<Part> parts(Decomposition decomposition) {
    return listed(decomposition.parts(() -> false));
  }

  private static List<Part> weighed(Decomposition decomposition) {
    return listed(decomposition.weighedParts(() -> false));
  }

  private static List<Part> listed(Iterator<Part> parts) {
    List<Part> all = new ArrayList<>();
    parts.forEachRemaining(all::add);
    return all;
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void equalDecompositionsHaveEqualParts(List<Decomposition> pair) {
    assertThat(pair.get(0)).isEqualTo(pair.get(1));
    List<Part> parts = parts(pair.get(0));
    assertThat(parts).isNotEmpty().isEqualTo(parts(pair.get(1)));
    assertThat(parts)
        .extracting(Part::number)
        .containsExactlyElementsOf(IntStream.range(0, parts.size()).boxed().toList());
  }

  private static Part withoutShare(Part part) {
    return new Part(part.number(), part.model(), part.weight(), 0);
  }

  @ParameterizedTest
  @MethodSource("decompositions")
  void weighedPartsAreTheSameWithSharesThatRise(Decomposition decomposition) {
    List<Part> weighed = weighed(decomposition);
    assertThat(weighed)
        .extracting(DecompositionTest::withoutShare)
        .isEqualTo(parts(decomposition).stream().map(DecompositionTest::withoutShare).toList());
    List<Double> shares = weighed.stream().map(Part::progress).toList();
    // The last weighed part may have no part in it.
    assertThat(shares).isSorted();
    assertThat(shares.get(shares.size() - 1)).isBetween(0.98, 1.0);
    assertThat(shares.stream().distinct().count())
        .isGreaterThan(decomposition instanceof Whole ? 0 : 5);
  }

  /** A part ends at the share of all parts up to it, by the square roots of their sizes. */
  @Test
  void weighAPartByTheRowsThatAreLeft() {
    List<Part> parts = weighed(SplitParts.of(QueensModel.of(8), BY_COLUMNS, 2));
    List<Double> work =
        parts.stream()
            .map(part -> part.model().domains().stream().mapToDouble(RowDomain::size))
            .map(sizes -> Math.sqrt(sizes.reduce(1, (a, b) -> a * b)))
            .toList();
    double whole = work.stream().mapToDouble(each -> each).sum();
    double sum = 0;
    for (int i = 0; i < parts.size(); i++) {
      sum += work.get(i);
      assertThat(parts.get(i).progress()).isCloseTo(sum / whole, within(NEARLY));
    }
  }
}
