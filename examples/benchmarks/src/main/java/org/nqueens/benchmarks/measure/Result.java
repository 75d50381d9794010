package org.nqueens.benchmarks.measure;

import java.util.Optional;

/**
 * What was measured of one contestant of one race.
 *
 * @param n the size of the board
 * @param contestant its name
 * @param median the median of its runs; empty if it refused the work, as a backend does with a
 *     board that is too large for it
 */
public record Result(int n, String contestant, Optional<Sample> median) {}
