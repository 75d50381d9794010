package org.nqueens.batch;

import java.nio.file.Path;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/** A count with a journal, in a process that tests kill. */
final class KilledProgram {
  private KilledProgram() {}

  static Batch toCount() {
    return Batch.toCount(QueensModel.of(12)).atDepth(1);
  }

  /** Runs with the journal. */
  public static void main(String[] arguments) {
    try (Journal journal = Journal.open(Path.of(arguments[0]), toCount())) {
      System.out.println(QueensSolver.builder().threads(2).build().batches().resumeCount(journal));
    }
  }
}
