package org.nqueens.batch;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterators;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;
import org.nqueens.internal.decompose.InnermostQueens;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * A model divided into numbered parts. The division is reproducible: equal batches have equal parts
 * in every process. Immutable, serializable and safe for use by many threads.
 *
 * <p>The depth of a batch is the number of queens that each part fixes, in addition to the queens
 * that the division by symmetry fixes. It is chosen by an estimate of the search: small boards have
 * few parts, and the number of parts grows with the square root of the search, up to about a
 * million. The embedded engine counts a part of an empty board of n = 20 to 24 in a tenth of a
 * second to some minutes.
 *
 * <p>Parts are made while an iterator passes them, and are not kept.
 *
 * @serial exclude
 */
public final class Batch implements Iterable<Part>, Serializable {
  /** The largest board that a batch divides. */
  public static final int MAX_SIZE = 64;

  /** The largest number of parts of a batch with a journal. */
  public static final int MAX_PARTS = 10_000_000;

  private static final long serialVersionUID = 1L;

  private final QueensModel model;
  private final BatchDivision division;
  private final int depth;
  private final Shard shard;

  /** The number of parts of all shares, plus 1; 0 until it is known. */
  private transient volatile int totalAndOne;

  Batch(QueensModel model, BatchDivision division, int depth, Shard shard) {
    requireSize(model);
    Objects.requireNonNull(division, "division");
    if (depth < 0 || depth > MAX_SIZE) {
      throw new IllegalArgumentException(
          "depth (%s) must be between 0 and %s: give the number of queens fixed in each part"
              .formatted(depth, MAX_SIZE));
    }
    Objects.requireNonNull(shard, "shard");
    this.model = model;
    this.division = division;
    this.depth = depth;
    this.shard = shard;
  }

  Batch withTotal(int total) {
    Batch copy = copy(depth, shard);
    copy.totalAndOne = total + 1;
    return copy;
  }

  private Batch copy(int otherDepth, Shard otherShard) {
    Batch copy = new Batch(model, division, otherDepth, otherShard);
    copy.totalAndOne = otherDepth == depth ? totalAndOne : 0;
    return copy;
  }

  /**
   * Divides a count, in the same way for every backend. A symmetric model of 12 to 32 columns
   * without blocked squares is divided by the innermost queens of its middle columns and rows, one
   * part for each symmetry class, and by the queens of the middle columns. Any other model is
   * divided by the queens of the first columns.
   *
   * @param model a model of at most {@value #MAX_SIZE} columns
   * @throws IllegalArgumentException if the model has more columns
   */
  public static Batch toCount(QueensModel model) {
    requireSize(model);
    BatchDivision division =
        InnermostQueens.symmetries(model).size() > 1
            ? BatchDivision.INNERMOST_QUEENS
            : BatchDivision.PREFIXES;
    return new Batch(model, division, new DepthChoice(model, division).depth(), Shard.ALL);
  }

  private static void requireSize(QueensModel model) {
    Objects.requireNonNull(model, "model");
    if (model.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a batch: count a larger model as a whole, without a journal"
              .formatted(model.size(), MAX_SIZE));
    }
  }

  /**
   * This batch at another depth, for example for more parts than there are processors.
   *
   * @param queens the {@linkplain #depth() depth}, from 0 to {@value #MAX_SIZE}; each queen
   *     multiplies the number of parts
   * @throws IllegalArgumentException if the depth is out of range
   */
  public Batch atDepth(int queens) {
    return copy(queens, shard);
  }

  /**
   * The share of this batch that one machine of several searches.
   *
   * @throws IllegalStateException if this batch is already a shard
   */
  public Batch shard(Shard wanted) {
    Objects.requireNonNull(wanted, "wanted");
    if (!shard.equals(Shard.ALL)) {
      throw new IllegalStateException(
          "shard (%s) must be of a whole batch: this one is shard %s already"
              .formatted(wanted, shard));
    }
    return copy(depth, wanted);
  }

  /** {@return the whole model} */
  public QueensModel model() {
    return model;
  }

  BatchDivision division() {
    return division;
  }

  /**
   * {@return the depth: the number of queens that each part fixes in addition to the queens that
   * the division by symmetry fixes; at least 0}
   */
  public int depth() {
    return depth;
  }

  /** {@return the share of the parts that this batch has; {@link Shard#ALL} for all of them} */
  public Shard shard() {
    return shard;
  }

  /**
   * The number of parts of this batch. The first call passes all parts once, which takes a second
   * for half a million parts.
   *
   * @return the number. It is 0 only if the first queens or an empty domain leave no solution, or
   *     for a share if there are more shares than parts
   * @throws IllegalArgumentException if all shares together have more than {@value #MAX_PARTS}
   *     parts
   * @throws SearchStoppedException if the thread is interrupted while it passes the parts; the
   *     interrupt stays set
   */
  public int size() {
    return shard.size(total());
  }

  int total() {
    if (totalAndOne == 0) {
      Thread caller = Thread.currentThread();
      int total = 0;
      for (Iterator<Part> all = all(caller::isInterrupted); all.hasNext(); all.next()) {
        if (total == MAX_PARTS) {
          throw new IllegalArgumentException(
              "depth (%s) of n = %s gives more than %s parts: fix fewer queens in each"
                  .formatted(depth, model.size(), MAX_PARTS));
        }
        total++;
      }
      if (caller.isInterrupted()) {
        throw new SearchStoppedException(Completion.INTERRUPTED);
      }
      totalAndOne = total + 1;
    }
    return totalAndOne - 1;
  }

  /** The parts of all shares; fewer after a request to stop. */
  private Iterator<Part> all(BooleanSupplier stop) {
    return division.parts(model, depth).parts(stop);
  }

  /** {@return the parts of this batch by increasing number, for one thread at a time} */
  @Override
  public Iterator<Part> iterator() {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(all(() -> false), 0), false)
        .filter(part -> shard.contains(part.number()))
        .iterator();
  }

  Batch whole() {
    return copy(depth, Shard.ALL);
  }

  boolean isOfSameWhole(Batch other) {
    return division == other.division && depth == other.depth && model.equals(other.model);
  }

  /** The serialized form, with the name of the division that journals have. */
  private record Form(QueensModel model, String division, int depth, Shard shard)
      implements Serializable {
    private Object readResolve() throws InvalidObjectException {
      try {
        return new Batch(model, BatchDivision.named(division).orElseThrow(), depth, shard);
      } catch (IllegalArgumentException | NullPointerException | NoSuchElementException e) {
        InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
        invalid.initCause(e);
        throw invalid;
      }
    }
  }

  private Object writeReplace() {
    return new Form(model, division.toString(), depth, shard);
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a batch is read by its serialized form");
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Batch other && isOfSameWhole(other) && shard.equals(other.shard);
  }

  @Override
  public int hashCode() {
    return Objects.hash(model, division, depth, shard);
  }

  /** The size of the board, the division, and the share if it is one. */
  @Override
  public String toString() {
    String share = shard.equals(Shard.ALL) ? "" : ", shard " + shard;
    return "n = %s by %s at depth %s%s".formatted(model.size(), division, depth, share);
  }
}
