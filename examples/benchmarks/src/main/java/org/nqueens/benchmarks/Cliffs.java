package org.nqueens.benchmarks;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.first.CpuDeadline;
import org.nqueens.benchmarks.work.RandomQueens;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;

/**
 * Asks four questions about boards that grow by one column at a time, each within a bound of CPU
 * time of the calling thread. It reports the time of each answer, and the cliffs: places where
 * another column, or a blocked square on an empty board, takes more than 20 times as long. Two
 * answers that contradict each other end the program.
 */
public final class Cliffs {
  private static final Duration LIMIT = Duration.ofSeconds(4);

  private static final int SMALLEST = 10;
  private static final int LARGEST = 24;

  /** The ratio of two times that makes a cliff. */
  private static final double CLIFF = 20;

  /** Shorter times count as this one: they are mostly the start of a search. */
  private static final double SHORTEST_SECONDS = 0.02;

  private static final int FIRST_SEED = 1_001;

  /** The number of placements of a board if not all of them are known. */
  private static final long UNKNOWN = -1;

  private Cliffs() {}

  /** A kind of boards, one for each size. */
  enum Boards {
    PLAIN("plain", (n, random) -> QueensModel.of(n)),
    ONE_BLOCKED(
        "plain, one square blocked",
        (n, random) -> QueensModel.of(n).toBuilder().block(1, 2).build()),
    GIVEN("three given queens", Boards::given),
    BLOCKED(
        "15 % of the squares blocked",
        (n, random) -> RandomBoards.block(QueensModel.of(n).toBuilder(), n, 15, random)),
    REGIONS("regions", (n, random) -> RandomBoards.grown(Variant.QUEENS, n, random).build()),
    TOROIDAL("toroidal", (n, random) -> Variant.TOROIDAL.builder(n).build());

    private final String title;
    private final BiFunction<Integer, Random, QueensModel> board;

    Boards(String title, BiFunction<Integer, Random, QueensModel> board) {
      this.title = title;
      this.board = board;
    }

    /** Queens of a random placement, in the columns of the three lowest rows. */
    private static QueensModel given(int n, Random random) {
      int[] rows = RandomQueens.place(n, random);
      QueensModelBuilder builder = QueensModel.of(n).toBuilder();
      IntStream.range(0, n)
          .filter(column -> rows[column] < 3)
          .forEach(column -> builder.place(column, rows[column]));
      return builder.build();
    }

    QueensModel board(int n) {
      return board.apply(n, new Random(FIRST_SEED + n));
    }
  }

  /** A question. Its answer is the number of placements that it finds. */
  enum Question {
    COUNT("count", Long.MAX_VALUE, QueensSolver::count),
    ENUMERATE("enumerate", Long.MAX_VALUE, Question::enumerated),
    FIND_ANY("findAny", 1, (solver, board) -> solver.findAny(board).stream().count()),
    UNIQUENESS("uniqueness", 2, Question::distinguished);

    private final String title;
    private final long most;
    private final BiFunction<QueensSolver, QueensModel, Long> answer;

    /** A question that ends at a number of placements. */
    Question(String title, long most, BiFunction<QueensSolver, QueensModel, Long> answer) {
      this.title = title;
      this.most = most;
      this.answer = answer;
    }

    private static long enumerated(QueensSolver solver, QueensModel board) {
      SolveResult result = solver.enumerate(board, placement -> {});
      if (result.completion() != Completion.EXHAUSTED) {
        throw new SearchStoppedException(result);
      }
      return result.solutions();
    }

    private static long distinguished(QueensSolver solver, QueensModel board) {
      Uniqueness uniqueness = solver.uniqueness(board);
      return uniqueness instanceof Uniqueness.None
          ? 0
          : uniqueness instanceof Uniqueness.Unique ? 1 : 2;
    }

    /** Tells whether it looks for all placements; a larger board has more of them. */
    private boolean isOfAll() {
      return most == Long.MAX_VALUE;
    }
  }

  /** Measures the boards whose title begins with an argument, or all; saves a report of all. */
  public static void main(String[] arguments) throws IOException {
    List<Boards> kinds =
        Stream.of(Boards.values())
            .filter(
                kind ->
                    arguments.length == 0
                        || Arrays.stream(arguments).anyMatch(kind.title::startsWith))
            .toList();
    if (kinds.isEmpty()) {
      throw new IllegalArgumentException(
          "boards (%s): there are none of this name, choose the beginnings of %s"
              .formatted(
                  String.join(" ", arguments),
                  Stream.of(Boards.values()).map(kind -> kind.title).toList()));
    }
    // The classes are loaded, and the JVM has compiled a little.
    report(List.of(Boards.values()), SMALLEST, SMALLEST + 2, Duration.ofSeconds(1));
    Report report = report(kinds, SMALLEST, LARGEST, LIMIT);
    if (arguments.length == 0) {
      report.save("cliffs");
    } else {
      System.out.print(report);
    }
  }

