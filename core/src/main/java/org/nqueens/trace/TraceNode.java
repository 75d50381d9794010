package org.nqueens.trace;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A node of a search tree. Immutable and thread-safe.
 *
 * @param number the number of the node in the order of the search, from 0, the root
 * @param branch the edge from the parent; empty at the root
 * @param prunings the removals at the node, in order; the removals by the decision of the branch
 *     come first
 * @param kind what became of the node
 * @param failure the reason why the node failed; present if and only if the node is a dead end
 */
public record TraceNode(
    int number,
    Optional<Branch> branch,
    List<Pruning> prunings,
    Kind kind,
    Optional<Failure> failure) {

  /** What became of a node. Thread-safe. */
  public enum Kind {
    /** The strategy decided there. */
    BRANCHED,
    /** A dead end. */
    FAILED,
    /** A solution. */
    SOLVED,
    /** The search was cut before it decided there. */
    OPEN
  }

  /** Defines the node; the list is copied. */
  public TraceNode {
    Objects.requireNonNull(branch, "branch");
    prunings = List.copyOf(Objects.requireNonNull(prunings, "prunings"));
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(failure, "failure");
  }
}
