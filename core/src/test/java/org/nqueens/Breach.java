package org.nqueens;

import java.util.List;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/** A breach of the contract, and the words that report it. */
enum Breach {
  TWICE("found the placement (1 3 5 0 2 4) twice") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      long passed = 0;
      for (int[] rows : solutions) {
        sink.accept(rows);
        sink.accept(rows);
        passed += 2;
      }
      return new SearchOutcome(true, passed, 0, 0);
    }
  },
  DISORDER("found the placement (1 3 5 0 2 4) against the order of the strategy") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      sink.accept(solutions.get(1));
      sink.accept(solutions.get(0));
      return new SearchOutcome(true, 2, 0, 0);
    }
  },
  TOO_SHORT("passed an array of length (5) for a board of size 6") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      sink.accept(new int[5]);
      return new SearchOutcome(true, 1, 0, 0);
    }
  },
  NO_ARRAY("passed an array of length (null) for a board of size 6") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      sink.accept(null);
      return new SearchOutcome(true, 1, 0, 0);
    }
  },
  OUTSIDE("placed a queen in row (6) of column 2 on a board of size 6") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      sink.accept(new int[] {0, 2, 6, 1, 3, 5});
      return new SearchOutcome(true, 1, 0, 0);
    }
  },
  BELOW("placed a queen in row (-1) of column 0 on a board of size 6") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      sink.accept(new int[] {-1, 2, 4, 1, 3, 5});
      return new SearchOutcome(true, 1, 0, 0);
    }
  },
  OTHER_THREAD("called the sink on thread (foreign) and not on the one that searches") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      Thread foreign = new Thread(() -> solutions.forEach(rows -> sink.accept(rows)), "foreign");
      foreign.start();
      try {
        foreign.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return new SearchOutcome(true, solutions.size(), 0, 0);
    }
  },
  NO_OUTCOME("returned null instead of the outcome") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      solutions.forEach(sink::accept);
      return null;
    }
  },
  TOO_MANY("reported 5 as the number of solutions, but passed 4 to the sink") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      solutions.forEach(sink::accept);
      return new SearchOutcome(true, solutions.size() + 1, 0, 0);
    }
  },
  INCOMPLETE("reported an incomplete search without a request to stop") {
    @Override
    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      solutions.forEach(sink::accept);
      return new SearchOutcome(false, solutions.size(), 0, 0);
    }
  };

  /** What the report begins with, after the name of the backend. */
  final String report;

  Breach(String report) {
    this.report = report;
  }

  abstract SearchOutcome search(List<int[]> solutions, PlacementSink sink);
}
