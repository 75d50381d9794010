package org.nqueens.contract;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/** A listener that keeps the name and the text of each event, after which it may do something. */
public final class EventLog implements SearchListener {
  private final Consumer<String> action;
  private final List<String> names = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final Set<Thread> threads = new LinkedHashSet<>();
  private Optional<SolveResult> result = Optional.empty();

  /** Keeps events and does nothing. */
  public EventLog() {
    this(name -> {});
  }

  /** Keeps events and passes their names to an action. */
  public EventLog(Consumer<String> action) {
    this.action = action;
  }

  /** The names of the events, which are those of the methods. */
  public List<String> names() {
    return names;
  }

  /** The events with what they are about, such as {@code (0, 4): queen (4, 4), rows}. */
  public List<String> texts() {
    return texts;
  }

  /** The threads on which events were heard. */
  public Set<Thread> threads() {
    return threads;
  }

  /** The result with which the search ended; empty without one. */
  public Optional<SolveResult> result() {
    return result;
  }

  /** Adds an event. */
  public void add(String name, String text) {
    names.add(name);
    texts.add(text);
    threads.add(Thread.currentThread());
    action.accept(name);
  }

  @Override
  public void begun(QueensModel model) {
    add("begun", "begun");
  }

  @Override
  public void branched(Branch branch) {
    add("branched", branch.toString());
  }

  @Override
  public void pruned(int column, int row, Cause cause) {
    add("pruned", "(%s, %s): %s".formatted(column, row, cause));
  }

  @Override
  public void propagated(SearchState domains) {
    add("propagated", "propagated");
  }

  @Override
  public void failed(Failure failure) {
    add("failed", failure.toString());
  }

  @Override
  public void solved(Placement placement) {
    add("solved", placement.toString());
  }

  @Override
  public void ended(Optional<SolveResult> outcome) {
    result = outcome;
    add("ended", "ended");
  }
}
