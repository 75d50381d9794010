package org.nqueens.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.CountingBackend;

/**
 * Chooses the depth of a batch: the smallest depth with an expected mean of at most {@link
 * CountingBackend.Division#nodesPerPart()} nodes for each part. If the whole search has more nodes
 * than that, there are also at least {@value #MIN_PARTS} parts. No depth with more than {@value
 * #MAX_PARTS} expected parts is chosen.
 *
 * <p>The nodes of the search tree by level are estimated by random descents from the roots of the
 * division; see D. E. Knuth, <i>Estimating the efficiency of backtrack programs</i>, Mathematics of
 * Computation 29 (1975). The seed is fixed: equal models are divided equally.
 */
final class DepthChoice {
  /** Enough for a balance between threads or shares where parts differ in size. */
  private static final double MIN_PARTS = 100;

  private static final double MAX_PARTS = 1e6;

  private static final int PROBES = 100;
  private static final long SEED = 13;

  private final Random random = new Random(SEED);

  /** The number of roots. */
  private int roots;

  /** A fair sample of the roots. */
  private final List<QueensModel> sample = new ArrayList<>(PROBES);

  /** By level, the sum over all descents of the estimated nodes below one root. */
  private final List<Double> sums = new ArrayList<>();

  private final Splitter children;
  private final double nodesPerPart;

  private DepthChoice(QueensModel model, BatchDivision division, double nodesPerPart) {
    this.children = division.splitter();
    this.nodesPerPart = nodesPerPart;
    division.parts(model, 0).parts(() -> false).forEachRemaining(root -> keep(root.model()));
    for (int probe = 0; probe < PROBES && roots > 0; probe++) {
      descend(sample.get(probe % sample.size()));
    }
  }

  /** The depth for the division of a model. */
  static int of(QueensModel model, BatchDivision division, CountingBackend.Division preference) {
    return new DepthChoice(model, division, preference.nodesPerPart()).depth();
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
      if (width * roots > MAX_PARTS * nodesPerPart * PROBES || isPlaced(node)) {
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

  private int depth() {
    double nodes = sums.stream().mapToDouble(Double::doubleValue).sum() / PROBES * roots;
    int depth = 0;
    while (nodes > nodesPerPart
        && (nodes > nodesPerPart * parts(depth) || parts(depth) < MIN_PARTS)
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
