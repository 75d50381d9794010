package org.nqueens.benchmarks.first;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.benchmarks.ExcludedDiagonals;
import org.nqueens.format.BooleanFormat;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * A program that a command starts for each board, which it reads from standard input.
 *
 * @param input what it reads
 * @param command the command, as words separated by blanks
 */
public record ExternalSolver(Input input, String command) implements Timed {
  private static final long PAUSE_MILLIS = 2;

  /** What a program reads, and how it answers. */
  public enum Input {
    /** Clauses; the answer has the lines 's' and 'v'. */
    DIMACS,
    /** Linear constraints; the answer has the lines 's' and 'v'. */
    OPB,
    /**
     * The size, the number of diagonals, and the number and kind of each as in CSPLib; the answer
     * says "no solution" if there is none. A placement is not checked.
     */
    NUMBERS
  }

  @Override
  public String name() {
    return Path.of(command.split(" ")[0]).getFileName().toString();
  }

  @Override
  public Answer decide(ExcludedDiagonals board, Duration limit)
      throws IOException, InterruptedException {
    QueensModel model = board.model();
    Path read = Files.createTempFile("board", ".txt");
    Path printed = Files.createTempFile("answer", ".txt");
    try {
      Files.writeString(
          read,
          input == Input.NUMBERS
              ? numbers(board)
              : BooleanFormat.valueOf(input.name()).text(model));
      Process process =
          new ProcessBuilder(List.of(command.split(" ")))
              .redirectInput(read.toFile())
              .redirectOutput(printed.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      Duration time = Duration.ZERO;
      while (process.isAlive()) {
        time = process.info().totalCpuDuration().orElse(time);
        if (time.compareTo(limit) > 0) {
          process.destroyForcibly().waitFor();
          return new Answer(Verdict.OPEN, limit);
        }
        Thread.sleep(PAUSE_MILLIS);
      }
      return new Answer(
          verdict(model, Files.readString(printed, StandardCharsets.ISO_8859_1)), time);
    } finally {
      Files.delete(read);
      Files.delete(printed);
    }
  }

  private Verdict verdict(QueensModel model, String answer) {
    if (input == Input.NUMBERS) {
      return answer.toLowerCase(Locale.ROOT).contains("no solution")
          ? Verdict.INSOLUBLE
          : Verdict.SOLUBLE;
    }
    return BooleanFormat.placement(model, answer)
        .map((Placement found) -> Verdict.of(model, found))
        .orElse(Verdict.INSOLUBLE);
  }

  private static String numbers(ExcludedDiagonals board) {
    String text = board.toString().replaceAll("[^0-9]+", " ").strip();
    return Stream.of(text.split(" ")).collect(Collectors.joining("\n", "", "\n"));
  }
}
