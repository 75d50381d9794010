package org.nqueens;

import org.nqueens.search.SearchStatistics;

/**
 * What a search came to.
 *
 * @param completion why it ended: {@link Completion#EXHAUSTED}, or what cut it short
 * @param solutions the placements delivered or counted, at least 0; all there are if exhausted
 * @param statistics the effort
 * @param backend the id of the backend that searched
 */
public record SolveResult(
    Completion completion, long solutions, SearchStatistics statistics, String backend) {}
