package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.batch.Batch;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;

class PartGroupTest {
  private static final Batch COUNT = PartGroup.divided(Batch.toCount(QueensModel.of(12)));
  private static final Batch ENUMERATION = PartGroup.divided(Batch.toEnumerate(QueensModel.of(9)));

  private static List<Integer> numbers(List<PartGroup> groups) {
    return groups.stream().flatMap(group -> group.numbers().stream()).toList();
  }

  @Test
  void dealsOutThePartsOfACount() {
    List<PartGroup> groups = PartGroup.dealt(COUNT, part -> false);
    assertThat(groups).hasSize(127);
    assertThat(groups.get(3).numbers()).startsWith(3, 130, 257);
    assertThat(numbers(groups))
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, COUNT.size()).boxed().toList());
    int fewest = COUNT.size() / 127;
    assertThat(groups).allMatch(group -> group.numbers().size() - fewest <= 1);
    assertThat(groups).allMatch(group -> group.numbers().size() >= fewest);
  }

  @Test
  void keepsThePartsOfAnEnumerationInRuns() {
    List<PartGroup> groups = PartGroup.inRuns(ENUMERATION);
    assertThat(groups).hasSize(127);
    assertThat(numbers(groups))
        .containsExactlyElementsOf(IntStream.range(0, ENUMERATION.size()).boxed().toList());
    assertThat(groups).noneMatch(group -> group.numbers().isEmpty());
  }

  @Test
  void leavesOutPartsThatAreDone() {
    Set<Integer> done = Set.of(0, 5, 6, 100);
    List<PartGroup> groups = PartGroup.dealt(COUNT, done::contains);
    assertThat(numbers(groups))
        .hasSize(COUNT.size() - 4)
        .doesNotHaveDuplicates()
        .doesNotContainAnyElementsOf(done);
  }

  @Test
  void hasNoEmptyGroup() {
    assertThat(PartGroup.dealt(COUNT, part -> part != 7 && part != 9))
        .containsExactly(new PartGroup(COUNT, List.of(7)), new PartGroup(COUNT, List.of(9)));
    assertThat(PartGroup.dealt(COUNT, part -> true)).isEmpty();
  }

  @Test
  void makesThePartsOfTheBatchAgain() {
    List<Part> all = new ArrayList<>();
    COUNT.forEach(all::add);
    assertThat(new PartGroup(COUNT, List.of(0, 1, 8, all.size() - 1)).parts())
        .containsExactly(all.get(0), all.get(1), all.get(8), all.get(all.size() - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 8})
  void dividesSmallBoardsNoFurtherThanTheyHaveColumns(int n) {
    assertThat(PartGroup.divided(Batch.toCount(QueensModel.of(n))).depth()).isLessThanOrEqualTo(n);
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 12, 15, 16, 20})
  void dividesIntoMorePartsThanGroups(int n) {
    assertThat(PartGroup.divided(Batch.toCount(QueensModel.of(n))).size()).isGreaterThan(254);
  }
}
