package org.nqueens.benchmarks.first;

import java.io.IOException;
import java.time.Duration;
import org.nqueens.benchmarks.ExcludedDiagonals;

/** A program whose CPU time is limited and measured. */
public interface Timed {
  /**
   * What a program has found.
   *
   * @param verdict open after the limit
   * @param time the CPU time
   */
  record Answer(Verdict verdict, Duration time) {}

  /** Its name in tables. */
  String name();

  /**
   * Decides a board.
   *
   * @param board the board
   * @param limit the CPU time before it is given up
   * @return the answer
   */
  Answer decide(ExcludedDiagonals board, Duration limit) throws IOException, InterruptedException;

  /** A contestant that searches on the calling thread. */
  static Timed of(Contestant contestant) {
    return new Timed() {
      @Override
      public String name() {
        return contestant.name();
      }

      @Override
      public Answer decide(ExcludedDiagonals board, Duration limit) {
        try (CpuDeadline deadline = new CpuDeadline(limit)) {
          Verdict verdict = contestant.program().decide(board.model(), deadline.token());
          return new Answer(verdict, deadline.elapsed());
        }
      }
    };
  }
}
