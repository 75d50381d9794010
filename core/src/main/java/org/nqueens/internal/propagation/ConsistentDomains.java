package org.nqueens.internal.propagation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.propagation.Propagator.Effect;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/**
 * Domains that are propagated to a chosen level of consistency. A listener hears every removal with
 * its cause, and the end of every propagation.
 *
 * <p>Value elimination comes first: of the queens that have not attacked yet, the queen of the
 * first column attacks by one constraint after the other, in the order of the model. When no queen
 * is left, the propagators of the level are asked, in the order of the model, until one removes a
 * row. The order fixes the events; the fixed point does not depend on it.
 */
public final class ConsistentDomains extends TrailedDomains {
  private static final Cause DECIDED = new Cause.Decided();

  /** The attacking queens between two polls of the stop signal: tens of ms at n = 10,000. */
  private static final int POLL = 64;

  private final SearchListener listener;
  private final BooleanSupplier stop;
  private final List<ValueIndex> indexes;

  /** By column: its view in each constraint that reads it, in the order of the model. */
  private final List<List<Member>> members;

  private final List<Propagator> propagators;

  /** The view of a constraint that reads a column. */
  private record Member(ValueIndex index, int view) {}

  /** The columns with one row whose queens have not attacked yet. */
  private final BitSet pending = new BitSet();

  private int attacks;

  /** The constraint that has removed rows last, or was to; after a failure, the one that failed. */
  private @Nullable ValueIndex latest;

  /**
   * Copies the domains of a model, of which none is empty.
   *
   * @param stop polled during the propagation of boards of more than 64 columns, which fails on a
   *     request to stop
   * @param listener hears {@code pruned}, {@code propagated} and {@code failed}
   * @throws IllegalArgumentException if the domains and their trail may exceed the heap
   */
  public ConsistentDomains(
      QueensModel model, Propagation level, BooleanSupplier stop, SearchListener listener) {
    super(model);
    this.listener = listener;
    this.stop = model.size() > Long.SIZE ? stop : () -> false;
    indexes = CompiledConstraints.of(model).indexes();
    members = Stream.<List<Member>>generate(ArrayList::new).limit(model.size()).toList();
    for (ValueIndex index : indexes) {
      for (int view = 0; view < index.viewCount(); view++) {
        members.get(index.column(view)).add(new Member(index, view));
      }
    }
    propagators =
        switch (level) {
          case VALUE, UNSPECIFIED -> List.of();
          case BOUNDS -> indexes.stream().<Propagator>map(BoundsConsistency::new).toList();
          case DOMAIN -> indexes.stream().<Propagator>map(DomainConsistency::new).toList();
          case COVERAGE -> LastPlaces.of(indexes, model.size());
        };
    attackAgain();
  }

  /** Lets all queens attack in the next propagation, also those that have. */
  public void attackAgain() {
    for (int column = 0; column < size(); column++) {
      if (isBound(column)) {
        bound(column);
      }
    }
  }

  @Override
  protected void bound(int column) {
    pending.set(column);
  }

  @Override
  public void pop() {
    super.pop();
    pending.clear();
  }

  @Override
  public void remove(int column, int row) {
    remove(column, row, DECIDED);
  }

  @Override
  public void restrict(int column, int low, int high) {
    for (int row = next(column, 0); row >= 0; row = next(column, row + 1)) {
      if (row < low || row > high) {
        listener.pruned(column, row, DECIDED);
      }
    }
    super.restrict(column, low, high); // fewer entries on the trail than rows
    if (domainSize(column) == 0) {
      fail(new Failure.EmptyColumn(column));
    }
  }

  /**
   * Removes a row for a cause.
   *
   * @return false if the domain is empty now, which the listener hears
   */
  boolean remove(int column, int row, Cause cause) {
    if (!contains(column, row)) {
      return true;
    }
    boolean left = take(column, row);
    listener.pruned(column, row, cause);
    return left || fail(new Failure.EmptyColumn(column));
  }

  /** Tells whether a view can take a value. */
  boolean canTake(ValueIndex index, int view, int value) {
    int row = index.first(view, value);
    while (row >= 0 && !contains(index.column(view), row)) {
      row = index.next(view, row);
    }
    return row >= 0;
  }

  /** Reports a failure; false. */
  boolean fail(Failure failure) {
    listener.failed(failure);
    return false;
  }

  /** True if the search is to stop. */
  boolean isStopped() {
    return stop.getAsBoolean();
  }

  @Override
  public boolean propagate() {
    Effect effect = Effect.PRUNED;
    while (effect == Effect.PRUNED) {
      if (!attack()) {
        return false;
      }
      effect = Effect.NONE;
      for (int i = 0; i < propagators.size() && effect == Effect.NONE; i++) {
        latest = propagators.get(i).index();
        effect = isStopped() ? Effect.FAILED : propagators.get(i).propagate(this);
      }
    }
    if (effect == Effect.NONE) {
      listener.propagated(this);
    }
    return effect == Effect.NONE;
  }

  @Override
  public int failedRule() {
    return latest == null ? -1 : indexes.indexOf(latest);
  }

  /** Lets the pending queens attack; false if a domain is empty or the search is to stop. */
  private boolean attack() {
    for (int column = pending.nextSetBit(0); column >= 0; column = pending.nextSetBit(0)) {
      pending.clear(column);
      int row = min(column);
      for (Member member : members.get(column)) {
        latest = member.index;
        if (!attack(member.index, member.view, column, row)) {
          return false;
        }
      }
      if ((++attacks & POLL - 1) == 0 && isStopped()) {
        return false;
      }
    }
    return true;
  }

  private boolean attack(ValueIndex index, int attacker, int column, int row) {
    int value = index.valueAt(attacker, row);
    Cause cause = new Cause.Attacked(index.constraint().name(), column, row);
    for (int view = 0; view < index.viewCount(); view++) {
      int other = view == attacker ? -1 : index.first(view, value);
      while (other >= 0) {
        if (!remove(index.column(view), other, cause)) {
          return false;
        }
        other = index.next(view, other);
      }
    }
    return true;
  }
}
