package org.nqueens.internal.decompose;

import java.io.Serializable;
import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * A part of a question that can be searched by itself.
 *
 * @param model the model to search
 * @param weight the number of parts of the whole, at least 1, that have as many solutions as this
 *     one and that it stands for, itself included
 * @param replay whether its solutions can be had from, or serve, its mirror image
 * @serial exclude
 */
public record Subproblem(QueensModel model, int weight, Replay replay) implements Serializable {

  /** A part that stands for itself and is searched. */
  public static Subproblem of(QueensModel model) {
    return new Subproblem(model, 1, Replay.NONE);
  }

  /** The domains of the mirror image by reversed rows, for boards of up to 64 columns. */
  public List<RowDomain> mirroredDomains() {
    return MirroredHalves.mirrored(model.domains());
  }
}
