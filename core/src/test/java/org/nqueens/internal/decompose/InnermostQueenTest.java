package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.EnumerationContract;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.spi.CountingBackend.Division;

class InnermostQueenTest {
  private static List<Part> parts(int n) {
    List<Part> parts = new ArrayList<>();
    new InnermostQueen(QueensModel.of(n)).parts(() -> false).forEachRemaining(parts::add);
    return parts;
  }

  /** The images of the placements of a part are different, and as many as its weight says. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
  void imagesOfThePartsAreAllPlacementsOnce(int n) {
    Set<Placement> met = new HashSet<>();
    long weighed = 0;
    for (Part part : parts(n)) {
      Set<Placement> images = new HashSet<>();
      List<Placement> placements = BruteForce.solve(part.model());
      for (Placement placement : placements) {
        for (BoardSymmetry symmetry : BoardSymmetry.values()) {
          images.add(symmetry.apply(placement));
        }
      }
      assertThat(images).noneMatch(met::contains);
      assertThat(images).hasSize(part.weight() * placements.size());
      met.addAll(images);
      weighed += (long) part.weight() * placements.size();
    }
    assertThat(met).hasSize(Math.toIntExact(EnumerationContract.SOLUTIONS.get(n - 1)));
    assertThat(weighed).isEqualTo(met.size());
  }

  /** One queen is placed in most parts; no part has more than five. */
  @ParameterizedTest
  @CsvSource({"12, 19", "13, 26", "16, 30", "17, 38", "18, 35", "32, 70"})
  void areFew(int n, int number) {
    List<Part> parts = parts(n);
    assertThat(parts).hasSize(number);
    assertThat(parts.get(0).weight()).isEqualTo(8);
    long single = parts.get(0).model().domains().stream().filter(rows -> rows.size() == 1).count();
    assertThat(single).isEqualTo(1);
  }

  @Test
  void applyToEmptyBoardsOfQueensOnly() {
    assertThat(InnermostQueen.appliesTo(QueensModel.of(12))).isTrue();
    assertThat(InnermostQueen.appliesTo(QueensModel.of(12).toBuilder().block(0, 0).build()))
        .isFalse();
    assertThat(InnermostQueen.appliesTo(QueensModel.of(65))).isFalse();
    assertThat(InnermostQueen.appliesTo(QueensModel.of(1))).isFalse();
    for (Variant variant : Variant.values()) {
      assertThat(InnermostQueen.appliesTo(variant.builder(12).build()))
          .as("%s", variant)
          .isEqualTo(variant == Variant.QUEENS);
    }
  }

  @Test
  void leaveAtMostTheOpenColumnsOfTheDivision() {
    Division division = new Division(9, 8, 1e9, rows -> 1);
    QueensModel model = QueensModel.of(12);
    Decomposition parts = CentralQueens.of(model, model.symmetries(), division);
    parts
        .parts(() -> false)
        .forEachRemaining(
            part ->
                assertThat(part.model().domains().stream().filter(rows -> rows.size() > 1))
                    .hasSizeLessThanOrEqualTo(9));
    assertThat(CentralQueens.of(model, model.symmetries(), Division.BY_QUEENS))
        .isInstanceOf(CentralQueens.class);
  }
}
