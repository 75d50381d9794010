package org.nqueens.cli.profiler;

/** Thrown if CP-Profiler cannot be reached, or its connection breaks during a search. */
public final class CpProfilerException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CpProfilerException(String message, Throwable cause) {
    super(message, cause);
  }
}
