package org.nqueens.cli.options;

import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;

/** The value of an option or argument, once the command line is read. */
public record Value<T>(ArgSpec declared) {
  /** The value; null if neither the command line nor a default has one. */
  public T get() {
    return declared.getValue();
  }

  public T orElse(T usual) {
    return optional().orElse(usual);
  }

  public Optional<T> optional() {
    return Optional.ofNullable(get());
  }
}
