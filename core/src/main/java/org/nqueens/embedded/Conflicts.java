package org.nqueens.embedded;

/**
 * The squares that a queen attacks, as the constraints of one model have it. Immutable and safe for
 * use by many threads.
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
}
