package org.nqueens.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.nqueens.search.SearchStrategy;

/**
 * What a search explores, and in which order.
 *
 * @param strategy the strategy; empty if the backend chooses the order by no strategy
 * @param threads the maximum number of threads; several search the parts of a model
 * @param upToSymmetry whether one solution of each symmetry class is searched
 */
public record SearchDescription(
    Optional<SearchStrategy> strategy, int threads, boolean upToSymmetry) {

  /** The search of a whole model on one thread. */
  public static SearchDescription of(SearchStrategy strategy) {
    return new SearchDescription(Optional.of(strategy), 1, false);
  }

  /** True for the search of one tree. */
  boolean isWhole() {
    return threads == 1 && !upToSymmetry;
  }

  void write(JsonGenerator generator) throws IOException {
    generator.writeStringField("strategy", strategyName());
    generator.writeNumberField("threads", threads);
    generator.writeBooleanField("upToSymmetry", upToSymmetry);
  }

  private String strategyName() {
    return strategy.map(SearchStrategy::toString).orElse("any order");
  }

  @Override
  public String toString() {
    return strategyName()
        + (threads > 1 ? ", " + threads + " threads" : "")
        + (upToSymmetry ? ", up to symmetry" : "");
  }
}
