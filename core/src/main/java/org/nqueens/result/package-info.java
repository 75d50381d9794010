/**
 * What came of a search: the {@link org.nqueens.result.SolveResult} of an enumeration with its
 * {@link org.nqueens.result.Completion} and {@link org.nqueens.result.SearchStatistics}, and the
 * answers to particular questions, {@link org.nqueens.result.Uniqueness} and {@link
 * org.nqueens.result.Explanation}.
 */
package org.nqueens.result;
