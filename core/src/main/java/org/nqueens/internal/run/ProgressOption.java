package org.nqueens.internal.run;

import java.time.Duration;
import java.util.function.Consumer;
import org.nqueens.result.SearchProgress;

/**
 * The reports that a solver makes.
 *
 * @param interval the time between two reports, at least a millisecond
 * @param consumer takes the reports
 */
public record ProgressOption(Duration interval, Consumer<? super SearchProgress> consumer) {}
