package org.nqueens.benchmarks;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.nqueens.benchmarks.first.Contestant;
import org.nqueens.benchmarks.first.CpuDeadline;
import org.nqueens.benchmarks.first.Verdict;
import org.nqueens.model.QueensModel;

/**
 * Asks programs for a placement of each of many boards that are large or hard. Each board has at
 * most two seconds of CPU time of the calling thread. It reports the number of boards decided and
 * the CPU time of all boards together. Two programs that contradict each other end the program.
 */
public final class FirstPlacements {
  private static final Duration LIMIT = Duration.ofSeconds(2);

  private FirstPlacements() {}

  /**
   * Measures the boards whose name begins with one of the arguments, or all; only a report of all
   * is saved.
   */
  public static void main(String[] arguments) throws IOException {
    List<RandomBoards> families =
        RandomBoards.families().stream()
            .filter(
                family ->
                    arguments.length == 0
                        || Arrays.stream(arguments).anyMatch(family.name()::startsWith))
            .toList();
    if (families.isEmpty()) {
      throw new IllegalArgumentException(
          "boards (%s): there are none of this name, choose the beginnings of %s"
              .formatted(
                  String.join(" ", arguments),
                  RandomBoards.families().stream().map(RandomBoards::name).toList()));
    }
    List<Contestant> contestants = Contestant.all();
    // The classes and the native libraries are loaded, and the JVM has compiled a little.
    row(RandomBoards.warmUp(), contestants, LIMIT);
    Report report = report(families, contestants, LIMIT);
    if (arguments.length == 0) {
      report.save("first-placements");
    } else {
      System.out.print(report);
    }
  }

  static Report report(List<RandomBoards> families, List<Contestant> contestants, Duration limit) {
    List<String> headings = new ArrayList<>(List.of("boards", "number", "soluble", "insoluble"));
    contestants.forEach(contestant -> headings.add(contestant.name()));
    return new Report("First placements", "FirstPlacements")
        .line(
            "Boards decided in at most %s s of CPU time each; CPU time of all, in s."
                .formatted(limit.toSeconds()))
        .table(headings, families.stream().map(family -> row(family, contestants, limit)).toList());
  }

  private static List<String> row(
      RandomBoards family, List<Contestant> contestants, Duration limit) {
    Verdict[] known = new Verdict[family.boards().size()];
    Arrays.fill(known, Verdict.OPEN);
    List<String> cells = new ArrayList<>();
    for (Contestant contestant : contestants) {
      cells.add(cell(family, contestant, limit, known));
    }
    cells.addAll(
        0,
        List.of(
            family.name(),
            String.valueOf(known.length),
            count(known, Verdict.SOLUBLE),
            count(known, Verdict.INSOLUBLE)));
    return cells;
  }

  private static String count(Verdict[] known, Verdict verdict) {
    return String.valueOf(Arrays.stream(known).filter(verdict::equals).count());
  }

  private static String cell(
      RandomBoards family, Contestant contestant, Duration limit, Verdict[] known) {
    int decided = 0;
    Duration time = Duration.ZERO;
    for (int i = 0; i < known.length; i++) {
      QueensModel board = family.boards().get(i);
      if (!contestant.takes(board)) {
        return "refused";
      }
      Verdict verdict;
      try (CpuDeadline deadline = new CpuDeadline(limit)) {
        verdict = contestant.program().decide(board, deadline.token());
        time = time.plus(deadline.elapsed());
      }
      if (verdict != Verdict.OPEN) {
        decided++;
        if (known[i] != Verdict.OPEN && known[i] != verdict) {
          throw new IllegalStateException(
              "board %s of (%s): %s contradicts another program, mend one before measuring them"
                  .formatted(i, family.name(), contestant.name()));
        }
        known[i] = verdict;
      }
    }
    return String.format(Locale.ROOT, "%d; %.2f", decided, time.toMillis() / 1e3);
  }
}
