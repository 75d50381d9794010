package org.nqueens.spi;

import org.nqueens.model.QueensModel;

/**
 * The facts about a backend by which the facade plans a search.
 *
 * @param maxSize the largest board that the backend takes, from 1 to {@value QueensModel#MAX_SIZE};
 *     a larger one is refused before any search. Such a board should fit the memory of common
 *     machines, and its search stop within about a second of a request
 * @param minUnboundColumns the unbound columns, at least 1, that a part of a split search should
 *     have, so that its search takes longer than its preparation
 * @param countsWholeTree true if decisions and failures must cover the whole search tree, for
 *     example because they are compared with published ones. Otherwise a search on one thread
 *     replays the mirror images of searched parts, as searches on several threads do on every
 *     backend, and is divided into parts where its progress is reported
 */
public record Tuning(int maxSize, int minUnboundColumns, boolean countsWholeTree) {
  /** Boards of any size, parts of 9 columns at least, counters of the whole tree. */
  public static final Tuning DEFAULT = new Tuning(QueensModel.MAX_SIZE, 9, true);

  /**
   * Defines the facts.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Tuning {
    if (maxSize < 1 || maxSize > QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "maxSize (%s) must be between 1 and %s: give the largest board that the backend takes"
              .formatted(maxSize, QueensModel.MAX_SIZE));
    }
    if (minUnboundColumns < 1) {
      throw new IllegalArgumentException(
          "minUnboundColumns (%s) must be at least 1: a part without an unbound column has nothing to search"
              .formatted(minUnboundColumns));
    }
  }
}
