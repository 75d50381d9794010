package org.nqueens.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.model.QueensModel;

/**
 * Chooses the depth of a batch: the smallest depth with enough parts. The number of parts grows
 * with the square root of the nodes of the whole search. With more parts less is lost when a run is
 * cut, but each part makes its lists of placements again. A search of at most 20 million nodes is
 * not divided further. No depth with more than {@value #MAX_PARTS} expected parts is chosen.
 *
 * <p>The nodes of the search tree by level are estimated by random descents from the roots of the
 * division; see D. E. Knuth, <i>Estimating the efficiency of backtrack programs</i>, Mathematics of
 * Computation 29 (1975). The seed is fixed: equal models are divided equally.
 */
final class DepthChoice {
  /** A search of so many nodes takes a second or two. */
  private static final double FEW_NODES = 2e7;

  /** Enough for a few threads or shares. */
  private static final double MIN_PARTS = 30;

  /** Gives n = 20 to 24 from 400 to 10,000 parts. */
  private static final double NODES_PER_SQUARED_PARTS = 4e6;

  private static final double MAX_PARTS = 1e6;

  /** Of 73 boards of k queens, 4 get another depth than by 10,000 descents; by 100 descents 12. */
  private static final int PROBES = 300;

  private static final long SEED = 13;

  private final Random random = new Random(SEED);

  private int roots;

  /** A fair sample of the roots. */
  private final List<QueensModel> sample = new ArrayList<>(PROBES);

  /** By level, the sum over all descents of the estimated nodes below one root. */
  private final List<Double> sums = new ArrayList<>();

  private final Splitter children;

  DepthChoice(QueensModel model, BatchDivision division) {
    this.children = division.splitter();
    division.parts(model, 0).parts(() -> false).forEachRemaining(root -> keep(root.model()));
    for (int probe = 0; probe < PROBES && roots > 0; probe++) {
      descend(sample.get(probe % sample.size()));
    }
  }

  /** Keeps a root in the sample with the probability that all roots have (reservoir sampling). */
  private void keep(QueensModel root) {
    roots++;
    if (sample.size() < PROBES) {
      sample.add(root);
    } else {
      int place = random.nextInt(roots);
      if (place < PROBES) {
        sample.set(place, root);
      }
    }
  }

  /** Goes down to a random child until there is none, or the tree is known to be too large. */
  private void descend(QueensModel root) {
    QueensModel node = root;
    double width = 1;
    for (int level = 0; width > 0; level++) {
      if (level == sums.size()) {
        sums.add(0.0);
      }
      sums.set(level, sums.get(level) + width);
      if (width * roots > MAX_PARTS * MAX_PARTS * NODES_PER_SQUARED_PARTS * PROBES
          || isPlaced(node)) {
        return;
      }
      List<QueensModel> below = new ArrayList<>();
      children.split(node, 1, () -> false).forEachRemaining(below::add);
      width *= below.size();
      node = below.isEmpty() ? node : below.get(random.nextInt(below.size()));
    }
  }

  private static boolean isPlaced(QueensModel node) {
    return node.domains().stream().allMatch(domain -> domain.size() == 1);
  }

  int depth() {
    double nodes = sums.stream().mapToDouble(Double::doubleValue).sum() / PROBES * roots;
    double wanted = Math.max(MIN_PARTS, Math.sqrt(nodes / NODES_PER_SQUARED_PARTS));
    int depth = 0;
    while (nodes > FEW_NODES
        && parts(depth) < wanted
        && depth + 1 < sums.size()
        && parts(depth + 1) <= MAX_PARTS) {
      depth++;
    }
    return depth;
  }

  /** The expected number of parts at a depth. */
  private double parts(int depth) {
    return sums.get(depth) / PROBES * roots;
  }
}
