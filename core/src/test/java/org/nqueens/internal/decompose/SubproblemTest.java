package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PrefixSplit;
import org.nqueens.spi.SearchRequest;

/** Sub-problems are plain data in a sequence that can be made again. */
class SubproblemTest {
  private static final QueensModel MODEL = QueensModel.of(12);

  private static final Splitter BY_TWO_COLUMNS =
      (model, stop) ->
          PrefixSplit.of(new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, stop), 2);

  static Stream<Arguments> decompositions() {
    SolutionOrder order = SolutionOrder.LEXICOGRAPHIC;
    return Stream.of(
            new Whole(MODEL),
            new Prefixes(MODEL, BY_TWO_COLUMNS),
            new MirroredHalves(MODEL, BY_TWO_COLUMNS, order),
            new CentralQueens(MODEL, MODEL.symmetries()),
            new SymmetryClasses(MODEL, MODEL.symmetries(), order, BY_TWO_COLUMNS))
        .map(kind -> Arguments.of(kind.getClass().getSimpleName(), kind));
  }

  private static List<Subproblem> subproblems(Decomposition decomposition) {
    List<Subproblem> parts = new ArrayList<>();
    decomposition.subproblems(() -> false).forEachRemaining(parts::add);
    return parts;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("decompositions")
  void comeInTheSameSequenceEveryTime(String name, Decomposition decomposition) {
    assertThat(subproblems(decomposition)).isNotEmpty().isEqualTo(subproblems(decomposition));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("decompositions")
  void surviveSerialization(String name, Decomposition decomposition)
      throws IOException, ClassNotFoundException {
    List<Subproblem> parts = subproblems(decomposition);
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
