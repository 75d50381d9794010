package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.internal.bits.BitBoardSearch;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/** Where a plain board goes to the bits at once, and where it is propagated first. */
class HybridSearchTest {
  private static final QueensModel GIVEN = QueensModel.of(9).toBuilder().place(8, 3).build();

  private static SearchOutcome search(QueensModel model, PlacementSink sink) {
    SearchRequest request = new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, () -> false);
    return PlainBoardSearch.enumeration(request, sink).orElseThrow().run();
  }

  private static SearchOutcome byBits(QueensModel model, PlacementSink sink) {
    int n = model.size();
    BitBoardSearch bits = new BitBoardSearch(n, Set.of(-1, 0, 1), () -> false, sink);
    long[] domains =
        model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
    return bits.outcome(bits.search(domains, -1L >>> Long.SIZE - n));
  }

  static Stream<Arguments> boards() {
    return Stream.of(
        Arguments.of("8, a queen given", QueensModel.of(8).toBuilder().place(0, 3).build(), true),
        Arguments.of("9, a queen given", GIVEN, false),
        Arguments.of("9, empty", QueensModel.of(9), true),
        Arguments.of("14, empty", QueensModel.of(14), true));
  }

  /** At once, bits meet the given queen in the last column; propagation removes what it attacks. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("boards")
  void goesToTheBitsAtOnceIfSmallOrEmpty(String name, QueensModel model, boolean atOnce) {
    List<Placement> first = new ArrayList<>();
    SearchOutcome outcome =
        search(
            model,
            rows -> {
              first.add(Placement.of(rows));
              return false;
            });
    assertThat(first).hasSize(1).allMatch(model::isSolution);
    assertThat(outcome.exhausted()).isFalse();
    assertThat(outcome.equals(byBits(model, rows -> false))).isEqualTo(atOnce);
  }

  @Test
  void findsTheSolutionsInOrderAfterPropagation() {
    List<Placement> found = new ArrayList<>();
    SearchOutcome outcome = search(GIVEN, rows -> found.add(Placement.of(rows)));
    assertThat(found).isEqualTo(BruteForce.solve(GIVEN));
    assertThat(outcome.exhausted()).isTrue();
    assertThat(outcome.solutions()).isEqualTo(found.size());
  }
}
