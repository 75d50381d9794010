package org.nqueens.internal.propagation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.model.ValueIndex;

/** A propagation that looks at two columns at a time, by all constraints that read both. */
abstract class PairPropagator extends Propagator {
  private final List<List<Reader>> readers;

  record Reader(ValueIndex index, int view) {}

  PairPropagator(List<ValueIndex> indexes, int n) {
    super(indexes.get(0));
    readers = Stream.<List<Reader>>generate(ArrayList::new).limit(n).toList();
    for (ValueIndex each : indexes) {
      for (int view = 0; view < each.viewCount(); view++) {
        readers.get(each.column(view)).add(new Reader(each, view));
      }
    }
  }

  /** The views that read a column, in the order of the model. */
  final List<Reader> readers(int column) {
    return readers.get(column);
  }

  /** Tells whether queens on squares of two columns attack each other; the rule is the latest. */
  final boolean attacks(int first, int firstRow, int second, int secondRow) {
    for (Reader reader : readers.get(first)) {
      int view = reader.index.viewOf(second);
      if (view >= 0
          && reader.index.valueAt(reader.view, firstRow) == reader.index.valueAt(view, secondRow)) {
        index = reader.index;
        return true;
      }
    }
    return false;
  }
}
