package org.nqueens.internal.decompose;

import java.util.Collections;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.ProgressSink;

/**
 * A split in which some parts are split once more.
 *
 * @param splitter makes the parts, and the parts of parts
 * @param isDivided tells which parts are split once more
 */
record SecondSplit(Splitter splitter, Predicate<QueensModel> isDivided) implements Splitter {
  @Override
  public Iterator<QueensModel> split(
      QueensModel model, BooleanSupplier stopRequested, ProgressSink positions) {
    NestedPositions nested = new NestedPositions(positions);
    return new FlatMap<>(
        splitter.split(model, stopRequested, nested.ofParts()),
        part -> {
          if (isDivided.test(part)) {
            return splitter.split(part, stopRequested, nested.withinPart());
          }
          nested.withinPart().at(1, 0, 0);
          return Collections.singleton(part).iterator();
        });
  }
}
