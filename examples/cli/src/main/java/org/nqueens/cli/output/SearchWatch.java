package org.nqueens.cli.output;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.result.SearchProgress;

/**
 * The reports of a search as fields of a progress line, whose widths seldom change. Rates count
 * from the first report of a search, because an earlier run may have found some of its solutions.
 */
final class SearchWatch {
  private static final double NANOS = 1e9;

  private volatile Optional<Span> span = Optional.empty();

  /** The first and the last report of one search. */
  private record Span(SearchProgress first, SearchProgress last) {
    private double perSecond(long before, long after) {
      Duration time = last.elapsed().minus(first.elapsed());
      return time.isZero() ? 0 : Math.max(0, after - before) * NANOS / time.toNanos();
    }

    private double found() {
      return perSecond(first.solutions(), last.solutions());
    }

    private double decisions() {
      return perSecond(first.decisions(), last.decisions());
    }
  }

  /** Takes a report; its thread is the only one that does. */
  void report(SearchProgress progress) {
    span =
        Optional.of(
            span.filter(before -> before.last().elapsed().compareTo(progress.elapsed()) <= 0)
                .map(before -> new Span(before.first(), progress))
                .orElse(new Span(progress, progress)));
  }

  /**
   * The share that is done, the time left, the solutions and the rate.
   *
   * @param delivered the solutions delivered, or 0 if they are only counted
   */
  List<String> fields(long delivered) {
    Optional<Span> current = span;
    if (current.isEmpty()) {
      return delivered == 0 ? List.of() : List.of(delivered + " found");
    }
    SearchProgress last = current.get().last();
    long found = delivered == 0 ? last.solutions() : delivered;
    return List.of(
        percent(last.fraction()),
        "%10s left".formatted(last.remaining().map(SearchWatch::time).orElse("?")),
        found + " found",
        rate(current.get()));
  }

  /** No milliseconds, which are over before they are read. */
  private static String time(Duration remaining) {
    return remaining.toSeconds() < 1 ? "under 1 s" : DurationText.of(remaining);
  }

  /** Rounded down: the whole is 100.0 % only when it is done. */
  private static String percent(double fraction) {
    return String.format(Locale.ROOT, "%5.1f %%", Math.floor(fraction * 1_000) / 10);
  }

  /** The solutions per second, or where they are rare the decisions. */
  private static String rate(Span span) {
    return span.found() < 1 && span.decisions() > 0
        ? shortened(span.decisions()) + " decisions/s"
        : shortened(span.found()) + " found/s";
  }

  /** A number to three digits in six columns, such as {@code 12.3 M}. */
  static String shortened(double number) {
    String prefixes = " kMGTPE";
    double rest = number;
    int prefix = 0;
    while (rest >= 999.5 && prefix < prefixes.length() - 1) {
      rest /= 1_000;
      prefix++;
    }
    int decimals = rest < 9.995 ? 2 : rest < 99.95 ? 1 : 0;
    String digits =
        prefix == 0
            ? String.format(Locale.ROOT, rest < 9.95 ? "%.1f" : "%.0f", rest)
            : String.format(Locale.ROOT, "%." + decimals + "f %c", rest, prefixes.charAt(prefix));
    return "%6s".formatted(digits);
  }
}
