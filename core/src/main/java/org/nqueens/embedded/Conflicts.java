package org.nqueens.embedded;

/**
 * What the constraints of one model say: which squares a queen attacks, and what must be taken.
 * Immutable and safe for use by many threads.
 */
interface Conflicts {

  /**
   * Takes the attacked rows from the domains of the other columns.
   *
   * @param column a column that is bound
   * @param row the row of its queen
   * @return false if a domain is empty now
   */
  boolean propagate(int column, int row, DomainStore domains);

  /**
   * Gives values that must be taken to the only columns left for them.
   *
   * @return false if a value that must be taken has no column left
   */
  default boolean cover(DomainStore domains) {
    return true;
  }
}
