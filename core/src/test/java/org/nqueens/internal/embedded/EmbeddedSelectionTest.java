package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.internal.bits.BitBoardSearch;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/** Which search the engine selects for a model and a strategy. */
class EmbeddedSelectionTest {
  private static final EmbeddedBackend BACKEND = new EmbeddedBackend();

  static Stream<Arguments> boards() {
    return Stream.of(
        Arguments.of("plain", QueensModel.of(6), Optional.of(Set.of(-1, 0, 1))),
        Arguments.of("rooks", Variant.ROOKS.builder(6).build(), Optional.of(Set.of(0))),
        Arguments.of("no rule", QueensModel.builder(6).build(), Optional.of(Set.of())),
        Arguments.of("torus", Variant.TOROIDAL.builder(6).build(), Optional.empty()),
        Arguments.of("64 columns", QueensModel.of(64), Optional.of(Set.of(-1, 0, 1))),
        Arguments.of("65 columns", Variant.TOROIDAL.builder(65).build(), Optional.empty()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("boards")
  void goesFromLeftToRightOnPlainBoardsOnly(
      String name, QueensModel model, Optional<Set<Integer>> slopes) {
    assertThat(PlainBoardSearch.slopes(model)).isEqualTo(slopes);
    assertThat(BACKEND.preferredStrategy(model))
        .contains(
            slopes.isPresent() ? SearchStrategy.LEXICOGRAPHIC : EmbeddedBackend.SMALLEST_DOMAIN);
  }

  @Test
  void takesLargeBoardsOfLinesInAnyOrderByAMethodThatIsNoStrategy() {
    QueensModel model = QueensModel.of(65);
    assertThat(BACKEND.preferredStrategy(model)).isEmpty();
    List<int[]> found = new ArrayList<>();
    SearchRequest anyOrder =
        new SearchRequest(model, Optional.empty(), Propagation.UNSPECIFIED, () -> false);
    assertThat(BACKEND.search(anyOrder, rows -> !found.add(rows.clone())))
        .isEqualTo(new SearchOutcome(false, 1, 0, 0, 0));
    assertThat(found)
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactly(MinConflicts.place(model, Set.of(-1, 0, 1), 0, () -> false).orElseThrow());
    SearchRequest atLevel =
        new SearchRequest(model, Optional.empty(), Propagation.VALUE, () -> false);
    assertThat(BACKEND.search(atLevel, rows -> false).decisions()).isPositive();
  }

  private static SearchRequest request(QueensModel model, SearchStrategy strategy) {
    return new SearchRequest(model, strategy, () -> false);
  }

  @Test
  void searchesPlainBoardsByBitsUnderTheDefaultStrategy() {
    QueensModel model = QueensModel.of(4);
    BitBoardSearch bits = new BitBoardSearch(4, Set.of(-1, 0, 1), () -> false, rows -> true);
    SearchOutcome byBits = bits.outcome(bits.search(new long[] {15, 15, 15, 15}, 15));
    assertThat(byBits).isEqualTo(new SearchOutcome(true, 2, 5, 4));
    assertThat(BACKEND.search(request(model, SearchStrategy.LEXICOGRAPHIC), rows -> true))
        .isEqualTo(byBits);
    SearchRequest anyOrder =
        new SearchRequest(model, Optional.empty(), Propagation.UNSPECIFIED, () -> false);
    assertThat(BACKEND.search(anyOrder, rows -> true))
        .isEqualTo(new PropagationSearch(anyOrder).count());
  }

  @Test
  void countsPlainBoardsByBitsWhateverTheStrategy() {
    QueensModel model = QueensModel.of(6);
    BitBoardSearch bits = new BitBoardSearch(6, Set.of(-1, 0, 1), () -> false, rows -> true);
    long[] all = {63, 63, 63, 63, 63, 63};
    assertThat(BACKEND.count(request(model, SearchStrategy.FIRST_FAIL)))
        .isEqualTo(bits.outcome(bits.search(all, 63)));
    assertThat(BACKEND.count(request(QueensModel.of(2), SearchStrategy.FIRST_FAIL)))
        .isEqualTo(new SearchOutcome(true, 0, 1, 2));
    SearchRequest torus =
        request(Variant.TOROIDAL.builder(7).build(), SearchStrategy.LEXICOGRAPHIC);
    assertThat(BACKEND.count(torus)).isEqualTo(new PropagationSearch(torus).count());
  }

  @Test
  void countsBoardsOfOtherLinesByBits() {
    SearchRequest rooks = request(Variant.ROOKS.builder(5).build(), SearchStrategy.LEXICOGRAPHIC);
    assertThat(BACKEND.count(rooks).solutions()).isEqualTo(120);
  }

  /** A fixed order is split by columns; another order at the nodes of its own tree. */
  @Test
  void splitsInTheOrderOfTheStrategy() {
    QueensModel model = QueensModel.of(5);
    List<RowDomain> columns = new ArrayList<>();
    BACKEND
        .split(request(model, SearchStrategy.LEXICOGRAPHIC), 1)
        .forEachRemaining(part -> columns.add(part.domain(0)));
    assertThat(columns).extracting(rows -> rows.next(0)).containsExactly(0, 1, 2, 3, 4);
    List<QueensModel> nodes = new ArrayList<>();
    BACKEND.split(request(model, SearchStrategy.FIRST_FAIL), 1).forEachRemaining(nodes::add);
    List<QueensModel> own = new ArrayList<>();
    new PropagationSearch(request(model, SearchStrategy.FIRST_FAIL))
        .parts(1)
        .forEachRemaining(own::add);
    assertThat(nodes).isNotEmpty().isEqualTo(own);
    assertThat(nodes.get(0).domain(0)).isEqualTo(RowDomain.of(2));
  }

  /** Larger parts are for halves, which search boards of all three lines only. */
  @Test
  void splitsBoardsOfOtherLinesAsDeepAsAsked() {
    QueensModel rooks = Variant.ROOKS.builder(12).build();
    List<QueensModel> parts = new ArrayList<>();
    BACKEND.split(request(rooks, SearchStrategy.LEXICOGRAPHIC), 2).forEachRemaining(parts::add);
    assertThat(parts).hasSize(12 * 11);
    parts.clear();
    BACKEND
        .split(request(QueensModel.of(12), SearchStrategy.LEXICOGRAPHIC), 2)
        .forEachRemaining(parts::add);
    assertThat(parts).hasSize(12);
  }

  @Test
  void describesItself() {
    assertThat(BACKEND.id()).isEqualTo("embedded");
    assertThat(BACKEND.description())
        .isEqualTo(
            "pure-Java engine: bit-parallel on plain boards, bitset propagation on any model");
    Capabilities capabilities = BACKEND.capabilities();
    assertThat(capabilities.supports(state -> SearchStrategy.LEXICOGRAPHIC.next(state))).isTrue();
    assertThat(capabilities.levels())
        .containsExactly(
            Propagation.VALUE, Propagation.BOUNDS, Propagation.DOMAIN, Propagation.COVERAGE);
    assertThat(capabilities.maxSize()).isEqualTo(25_000);
    assertThat(capabilities.maxSizeToPlace()).isEqualTo(1 << 20);
  }
}
