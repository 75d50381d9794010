package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.work.Turns;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.StopToken;

/**
 * Measures how long first calls take to hear a deadline of {@value #MILLIS} ms: the first question
 * of a JVM on each backend, and questions to the largest boards. Each is a process of its own.
 */
public final class Deadlines {
  private static final long MILLIS = 300;

  private static final int ROUNDS = 5;

  private static final int MEDIUM = 40;

  /** A board to search, and the largest one to place queens on. */
  private static final int LARGE = 10_000;

  private static final int LARGEST = 1_048_576;

  private Deadlines() {}

  /** What is asked of a solver. */
  enum Question {
    ENUMERATE {
      @Override
      Completion ask(QueensSolver solver, QueensModel model) {
        return solver.enumerate(model, placement -> {}).completion();
      }
    },
    COUNT {
      @Override
      Completion ask(QueensSolver solver, QueensModel model) {
        solver.count(model);
        return Completion.EXHAUSTED;
      }
    },
    FIND_ANY {
      @Override
      Completion ask(QueensSolver solver, QueensModel model) {
        solver.findAny(model);
        return Completion.EXHAUSTED;
      }
    },
    UNIQUENESS {
      @Override
      Completion ask(QueensSolver solver, QueensModel model) {
        solver.uniqueness(model);
        return Completion.EXHAUSTED;
      }
    };

    abstract Completion ask(QueensSolver solver, QueensModel model);
  }

  private record Case(String backend, Question question, int n) {
    private List<String> command() {
      return List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-cp",
          Jmh.classPath(),
          Deadlines.class.getName(),
          backend,
          question.name(),
          Integer.toString(n));
    }
  }

  /** Asks one question where arguments say which; else measures all of them. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    if (arguments.length == 3) {
      ask(arguments[0], Question.valueOf(arguments[1]), Integer.parseInt(arguments[2]));
      return;
    }
    List<List<String>> rows = new ArrayList<>();
    for (Case asked : cases()) {
      List<Double> times = new ArrayList<>();
      String completion = "";
      for (int round = 0; round < ROUNDS; round++) {
        String[] answer = run(asked.command()).strip().split(" ");
        times.add(Double.parseDouble(answer[0]));
        completion = answer[1];
      }
      rows.add(
          List.of(
              asked.backend(),
              asked.question().name().toLowerCase(Locale.ROOT).replace('_', ' '),
              Integer.toString(asked.n()),
              String.format(Locale.ROOT, "%.0f", Turns.median(times)),
              String.format(Locale.ROOT, "%.0f", times.stream().max(Double::compare).orElseThrow()),
              completion));
    }
    new Report("Deadlines", "Deadlines")
        .line(
            "Wall time from the first call of a JVM to its answer under a deadline of %s ms, of %s processes each."
                .formatted(MILLIS, ROUNDS))
        .table(List.of("backend", "question", "n", "median ms", "longest ms", "end"), rows)
        .save("deadlines");
  }

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (String backend : List.of("embedded", "cp", "cp-sat", "choco")) {
      cases.add(new Case(backend, Question.ENUMERATE, MEDIUM));
      cases.add(new Case(backend, Question.COUNT, MEDIUM));
    }
    cases.add(new Case("embedded", Question.ENUMERATE, LARGE));
    cases.add(new Case("embedded", Question.COUNT, LARGE));
    cases.add(new Case("embedded", Question.FIND_ANY, LARGEST));
    cases.add(new Case("embedded", Question.UNIQUENESS, LARGEST));
    return cases;
  }

  private static void ask(String backend, Question question, int n) {
    QueensModel model = QueensModel.of(n);
    long start = System.nanoTime();
    Completion completion;
    try {
      QueensSolver solver =
          QueensSolver.builder()
              .backend(backend)
              .stopToken(StopToken.within(Duration.ofMillis(MILLIS)))
              .build();
      completion = question.ask(solver, model);
    } catch (SearchStoppedException e) {
      completion = e.completion();
    }
    System.out.println((System.nanoTime() - start) / 1e6 + " " + completion);
  }

  private static String run(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    if (code != 0) {
      throw new IllegalStateException(
          "exit code (%s) of %s: must be 0, see what it prints".formatted(code, command));
    }
    return output;
  }
}
