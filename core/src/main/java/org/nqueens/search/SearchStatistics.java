package org.nqueens.search;

import java.time.Duration;

/**
 * The effort of a search. Branches and failures compare searches by the same backend; each backend
 * documents what it counts.
 *
 * @param branches the decisions applied or refuted, at least 0
 * @param failures the dead ends met (for CP-SAT, the conflicts), at least 0
 * @param wallTime the time from the call to the result, including what the consumer took
 */
public record SearchStatistics(long branches, long failures, Duration wallTime) {}
