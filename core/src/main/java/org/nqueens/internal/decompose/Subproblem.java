package org.nqueens.internal.decompose;

import java.io.Serializable;
import java.util.Iterator;
import org.nqueens.model.QueensModel;

/**
 * A part of a question that can be searched by itself.
 *
 * @param number its number in its decomposition, from 0
 * @param model the model to search
 * @param weight the number of parts of the whole, this one included, that its count stands for; at
 *     least 1
 * @param replay its role in replay
 * @serial exclude
 */
public record Subproblem(long number, QueensModel model, int weight, Replay replay)
    implements Serializable {

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

  /** Makes the sub-problem of a part. */
  interface Kind<T> {
    /**
     * Makes a sub-problem.
     *
     * @param number the number of the part, from 0
     * @param part the part
     */
    Subproblem of(long number, T part);
  }

  /** A sub-problem that stands for itself and is searched. */
  public static Subproblem of(long number, QueensModel model) {
    return new Subproblem(number, model, 1, Replay.NONE);
  }

  /** The sub-problems of parts, numbered in their order. */
  static <T> Iterator<Subproblem> numbered(Iterator<T> parts, Kind<? super T> kind) {
    return new Parts<>() {
      private long number;

      @Override
      public boolean hasNext() {
        return parts.hasNext();
      }

      @Override
      public Subproblem next() {
        return kind.of(number++, parts.next());
      }

      @Override
      public void close() {
        Parts.close(parts);
      }
    };
  }
}
