package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.internal.decompose.Decomposition.Prefixes;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

/** Sub-problems are plain data in a sequence that can be made again. */
class SubproblemTest {
  /** Splits by the queens of the first two columns. */
  private record ByTwoColumns() implements Splitter {
    @Override
    public Iterator<QueensModel> split(QueensModel model, BooleanSupplier stop) {
      return PrefixSplit.of(new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, stop), 2);
    }
  }

  static Stream<Arguments> decompositions() {
    return Stream.of(
        Arguments.of("whole", made(model -> new Whole(model))),
        Arguments.of("prefixes", made(model -> new Prefixes(model, new ByTwoColumns()))),
        Arguments.of(
            "halves",
            made(
                model ->
                    new MirroredHalves(model, new ByTwoColumns(), SolutionOrder.LEXICOGRAPHIC))),
        Arguments.of("central queens", made(model -> new CentralQueens(model, model.symmetries()))),
        Arguments.of(
            "divided",
            made(
                model ->
                    new Divided(new CentralQueens(model, model.symmetries()), new MiddleSplit(1)))),
        Arguments.of(
            "classes",
            made(
                model ->
                    new SymmetryClasses(
                        model,
                        model.symmetries(),
                        SolutionOrder.LEXICOGRAPHIC,
                        Optional.of(new ByTwoColumns())))));
  }

  /** Makes a decomposition, and each time all of its parts anew. */
  private static Supplier<Decomposition> made(Function<QueensModel, Decomposition> kind) {
    return () -> kind.apply(QueensModel.of(12));
  }

  private static List<Subproblem> subproblems(Decomposition decomposition) {
    List<Subproblem> parts = new ArrayList<>();
    decomposition.subproblems(() -> false).forEachRemaining(parts::add);
    return parts;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("decompositions")
  void equalDecompositionsHaveEqualSequences(String name, Supplier<Decomposition> kind) {
    Decomposition first = kind.get();
    Decomposition second = kind.get();
    assertThat(first).isEqualTo(second);
    List<Subproblem> parts = subproblems(first);
    assertThat(parts).isNotEmpty().doesNotContainNull().isEqualTo(subproblems(second));
    assertThat(parts)
        .extracting(Subproblem::number)
        .containsExactlyElementsOf(LongStream.range(0, parts.size()).boxed().toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("decompositions")
  void surviveSerialization(String name, Supplier<Decomposition> kind)
      throws IOException, ClassNotFoundException {
    List<Subproblem> parts = subproblems(kind.get());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(parts.toArray(Subproblem[]::new));
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat((Subproblem[]) in.readObject()).containsExactlyElementsOf(parts);
    }
  }
}
