package org.nqueens.benchmarks.work;

import org.nqueens.benchmarks.direct.BareRecursion;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/** The plain board by the embedded engine, beside the bare recursion. */
final class PlainBoard {
  private PlainBoard() {}

  static Race enumerate(int n) {
    LibraryTasks embedded = new LibraryTasks("embedded", () -> QueensModel.of(n));
    return Race.of(
        n,
        KnownCounts.of(Variant.QUEENS, n),
        Contestant.of("bare recursion", () -> Outcome.of(BareRecursion.full(n))),
        embedded.enumerate(),
        embedded.enumerate(2),
        embedded.stream(1),
        embedded.stream(2));
  }

  /** The first placement alone: the start of a search and the delivery of one placement. */
  static Race first(int n) {
    LibraryTasks embedded = new LibraryTasks("embedded", () -> QueensModel.of(n));
    return Race.of(
        n,
        1,
        Contestant.of("bare recursion", () -> Outcome.of(BareRecursion.first(n))),
        embedded.first(),
        embedded.firstOfStream(1),
        embedded.firstOfStream(2));
  }

  static Race count(int n) {
    LibraryTasks embedded = new LibraryTasks("embedded", () -> QueensModel.of(n));
    return Race.of(
        n,
        KnownCounts.of(Variant.QUEENS, n),
        Contestant.of("bare mirrored half", () -> Outcome.of(BareRecursion.mirroredHalf(n))),
        embedded.count(),
        embedded.count(2));
  }
}
