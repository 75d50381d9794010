package org.nqueens.cli;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import org.nqueens.cli.output.Output;

/** Short runs of the command, from which {@code bin/queens} learns the classes of its archive. */
final class TypicalRuns {
  private static final List<String> RUNS =
      List.of(
          "enumerate 8",
          "enumerate 8 --format json",
          "enumerate 13 --format none",
          "count 10",
          "find 8",
          "find 8 --number 0 --format rows",
          "find 8 --random 1 --seed 1",
          "count --max 4",
          "solve garden",
          "explain 3",
          "new --given --size 5 --seed 1 --verifier embedded",
          "trace 4",
          "export 4 --to minizinc",
          "--help");

  private TypicalRuns() {}

  public static void main(String[] arguments) {
    Queens.main(new String[] {"find", "4"});
    for (String run : RUNS) {
      Queens.run(
          new Output(OutputStream.nullOutputStream()),
          new PrintWriter(Writer.nullWriter()),
          run.split(" "));
    }
  }
}
