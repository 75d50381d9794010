package org.nqueens.benchmarks.soak;

import java.util.EnumSet;
import java.util.Set;

/** A method of the solver, with the faults that can happen to it. */
enum Call {
  ENUMERATE(Fault.OF_CONSUMERS),
  ENUMERATE_WHILE(with(Fault.OF_CONSUMERS, Fault.STOPS)),
  ENUMERATE_ORBITS(Fault.OF_CONSUMERS),
  /** {@code stream(model).forEach}. */
  STREAM_FOR_EACH(with(Fault.OF_CONSUMERS, Fault.CLOSES, Fault.CLOSED_BY_ANOTHER)),
  /** {@code stream(model).iterator()}. */
  STREAM_ITERATOR(
      with(Fault.OF_CONSUMERS, Fault.STOPS, Fault.CLOSES, Fault.CLOSED_BY_ANOTHER, Fault.DROPS)),
  /** {@code stream(model).limit(k).forEach}. */
  STREAM_LIMIT(Fault.OF_CONSUMERS),
  /** {@code stream(model).parallel().forEach}. */
  STREAM_PARALLEL(EnumSet.of(Fault.NONE, Fault.THROWS_UNCHECKED, Fault.COLLECTS_GARBAGE)),
  COUNT(Fault.OF_CALLS),
  FIND_ANY(Fault.OF_CALLS),
  UNIQUENESS(Fault.OF_CALLS),
  EXPLAIN(Fault.OF_CALLS);

  private final Set<Fault> faults;

  Call(Set<Fault> faults) {
    this.faults = faults;
  }

  Set<Fault> faults() {
    return faults;
  }

  boolean isStream() {
    return name().startsWith("STREAM");
  }

  /** True for the calls without a consumer, which answer a question. */
  boolean isQuestion() {
    return faults == Fault.OF_CALLS;
  }

  private static Set<Fault> with(Set<Fault> faults, Fault... more) {
    Set<Fault> all = EnumSet.copyOf(faults);
    all.addAll(Set.of(more));
    return all;
  }
}
