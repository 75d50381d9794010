package org.nqueens.internal.call;

import java.util.Optional;
import java.util.ServiceLoader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.SLF4JServiceProvider;

/** The debug log of searches, under the name of the class that applications call. */
public final class SearchLog {
  private SearchLog() {}

  /**
   * The log; empty without a provider of SLF4J, which would print at the first search of a program
   * that it has none.
   */
  public static Optional<Logger> find() {
    return isProvided()
        ? Optional.of(LoggerFactory.getLogger("org.nqueens.QueensSolver"))
        : Optional.empty();
  }

  /** Looks where SLF4J looks; SLF4J 1.7, which has no such service, decides for itself. */
  private static boolean isProvided() {
    try {
      ClassLoader loader = LoggerFactory.class.getClassLoader();
      return ServiceLoader.load(SLF4JServiceProvider.class, loader).stream().findAny().isPresent();
    } catch (LinkageError e) {
      return true;
    }
  }
}
