package org.nqueens.internal.decompose;

import java.io.Serializable;
import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * A part of a question that can be searched by itself.
 *
 * @param model the model to search
 * @param weight the number of parts of the whole, this one included, that its count stands for; at
 *     least 1
 * @param replay its role in replay
 * @serial exclude
 */
public record Subproblem(QueensModel model, int weight, Replay replay) implements Serializable {

  /** The role of a sub-problem in replay, where one search gives the solutions of another. */
  public enum Replay {
    /** The sub-problem is searched, and its solutions serve no other. */
    NONE,
    /** A later sub-problem is the mirror image of this one. */
    SOURCE,
    /**
     * An earlier sub-problem is the mirror image of this one: its solutions, mirrored and from the
     * last to the first, are those of this one in order.
     */
    IMAGE
  }

  /** A part that stands for itself and is searched. */
  public static Subproblem of(QueensModel model) {
    return new Subproblem(model, 1, Replay.NONE);
  }

  /** The domains with their rows reversed, of a board of up to 64 columns. */
  public List<RowDomain> mirroredDomains() {
    int n = model.size();
    return model.domains().stream()
        .map(
            domain ->
                domain.isEmpty()
                    ? domain
                    : RowDomain.ofBits(Long.reverse(domain.toLongArray()[0]) >>> Long.SIZE - n))
        .toList();
  }
}
