package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.spi.PlacementSink;

/**
 * Splits the parts of another decomposition, its roots, further by the first decisions of their
 * search trees, in the order of the search. A part has the weight of its root.
 *
 * @param depth the number of decisions in each part, at least 1
 */
public record SplitParts(Decomposition roots, Splitter splitter, int depth)
    implements Decomposition {
  /** The depth of the parts that get weights: some hundreds. */
  private static final int WEIGHED_DEPTH = 2;

  public static SplitParts of(QueensModel model, Splitter splitter, int depth) {
    return new SplitParts(new Whole(model), splitter, depth);
  }

  @Override
  public Iterator<Part> parts(BooleanSupplier stopRequested) {
    return split(
        roots.parts(stopRequested), root -> splitter.split(root.model(), depth, stopRequested));
  }

  @Override
  public Iterator<Part> weighedParts(BooleanSupplier stopRequested) {
    int left = depth - WEIGHED_DEPTH;
    if (left <= 0) {
      return weighed(parts(stopRequested));
    }
    Iterator<Part> nodes = new SplitParts(roots, splitter, WEIGHED_DEPTH).parts(stopRequested);
    return split(weighed(nodes), node -> splitter.split(node.model(), left, stopRequested));
  }

  /**
   * Splits parts. The last part of a root has the progress of the root. The other parts have the
   * progress of the root before it, because their own is not known.
   */
  static Iterator<Part> split(Iterator<Part> roots, Function<Part, Iterator<QueensModel>> split) {
    int[] number = {0};
    double[] ends = {0, 0};
    return new FlatMap<>(
        roots,
        root -> {
          ends[0] = ends[1];
          ends[1] = root.progress();
          Iterator<QueensModel> models = split.apply(root);
          return new FlatMap<>(
              models,
              model -> {
                boolean isLast = ends[0] < ends[1] && !models.hasNext();
                double share = ends[isLast ? 1 : 0];
                Part part = new Part(number[0]++, model, root.weight(), share);
                return Collections.singleton(part).iterator();
              });
        });
  }

  /**
   * Takes parts, which are few, closes their iterator, and adds their shares. The work of a part is
   * the square root of the product of its numbers of rows.
   */
  static Iterator<Part> weighed(Iterator<Part> parts) {
    return weighed(parts, SplitParts::work);
  }

  /** The same with another estimate of the work of a part, above 0. */
  static Iterator<Part> weighed(Iterator<Part> parts, ToDoubleFunction<Part> work) {
    List<Part> all = new ArrayList<>();
    try (Parts<Part> closing = Parts.of(parts)) {
      closing.forEachRemaining(all::add);
    }
    double whole = all.stream().mapToDouble(work).sum();
    double sum = 0;
    for (int i = 0; i < all.size(); i++) {
      Part part = all.get(i);
      sum += work.applyAsDouble(part);
      all.set(i, new Part(part.number(), part.model(), part.weight(), Math.min(1, sum / whole)));
    }
    return all.iterator();
  }

  private static double work(Part part) {
    double product = 1;
    for (RowDomain domain : part.model().domains()) {
      product *= (double) domain.size() / part.model().size();
    }
    // Of hundreds of columns with few rows each, the product is too small for a double.
    return Math.max(Double.MIN_NORMAL, Math.sqrt(product));
  }

  @Override
  public boolean mayEndEarly() {
    return true;
  }

  @Override
  public boolean isFiltered() {
    return roots.isFiltered();
  }

  @Override
  public PlacementSink filter(PlacementSink sink) {
    return roots.filter(sink);
  }
}
