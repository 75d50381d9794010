package org.nqueens.batch;

import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The contents of a {@link Journal}.
 *
 * @param size the number of parts of the batch
 * @param results the results, in the order of the file
 * @serial exclude
 */
public record JournalContents(Batch batch, int size, List<PartResult> results)
    implements Serializable {

  /**
   * Defines the contents; the list is copied.
   *
   * @throws IllegalArgumentException if there are more results than parts
   */
  public JournalContents {
    Objects.requireNonNull(batch, "batch");
    results = List.copyOf(Objects.requireNonNull(results, "results"));
    if (results.size() > size) {
      throw new IllegalArgumentException(
          "results (%s of them) must not be more than the %s parts: give one for each part"
              .formatted(results.size(), size));
    }
  }

  /** {@return true if no part is left} */
  public boolean isComplete() {
    return left() == 0;
  }

  /** {@return the number of parts that are done, from 0 to size} */
  public int done() {
    return results.size();
  }

  /** {@return the number of parts that are left, from 0 to size} */
  public int left() {
    return size - done();
  }

  /**
   * The solutions of the parts that are done, with the weights of the parts.
   *
   * @throws ArithmeticException if the sum overflows a {@code long}
   */
  public long solutions() {
    long sum = 0;
    for (PartResult result : results) {
      sum = result.addTo(sum);
    }
    return sum;
  }

  /**
   * {@return the sum of the wall times of the searches of the parts that are done, each on one
   * thread; on a machine with more busy threads than cores it exceeds the CPU time}
   */
  public Duration time() {
    return results.stream().map(PartResult::time).reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * The expected wall time of the searches of the parts that are left, one after the other on one
   * thread: their number times the mean time of the parts that are done.
   *
   * @return the time; empty if parts are left and none is done
   */
  public Optional<Duration> remaining() {
    if (isComplete()) {
      return Optional.of(Duration.ZERO);
    }
    return results.isEmpty()
        ? Optional.empty()
        : Optional.of(time().dividedBy(done()).multipliedBy(left()));
  }
}
