package org.nqueens.spark;

/** Thrown when the cluster cannot run or finish a job; the message is for people. */
final class ClusterException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ClusterException(String message) {
    super(message);
  }

  ClusterException(String message, Throwable cause) {
    super(message, cause);
  }
}