  static Report report(List<Boards> kinds, int smallest, int largest, Duration limit) {
    int[] sizes = IntStream.rangeClosed(smallest, largest).toArray();
    List<List<String>> lines = new ArrayList<>();
    List<List<String>> cliffs = new ArrayList<>();
    Map<Question, double[]> plain = new EnumMap<>(Question.class);
    for (Boards kind : kinds) {
      long[] known = new long[sizes.length];
      Arrays.fill(known, UNKNOWN);
      for (Question question : Question.values()) {
        double[] times = times(kind, question, sizes, limit, known);
        lines.add(line(kind, question, times, limit));
        for (int i = 1; i < times.length; i++) {
          cliff(kind, question, sizes[i], "one column less", times[i - 1], times[i])
              .ifPresent(cliffs::add);
        }
        if (kind == Boards.PLAIN) {
          plain.put(question, times);
        }
        for (int i = 0; kind == Boards.ONE_BLOCKED && i < times.length; i++) {
          double less = plain.containsKey(question) ? plain.get(question)[i] : Double.NaN;
          cliff(kind, question, sizes[i], "no square blocked", less, times[i])
              .ifPresent(cliffs::add);
        }
      }
    }
    List<String> headings = new ArrayList<>(List.of("boards", "question"));
    IntStream.of(sizes).mapToObj(String::valueOf).forEach(headings::add);
    return new Report("Cliffs", "Cliffs")
        .line(
            "CPU time of the calling thread in s by size of the board, at most %s s each. Counts and enumerations of boards larger than one that takes longer are left out."
                .formatted(seconds(limit)))
        .table(headings, lines)
        .line(
            "Boards that take at least %.0f times as long as another, whose time counts as at least %s s:"
                .formatted(CLIFF, SHORTEST_SECONDS))
        .table(List.of("question", "board", "n", "beside a board of", "ratio"), cliffs);
  }

  /** The CPU times of one question; the limit where it is reached, not a number where left out. */
  private static double[] times(
      Boards kind, Question question, int[] sizes, Duration limit, long[] known) {
    double[] times = new double[sizes.length];
    Arrays.fill(times, Double.NaN);
    boolean goOn = true;
    for (int i = 0; goOn && i < sizes.length; i++) {
      QueensModel board = kind.board(sizes[i]);
      try (CpuDeadline deadline = new CpuDeadline(limit)) {
        QueensSolver solver = QueensSolver.builder().stopToken(deadline.token()).build();
        long answer = question.answer.apply(solver, board);
        times[i] = Math.min(deadline.elapsed().toNanos() / 1e9, seconds(limit));
        if (known[i] != UNKNOWN && answer != Math.min(known[i], question.most)) {
          throw new IllegalStateException(
              "%s of (%s, n = %s): %s contradicts an answer before (%s), mend one before measuring them"
                  .formatted(question.title, kind.title, sizes[i], answer, known[i]));
        }
        known[i] = question.isOfAll() ? answer : known[i];
      } catch (SearchStoppedException e) {
        times[i] = seconds(limit);
        goOn = !question.isOfAll();
      }
    }
    return times;
  }

  private static List<String> line(Boards kind, Question question, double[] times, Duration limit) {
    List<String> line = new ArrayList<>(List.of(kind.title, question.title));
    for (double time : times) {
      line.add(
          Double.isNaN(time)
              ? "-"
              : time < seconds(limit)
                  ? String.format(Locale.ROOT, "%.2f", time)
                  : String.format(Locale.ROOT, "over %.0f", time));
    }
    return line;
  }

  private static Optional<List<String>> cliff(
      Boards kind, Question question, int n, String other, double before, double time) {
    double ratio = time / Math.max(before, SHORTEST_SECONDS);
    return ratio >= CLIFF
        ? Optional.of(
            List.of(
                question.title,
                kind.title,
                String.valueOf(n),
                other,
                String.format(Locale.ROOT, "%.0f", ratio)))
        : Optional.empty();
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }
}
