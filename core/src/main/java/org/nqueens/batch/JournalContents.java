package org.nqueens.batch;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The contents of a {@link Journal}.
 *
 * @param batch the batch
 * @param size the number of parts of the batch
 * @param results the results, in the order of the file
 */
public record JournalContents(Batch batch, int size, List<PartResult> results) {

  /**
   * Defines the contents; the list is copied.
   *
   * @throws IllegalArgumentException if there are more results than parts
   */
  public JournalContents {
    Objects.requireNonNull(batch, "batch (null) must not be null: pass the batch of the journal");
    results =
        List.copyOf(
            Objects.requireNonNull(
                results, "results (null) must not be null: pass the results, or an empty list"));
    if (results.size() > size) {
      throw new IllegalArgumentException(
          "results (%s of them) must not be more than the %s parts: give one for each part"
              .formatted(results.size(), size));
    }
  }

  /**
   * True if no part is left.
   *
   * @return true if the batch is done
   */
  public boolean isComplete() {
    return left() == 0;
  }

  /**
   * The number of parts that are done.
   *
   * @return the number, from 0 to size
   */
  public int done() {
    return results.size();
  }

  /**
   * The number of parts that are left.
   *
   * @return the number, from 0 to size
   */
  public int left() {
    return size - done();
  }

  /**
   * The solutions of the parts that are done.
   *
   * @return the sum, with the weights of the parts
   */
  public long solutions() {
    return results.stream().mapToLong(PartResult::solutions).sum();
  }

  /**
   * The sum of the times of the searches of the parts that are done, each on one thread.
   *
   * @return the sum
   */
  public Duration time() {
    return results.stream().map(PartResult::time).reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * The expected time of the searches of the parts that are left, each on one thread: their number
   * times the mean time of the parts that are done.
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
