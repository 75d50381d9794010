package org.nqueens.benchmarks.work;

import org.nqueens.benchmarks.direct.BareRecursion;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.model.QueensModel;

/** The plain board by the embedded engine, beside the bare recursion. */
final class PlainBoard {

  private PlainBoard() {}

  static Work enumerate(String name, int n) {
    LibraryTasks embedded = LibraryTasks.of("embedded", QueensModel.of(n));
    LibraryTasks streaming = embedded.with("stream", options -> options);
    return Work.of(
        name,
        KnownCounts.of(n),
        new Contestant("bare recursion", () -> Outcome.of(BareRecursion.full(n))),
        embedded.enumerate(),
        embedded.withTwoThreads().enumerate(),
        streaming.stream(),
        streaming.withTwoThreads().stream());
  }

  /** Only the first placement: the start of a search and the delivery of one placement. */
  static Work first(String name, int n) {
    LibraryTasks embedded = LibraryTasks.of("embedded", QueensModel.of(n));
    LibraryTasks streaming = embedded.with("stream", options -> options);
    return Work.of(
        name,
        Math.min(1, KnownCounts.of(n)),
        new Contestant("bare recursion", () -> Outcome.of(BareRecursion.first(n))),
        embedded.first(),
        streaming.firstOfStream(),
        streaming.withTwoThreads().firstOfStream());
  }

  static Work count(String name, int n) {
    LibraryTasks embedded = LibraryTasks.of("embedded", QueensModel.of(n));
    return Work.of(
        name,
        KnownCounts.of(n),
        new Contestant("bare mirrored half", () -> Outcome.of(BareRecursion.mirroredHalf(n))),
        embedded.count(),
        embedded.withTwoThreads().count());
  }
}
