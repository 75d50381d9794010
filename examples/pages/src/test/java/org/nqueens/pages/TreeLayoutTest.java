package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;

@Sampled
class TreeLayoutTest {
  private static double[] positions(int... parents) {
    TreeLayout layout = new TreeLayout(parents);
    return IntStream.range(0, parents.length).mapToDouble(layout::position).toArray();
  }

  @Test
  void laysOutSmallTrees() {
    assertThat(positions(-1)).containsExactly(0);
    assertThat(positions(-1, 0)).containsExactly(0, 0);
    assertThat(positions(-1, 0, 0)).containsExactly(0.5, 0, 1);
    // The children of both children.
    assertThat(positions(-1, 0, 1, 1, 0, 4, 4)).containsExactly(1.5, 0.5, 0, 1, 2.5, 2, 3);
    // A chain of right children.
    assertThat(positions(-1, 0, 0, 2, 2, 4, 4)).containsExactly(0.5, 0, 1, 0.5, 1.5, 1, 2);
  }

  /** The subtrees lean away from each other: their contours meet at nodes 5 and 7. */
  @Test
  void movesSubtreesTogetherUntilTheirContoursMeet() {
    int[] parents = {-1, 0, 1, 2, 2, 1, 0, 6, 6, 8, 8};
    TreeLayout layout = new TreeLayout(parents);
    assertThat(layout.position(6) - layout.position(1)).isEqualTo(2);
    assertThat(layout.position(7) - layout.position(5)).isEqualTo(1);
    assertThat(layout.width()).isEqualTo(4);
    assertThat(layout.height()).isEqualTo(3);
    assertThat(layout.depth(9)).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 10, 100, 1_000})
  void drawsRandomTreesTidily(int size) {
    for (int seed = 0; seed < Gate.cases(20, 200); seed++) {
      int[] parents = randomTree(size, new Random(seed));
      TreeLayout layout = new TreeLayout(parents);
      requireOrderAndDistances(parents, layout);
      requireTidySiblings(parents, layout);
      assertThat(
              IntStream.range(0, parents.length).mapToDouble(layout::position).min().orElseThrow())
          .isZero();
    }
  }

  /** A tree in which each node has two children or none, numbered in the order of a search. */
  private static int[] randomTree(int leaves, Random random) {
    List<Integer> parents = new ArrayList<>(List.of(-1));
    grow(parents, 0, leaves, random);
    return parents.stream().mapToInt(Integer::intValue).toArray();
  }

  private static void grow(List<Integer> parents, int node, int leaves, Random random) {
    if (leaves > 1) {
      int onTheLeft =
          random.nextBoolean()
              ? 1 + random.nextInt(leaves - 1)
              : 1 + random.nextInt(2) % (leaves - 1);
      parents.add(node);
      grow(parents, parents.size() - 1, onTheLeft, random);
      parents.add(node);
      grow(parents, parents.size() - 1, leaves - onTheLeft, random);
    }
  }

  /** In the order of a search, the nodes of one depth go from left to right. */
  private static void requireOrderAndDistances(int[] parents, TreeLayout layout) {
    Map<Integer, Double> last = new HashMap<>();
    for (int node = 0; node < parents.length; node++) {
      Double before = last.put(layout.depth(node), layout.position(node));
      if (before != null) {
        assertThat(layout.position(node) - before).isGreaterThan(1 - 1e-9);
      }
    }
  }

  /** Parents are centred, and the subtrees of their children are no farther apart than needed. */
  private static void requireTidySiblings(int[] parents, TreeLayout layout) {
    for (int node = 0; node < parents.length; node++) {
      int parent = node;
      int[] children =
          IntStream.range(0, parents.length).filter(child -> parents[child] == parent).toArray();
      if (children.length == 2) {
        double middle = (layout.position(children[0]) + layout.position(children[1])) / 2;
        assertThat(layout.position(node)).isCloseTo(middle, within(1e-9));
        assertThat(smallestGap(parents, layout, children[0], children[1]))
            .isCloseTo(1, within(1e-9));
      }
    }
  }

  private static double smallestGap(int[] parents, TreeLayout layout, int a, int b) {
    Map<Integer, Double> rightmost = new HashMap<>();
    double gap = Double.MAX_VALUE;
    for (int node = a; node < parents.length && layout.depth(node) >= layout.depth(a); node++) {
      if (node < b) {
        rightmost.merge(layout.depth(node), layout.position(node), Math::max);
      } else if (rightmost.containsKey(layout.depth(node))) {
        gap = Math.min(gap, layout.position(node) - rightmost.get(layout.depth(node)));
      }
    }
    return gap;
  }

  /** A recursion would overflow the stack. */
  @Test
  void laysOutADeepTree() {
    int[] parents = new int[200_001];
    Arrays.setAll(parents, node -> node == 0 ? -1 : (node - 1) / 2 * 2);
    TreeLayout layout = new TreeLayout(parents);
    assertThat(layout.height()).isEqualTo(100_000);
    assertThat(layout.width()).isEqualTo(50_000.5);
  }
}
