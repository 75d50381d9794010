package org.nqueens.internal.decompose;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
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
  public Iterator<QueensModel> split(QueensModel model, BooleanSupplier stopRequested) {
    return split(model, stopRequested, ProgressSink.NONE);
  }

  @Override
  public Iterator<QueensModel> split(
      QueensModel model, BooleanSupplier stopRequested, ProgressSink positions) {
    return new Parts(model, stopRequested, positions);
  }

  /** The parts in order. */
  private final class Parts implements Iterator<QueensModel> {
    private final BooleanSupplier stopRequested;
    private final ProgressSink positions;
    private final Iterator<QueensModel> parts;
    private Iterator<QueensModel> divided = Collections.emptyIterator();

    /** The shares up to the begin and to the end of the latest part. */
    private double begin;

    private double end;

    Parts(QueensModel model, BooleanSupplier stopRequested, ProgressSink positions) {
      this.stopRequested = stopRequested;
      this.positions = positions;
      this.parts =
          splitter.split(
              model,
              stopRequested,
              positions == ProgressSink.NONE
                  ? positions
                  : (share, decisions, solutions) -> end = share);
    }

    @Override
    public boolean hasNext() {
      while (!divided.hasNext() && parts.hasNext()) {
        begin = end;
        divided = divide(parts.next());
      }
      return divided.hasNext();
    }

    private Iterator<QueensModel> divide(QueensModel part) {
      if (isDivided.test(part)) {
        return splitter.split(
            part, stopRequested, positions == ProgressSink.NONE ? positions : this::within);
      }
      positions.at(end, 0, 0);
      return Collections.singleton(part).iterator();
    }

    private void within(double share, long decisions, long solutions) {
      positions.at(begin + (end - begin) * share, 0, 0);
    }

    @Override
    public QueensModel next() {
      if (!hasNext()) {
        throw new NoSuchElementException("no part is left: ask hasNext first");
      }
      return divided.next();
    }
  }
}
