package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.nqueens.benchmarks.first.Contestant;
import org.nqueens.benchmarks.first.ExternalSolver;
import org.nqueens.benchmarks.first.Timed;
import org.nqueens.benchmarks.first.Verdict;

/**
 * Asks programs for a placement of boards with excluded diagonals where they are hardest, problem
 * 79 of CSPLib with n - 2 diagonals, and reports the boards decided and the CPU time of each. Two
 * programs that contradict each other end the program, and each placement is checked.
 */
public final class Diagonals {
  private static final String USAGE =
      "arguments (%s): must be [--n N,...] [--boards K] [--limit SECONDS] [--programs NAME,...] [--instances FOLDER] [--dimacs COMMAND] [--opb COMMAND] [--numbers COMMAND], each at most once and with a value";

  /** The squares that the instances of CSPLib keep in each row and column. */
  private static final int LEAST = 4;

  private static final long FIRST_SEED = 1_001;

  private Diagonals() {}

  private static final class Options {
    private List<Integer> sizes = List.of(21, 22, 24, 26, 28);
    private int boards = 20;
    private Duration limit = Duration.ofSeconds(60);
    private List<String> programs = List.of("embedded", "cp-sat", "direct Choco");
    private String instances = "";
    private final List<Timed> external = new ArrayList<>();

    Options(String[] arguments) {
      if (arguments.length % 2 != 0) {
        throw misused(arguments);
      }
      for (int i = 0; i < arguments.length; i += 2) {
        String value = arguments[i + 1];
        switch (arguments[i]) {
          case "--n" -> sizes = Stream.of(value.split(",")).map(Integer::valueOf).toList();
          case "--boards" -> boards = Integer.parseInt(value);
          case "--limit" -> limit = Duration.ofSeconds(Long.parseLong(value));
          case "--programs" -> programs = List.of(value.split(","));
          case "--instances" -> instances = value;
          case "--dimacs", "--opb", "--numbers" ->
              external.add(
                  new ExternalSolver(
                      ExternalSolver.Input.valueOf(
                          arguments[i].substring(2).toUpperCase(Locale.ROOT)),
                      value));
          default -> throw misused(arguments);
        }
      }
    }

    private static IllegalArgumentException misused(String[] arguments) {
      return new IllegalArgumentException(USAGE.formatted(String.join(" ", arguments)));
    }

    private List<Timed> contestants() {
      return Stream.concat(
              Contestant.all().stream()
                  .filter(known -> programs.contains(known.name()))
                  .map(Timed::of),
              external.stream())
          .toList();
    }

    /** The first instances of a folder in the order of their numbers, or boards of fixed seeds. */
    private List<ExcludedDiagonals> instances(int n) throws IOException {
      if (instances.isEmpty()) {
        return LongStream.range(FIRST_SEED, FIRST_SEED + boards)
            .mapToObj(seed -> ExcludedDiagonals.random(n, LEAST, seed).first(n - 2))
            .toList();
      }
      List<ExcludedDiagonals> read = new ArrayList<>();
      try (Stream<Path> files = Files.list(Path.of(instances))) {
        for (Path file :
            files
                .filter(path -> path.getFileName().toString().matches("diag-" + n + "-.*\\.param"))
                .sorted(Comparator.comparingInt(Diagonals::number))
                .limit(boards)
                .toList()) {
          read.add(ExcludedDiagonals.read(Files.readString(file)).first(n - 2));
        }
      }
      return read;
    }
  }

  private static int number(Path file) {
    return Integer.parseInt(file.getFileName().toString().replaceFirst(".*-(\\d+)\\.param", "$1"));
  }

  /** Measures; only a report of the boards and programs that are the default is saved. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Options options = new Options(arguments);
    List<Timed> contestants = options.contestants();
    // The classes and the native libraries are loaded, and the JVM has compiled a little.
    List<ExcludedDiagonals> warmUp =
        LongStream.range(0, 30)
            .mapToObj(seed -> ExcludedDiagonals.random(16, LEAST, seed).first(14))
            .toList();
    rows(16, warmUp, contestants, Duration.ofSeconds(1));
    List<List<String>> rows = new ArrayList<>();
    for (int n : options.sizes) {
      rows.addAll(rows(n, options.instances(n), contestants, options.limit));
    }
    Report report =
        new Report("Excluded diagonals", ("Diagonals " + String.join(" ", arguments)).strip())
            .line(
                "Boards of CSPLib's problem 79 with n - 2 excluded diagonals, %s; decided in at most %s s of CPU time each. CPU seconds; a board that is not decided counts as the limit."
                    .formatted(
                        options.instances.isEmpty()
                            ? "drawn from the seeds 1001, 1002, ..."
                            : "the first ones of CSPLib",
                        options.limit.toSeconds()))
            .table(
                List.of(
                    "n",
                    "boards",
                    "soluble",
                    "insoluble",
                    "program",
                    "decided",
                    "all",
                    "median",
                    "longest"),
                rows);
    if (arguments.length == 0) {
      report.save("diagonals");
    } else {
      System.out.print(report);
    }
  }

  static List<List<String>> rows(
      int n, List<ExcludedDiagonals> boards, List<Timed> contestants, Duration limit)
      throws IOException, InterruptedException {
    Verdict[] known = new Verdict[boards.size()];
    Arrays.fill(known, Verdict.OPEN);
    List<List<String>> cells = new ArrayList<>();
    for (Timed contestant : contestants) {
      cells.add(cells(boards, contestant, limit, known));
    }
    List<String> first =
        List.of(
            String.valueOf(n),
            String.valueOf(known.length),
            count(known, Verdict.SOLUBLE),
            count(known, Verdict.INSOLUBLE));
    return cells.stream()
        .map(rest -> Stream.concat(first.stream(), rest.stream()).toList())
        .toList();
  }

  private static String count(Verdict[] known, Verdict verdict) {
    return String.valueOf(Arrays.stream(known).filter(verdict::equals).count());
  }

  private static List<String> cells(
      List<ExcludedDiagonals> boards, Timed contestant, Duration limit, Verdict[] known)
      throws IOException, InterruptedException {
    double[] times = new double[boards.size()];
    int decided = 0;
    for (int i = 0; i < times.length; i++) {
      Timed.Answer answer = contestant.decide(boards.get(i), limit);
      Verdict verdict = answer.verdict();
      times[i] = verdict == Verdict.OPEN ? limit.toSeconds() : answer.time().toNanos() / 1e9;
      if (verdict == Verdict.OPEN) {
        continue;
      }
      decided++;
      if (known[i] != Verdict.OPEN && known[i] != verdict) {
        throw new IllegalStateException(
            "board %s of n = %s: %s contradicts another program, mend one before measuring them"
                .formatted(i, boards.get(i).size(), contestant.name()));
      }
      known[i] = verdict;
    }
    double all = Arrays.stream(times).sum();
    Arrays.sort(times);
    return List.of(
        contestant.name(),
        String.valueOf(decided),
        seconds(all),
        seconds((times[(times.length - 1) / 2] + times[times.length / 2]) / 2),
        seconds(times[times.length - 1]));
  }

  private static String seconds(double time) {
    return String.format(Locale.ROOT, "%.2f", time);
  }
}
