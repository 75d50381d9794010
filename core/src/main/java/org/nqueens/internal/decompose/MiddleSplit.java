package org.nqueens.internal.decompose;

import java.util.Collections;
import java.util.Iterator;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.nqueens.internal.constraint.WordDomains;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.spi.ProgressSink;

/**
 * The split by the queens of open columns from the middle to the sides. The embedded engine counts
 * in this order, so that the parts have the nodes of the whole: divided from the left, those of n =
 * 17 take 1.06 times as long.
 *
 * <p>For models of up to 64 columns, of which no domain is empty.
 *
 * @param depth the number of open columns whose queens are fixed, at least 1
 */
public record MiddleSplit(int depth) implements Splitter {
  @Override
  public Iterator<QueensModel> split(
      QueensModel model, BooleanSupplier stopRequested, ProgressSink positions) {
    WordDomains domains = WordDomains.of(model);
    return domains.propagate()
        ? split(domains, depth, positions)
        : Collections.<QueensModel>emptyIterator();
  }

  /** The models with queens in the next columns, those with an empty domain left out. */
  private static Iterator<QueensModel> split(
      WordDomains domains, int depth, ProgressSink positions) {
    OptionalInt open = domains.openColumnNearestToMiddle();
    if (depth == 0 || open.isEmpty()) {
      positions.at(1, 0, 0);
      return Collections.singleton(domains.model()).iterator();
    }
    int column = open.getAsInt();
    int[] rows = RowDomain.ofBits(domains.rows(column)).rows().toArray();
    NestedPositions nested = new NestedPositions(positions);
    return new FlatMap<>(
        IntStream.range(0, rows.length).iterator(),
        i -> {
          nested.ofParts().at((i + 1.0) / rows.length, 0, 0);
          WordDomains child = domains.copy();
          return child.place(column, rows[i]) && child.propagate()
              ? split(child, depth - 1, nested.withinPart())
              : Collections.emptyIterator();
        });
  }
}
