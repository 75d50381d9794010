package org.nqueens.tutorial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.format.BooleanFormat;
import org.nqueens.model.QueensModel;

/** Lets a solver of satisfiability place the queens, and reads its answer. */
public final class AskSatSolver {
  /** What a solver prints. */
  private static final String ANSWER =
      """
      c a comment
      s SATISFIABLE
      v 6 12 17 29 40 42 55 59 0
      """;

  /**
   * Asks the command that is given, such as {@code kissat}, or without a command takes a ready
   * answer.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    QueensModel model = QueensModel.of(8).toBuilder().place(1, 3).block(0, 0).build();
    String text = BooleanFormat.DIMACS.text(model);
    System.out.println(text.lines().findFirst().orElseThrow());
    String answer = arguments.length == 0 ? ANSWER : answer(text, List.of(arguments));
    BooleanFormat.placement(model, answer)
        .ifPresentOrElse(System.out::println, () -> System.out.println("no placement"));
  }

  private static String answer(String text, List<String> command)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("queens", ".cnf");
    try {
      Files.writeString(file, text);
      List<String> words = new ArrayList<>(command);
      words.add(file.toString());
      Process solver =
          new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String answer = new String(solver.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      solver.waitFor();
      return answer;
    } finally {
      Files.delete(file);
    }
  }
}
