package org.nqueens.internal.decompose;

import java.util.Collections;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.nqueens.model.QueensModel;

/**
 * A split in which some parts are split once more.
 *
 * @param splitter makes the parts, and the parts of parts
 * @param isDivided tells which parts are split once more
 */
record SecondSplit(Splitter splitter, Predicate<QueensModel> isDivided) implements Splitter {
  @Override
  public Iterator<QueensModel> split(QueensModel model, BooleanSupplier stopRequested) {
    return new FlatMap<>(
        splitter.split(model, stopRequested),
        part ->
            isDivided.test(part)
                ? splitter.split(part, stopRequested)
                : Collections.singleton(part).iterator());
  }
}
