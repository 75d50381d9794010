package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.BruteForceSymmetry;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

class SymmetryClassesTest {
  private static final Splitter BY_COLUMN =
      (model, depth, stop) ->
          PrefixSplit.of(new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, stop), depth);

  private static SymmetryClasses whole(
      QueensModel model, Set<BoardSymmetry> group, SolutionOrder order) {
    return new SymmetryClasses(model, group, order);
  }

  private static List<List<RowDomain>> domains(SymmetryClasses classes) {
    List<List<RowDomain>> domains = new ArrayList<>();
    classes.parts(() -> false).forEachRemaining(part -> domains.add(part.model().domains()));
    return domains;
  }

  @ParameterizedTest
  @CsvSource({
    "QUEENS, 1",
    "QUEENS, 6",
    "QUEENS, 7",
    "QUEENS, 8",
    "ROOKS, 5",
    "SEMIQUEENS, 6",
    "TOROIDAL, 7"
  })
  void keepTheSmallestPlacementOfEachClassInOrder(Variant variant, int n) {
    QueensModel model = variant.builder(n).build();
    Set<BoardSymmetry> group = model.symmetries();
    Decomposition classes =
        new Divided(whole(model, group, SolutionOrder.LEXICOGRAPHIC), BY_COLUMN, 1);
    List<Placement> kept = new ArrayList<>();
    PlacementSink sink = classes.filter(rows -> kept.add(Placement.of(rows)));
    classes
        .parts(() -> false)
        .forEachRemaining(
            part -> BruteForce.solve(part.model()).forEach(found -> sink.accept(found.rows())));
    assertThat(kept)
        .isNotEmpty()
        .isEqualTo(
            BruteForce.solve(model).stream()
                .filter(found -> BruteForceSymmetry.orbit(found, group).get(0).equals(found))
                .toList());
  }

  @Test
  void filterThePlacementsThatHaveASmallerImage() {
    QueensModel model = QueensModel.of(4);
    SymmetryClasses classes = whole(model, model.symmetries(), SolutionOrder.LEXICOGRAPHIC);
    PlacementSink full = classes.filter(rows -> false);
    assertThat(classes.isFiltered()).isTrue();
    assertThat(full.accept(new int[] {1, 3, 0, 2})).as("the sink decides").isFalse();
    assertThat(full.accept(new int[] {2, 0, 3, 1})).as("the sink is not asked").isTrue();
  }

  @Test
  void blockTheBorderSquaresThatASymmetryMapsAboveTheFirstQueen() {
    QueensModel model = QueensModel.of(6);
    assertThat(domains(whole(model, model.symmetries(), SolutionOrder.LEXICOGRAPHIC)))
        .last()
        .isEqualTo(
            List.of(
                RowDomain.of(2),
                RowDomain.of(1, 2, 3, 4),
                RowDomain.all(6),
                RowDomain.all(6),
                RowDomain.of(1, 2, 3, 4),
                RowDomain.of(2, 3)));
  }

  /** The transposition leaves the squares (0, 0), (1, 1) and (2, 2) where they are. */
  @Test
  void fixTheNextColumnWhereASymmetryDoesNotMoveTheQueen() {
    Set<BoardSymmetry> group = EnumSet.of(BoardSymmetry.IDENTITY, BoardSymmetry.TRANSPOSITION);
    QueensModel model = Variant.ROOKS.builder(3).build();
    RowDomain any = RowDomain.all(3);
    List<List<RowDomain>> parts =
        List.of(
            List.of(RowDomain.of(0), RowDomain.of(0), any),
            List.of(RowDomain.of(0), RowDomain.of(1), RowDomain.of(0)),
            List.of(RowDomain.of(0), RowDomain.of(1), RowDomain.of(1)),
            List.of(RowDomain.of(0), RowDomain.of(1), RowDomain.of(2)),
            List.of(RowDomain.of(0), RowDomain.of(2), any),
            List.of(RowDomain.of(1), any, any),
            List.of(RowDomain.of(2), RowDomain.of(1, 2), any));
    assertThat(domains(whole(model, group, SolutionOrder.LEXICOGRAPHIC))).isEqualTo(parts);
    List<List<RowDomain>> reversed = new ArrayList<>(parts);
    Collections.reverse(reversed);
    assertThat(domains(whole(model, group, SolutionOrder.REVERSE_LEXICOGRAPHIC)))
        .isEqualTo(reversed);
  }

  @Test
  void keepTheListOfConstraints() {
    QueensModel model = QueensModel.of(6);
    assertThat(whole(model, model.symmetries(), SolutionOrder.LEXICOGRAPHIC))
        .satisfies(
            classes ->
                classes
                    .parts(() -> false)
                    .forEachRemaining(
                        part ->
                            assertThat(part.model().constraints()).isSameAs(model.constraints())));
  }

  @Test
  void sayThatNoPartIsLeft() {
    QueensModel model = QueensModel.of(1);
    Iterator<Part> parts =
        new Divided(whole(model, model.symmetries(), SolutionOrder.LEXICOGRAPHIC), BY_COLUMN, 1)
            .parts(() -> false);
    assertThat(parts.next()).isEqualTo(new Part(0, model, 1, 0));
    assertThat(parts.hasNext()).isFalse();
    assertThatThrownBy(parts::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no part is left: ask hasNext first");
  }
}
