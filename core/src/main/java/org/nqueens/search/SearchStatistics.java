package org.nqueens.search;

import java.time.Duration;

/**
 * The effort of a search. Branches and failures compare searches by the same backend; each backend
 * documents what it counts. Parts of a search that were replayed from their mirror images are not
 * counted, as nobody explored them: from n = 12 on that is half of a board which is its own mirror
 * image, by several threads, and on {@code embedded} and {@code cp-sat} by one. Of the attempts
 * that {@code findAny} makes, the last is counted.
 *
 * @param branches the decisions applied or refuted, at least 0
 * @param failures the dead ends met (for CP-SAT, the conflicts), at least 0
 * @param wallTime the time from the call to the result, including what the consumer took
 */
public record SearchStatistics(long branches, long failures, Duration wallTime) {}
