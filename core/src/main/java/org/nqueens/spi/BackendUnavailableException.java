package org.nqueens.spi;

/**
 * Thrown when a backend is unavailable, for example because a native library does not load. Other
 * backends are not affected; {@code embedded} is always available.
 */
public final class BackendUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports an unavailable backend.
   *
   * @param reason the missing part, and the remedy
   */
  public BackendUnavailableException(String id, String reason) {
    super("backend (\"" + id + "\") is unavailable here: " + reason);
  }
}
