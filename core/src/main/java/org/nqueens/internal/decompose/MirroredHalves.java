package org.nqueens.internal.decompose;

import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SolutionOrder;

/**
 * Divides a model that is symmetric under reversal of its rows: if two parts mirror each other, the
 * first is searched, and the second can be replayed from it. Reversing the rows reverses the
 * lexicographic order. The solutions of the first part, mirrored and from the last to the first,
 * are therefore the solutions of the second part in order. A part with one row of the first column
 * that is its own mirror image is split again.
 *
 * @param model the whole model, of {@value #MIN_SIZE} to {@value #MAX_SIZE} columns
 * @param depth the number of decisions in each part, at least 1
 * @param order the order of the solutions, which is fixed
 */
public record MirroredHalves(QueensModel model, Splitter splitter, int depth, SolutionOrder order)
    implements Decomposition {
  /** Below this size, testing a model for its symmetry takes longer than searching it. */
  private static final int MIN_SIZE = 12;

  /** Above this size, searching half of a board is impractical. */
  private static final int MAX_SIZE = 32;

  public static boolean appliesTo(QueensModel model, SolutionOrder order) {
    return order.isFixed()
        && model.size() >= MIN_SIZE
        && model.size() <= MAX_SIZE
        && model.hasSymmetry(BoardSymmetry.REVERSED_ROWS);
  }

  /** The domains of a model of up to 64 columns with their rows reversed. */
  public static List<RowDomain> mirroredDomains(QueensModel model) {
    int n = model.size();
    return model.domains().stream()
        .map(
            domain ->
                domain.isEmpty()
                    ? domain
                    : RowDomain.ofBits(Long.reverse(domain.toLongArray()[0]) >>> Long.SIZE - n))
        .toList();
  }

  @Override
  public Iterator<Part> parts(BooleanSupplier stopRequested) {
    return ownImagesSplit(
        SplitParts.of(model, splitter, depth).parts(stopRequested), stopRequested);
  }

  @Override
  public Iterator<Part> weighedParts(BooleanSupplier stopRequested) {
    return ownImagesSplit(
        SplitParts.of(model, splitter, depth).weighedParts(stopRequested), stopRequested);
  }

  /** On an odd board the queens of the middle row have their mirror images in the next column. */
  private Iterator<Part> ownImagesSplit(Iterator<Part> parts, BooleanSupplier stopRequested) {
    return SplitParts.split(
        parts,
        part ->
            isOwnImage(part.model())
                ? splitter.split(part.model(), depth, stopRequested)
                : Collections.singleton(part.model()).iterator());
  }

  @Override
  public boolean mayEndEarly() {
    return true;
  }

  @Override
  public Replay replay(Part part) {
    if (!isUnderEqualConstraints(part.model())) {
      return Replay.NONE;
    }
    int comparison =
        Arrays.compare(firstRows(part.model().domains()), firstRows(mirroredDomains(part.model())));
    if (comparison == 0) {
      return Replay.NONE;
    }
    return comparison < 0 == (order == SolutionOrder.LEXICOGRAPHIC) ? Replay.SOURCE : Replay.IMAGE;
  }

  private boolean isOwnImage(QueensModel part) {
    return part.domain(0).size() == 1
        && isUnderEqualConstraints(part)
        && part.domains().equals(mirroredDomains(part));
  }

  /** A backend may also split by adding constraints; equal domains do not mean equal parts then. */
  private boolean isUnderEqualConstraints(QueensModel part) {
    return part.constraints().equals(model.constraints());
  }

  private static int[] firstRows(List<RowDomain> domains) {
    return domains.stream().mapToInt(domain -> domain.next(0)).toArray();
  }
}
