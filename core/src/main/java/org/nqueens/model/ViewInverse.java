package org.nqueens.model;

/** The inverse of a view: the rows of the board at which it takes a value. */
sealed interface ViewInverse permits OffsetInverse, LookupInverse {
  /** No row, and the end of a chain. */
  int NONE = -1;

  static ViewInverse of(View view, int n) {
    return view instanceof Offset offset
        ? new OffsetInverse(offset.offset(), n)
        : new LookupInverse((Lookup) view, n);
  }

  /** The smallest row at which the view takes a value, or {@link #NONE}. */
  int first(int value);

  /** The next row above with the same value, or {@link #NONE}. */
  int next(int row);
}
