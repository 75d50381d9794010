package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.internal.decompose.Decomposition.Replay;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

class MirroredHalvesTest {

  private static MirroredHalves halves(int n, int depth) {
    Splitter splitter =
        (part, queens, stop) ->
            PrefixSplit.of(new SearchRequest(part, SearchStrategy.LEXICOGRAPHIC, stop), queens);
    return new MirroredHalves(QueensModel.of(n), splitter, depth, SolutionOrder.LEXICOGRAPHIC);
  }

  private static List<Part> parts(Decomposition halves) {
    List<Part> parts = new ArrayList<>();
    halves.parts(() -> false).forEachRemaining(parts::add);
    return parts;
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 13})
  void pairThePartsFromTheEndsToTheMiddle(int n) {
    MirroredHalves halves = halves(n, 1);
    List<Part> parts = parts(halves);
    assertThat(parts).hasSizeGreaterThanOrEqualTo(n);
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      Part image = parts.get(parts.size() - 1 - i);
      assertThat(part.weight()).isOne();
      assertThat(halves.replay(part))
          .as("%s of %s", i, parts.size())
          .isEqualTo(i < parts.size() / 2 ? Replay.SOURCE : Replay.IMAGE);
      assertThat(MirroredHalves.mirroredDomains(part.model())).isEqualTo(image.model().domains());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void splitAPartThatIsItsOwnMirrorImageOnceMore(int depth) {
    List<List<RowDomain>> middle =
        parts(halves(13, depth)).stream()
            .map(part -> part.model().domains())
            .filter(domains -> domains.get(0).equals(RowDomain.of(6)))
            .toList();
    assertThat(middle)
        .extracting(domains -> domains.get(1))
        .containsExactlyElementsOf(
            IntStream.range(0, 13)
                .filter(row -> Math.abs(row - 6) > 1)
                .mapToObj(RowDomain::of)
                .toList());
  }

  @ParameterizedTest
  @CsvSource({"LEXICOGRAPHIC, SOURCE, IMAGE", "REVERSE_LEXICOGRAPHIC, IMAGE, SOURCE"})
  void searchTheHalfThatComesFirst(SolutionOrder order, Replay top, Replay bottom) {
    QueensModel model = QueensModel.of(12);
    Splitter splitter =
        (whole, depth, stop) ->
            List.of(whole.toBuilder().place(0, 5).build(), whole.toBuilder().place(0, 6).build())
                .iterator();
    MirroredHalves halves = new MirroredHalves(model, splitter, 1, order);
    assertThat(parts(halves)).extracting(halves::replay).containsExactly(top, bottom);
  }

  @Test
  void searchAPartThatHasAnotherRule() {
    Splitter splitter =
        (whole, depth, stop) -> List.of(Variant.ROOKS.builder(12).place(0, 0).build()).iterator();
    MirroredHalves halves =
        new MirroredHalves(QueensModel.of(12), splitter, 1, SolutionOrder.LEXICOGRAPHIC);
    assertThat(parts(halves)).extracting(halves::replay).containsExactly(Replay.NONE);
  }

  static Stream<Arguments> cases() {
    QueensModel twelve = QueensModel.of(12);
    SolutionOrder fixed = SolutionOrder.LEXICOGRAPHIC;
    return Stream.of(
        Arguments.of("n = 12", twelve, fixed, true),
        Arguments.of("reversed", twelve, SolutionOrder.REVERSE_LEXICOGRAPHIC, true),
        Arguments.of("any order", twelve, SolutionOrder.UNSPECIFIED, false),
        Arguments.of("n = 32", QueensModel.of(32), fixed, true),
        Arguments.of("n = 33", QueensModel.of(33), fixed, false),
        Arguments.of("n = 11", QueensModel.of(11), fixed, false),
        Arguments.of("semiqueens", Variant.SEMIQUEENS.builder(12).build(), fixed, false),
        Arguments.of("blocked", twelve.toBuilder().block(0, 0).build(), fixed, false));
  }

  @ParameterizedTest(name = "{0}: {3}")
  @MethodSource("cases")
  void applyToSymmetricBoardsAndFixedOrders(
      String name, QueensModel model, SolutionOrder order, boolean applies) {
    assertThat(MirroredHalves.appliesTo(model, order)).isEqualTo(applies);
  }
}
