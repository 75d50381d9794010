package org.nqueens.cli.counting;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.boards.PlacementFormat;
import org.nqueens.cli.options.SearchOptions;
import org.nqueens.cli.options.SeedOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.DurationText;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.Words;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchProgress;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.sampling.PlacementSampler;

/** {@code queens find N|FILE}. */
public final class FindCommand extends Subcommand {
  private static final String NUMBER = "--number";

  /** The tries that take a second or two. */
  private static final double TOLD_TRIES = 1e7;

  private static final String RANDOM = "--random";

  private final Boards.One subject = new Boards.One(this);

  private final Value<List<Long>> numbers =
      listWithCommas(
          Long.class,
          named(NUMBER, "K", "The placements with these numbers, with commas between them."));

  private final Value<Long> random = value(Long.class, RANDOM, "M", "M random placements.");

  private final SeedOption seed = new SeedOption(this);

  private final Value<Boolean> byIndex =
      flag(
          "--index",
          "Search all placements first, and draw from their numbers: where placements are rare or"
              + " many. --backend and --threads apply to this search.");

  private final Value<PlacementFormat> asked =
      value(
          PlacementFormat.class,
          named(
                  "--format",
                  "FORMAT",
                  "The output format: ${COMPLETION-CANDIDATES} (default: board of Q and _ for"
                      + " N; with regions for FILE, unicode on a terminal, else text). With SVG, standard"
                      + " output is one picture.")
              .completionCandidates(
                  candidates(EnumSet.complementOf(EnumSet.of(PlacementFormat.NONE))::stream)));

  private final SearchOptions search = new SearchOptions(this);

  private PlacementFormat format;
  private Optional<Board> board = Optional.empty();
  private String head = "";

  public FindCommand() {
    super("find", "Finds a placement: any, by number, or by chance.");
  }

  @Override
  public Integer call() {
    requireConsistent();
    format =
        asked
            .optional()
            .orElseGet(() -> subject.isSize() ? PlacementFormat.BOARD : PlacementFormat.usual());
    Boards.Task task = subject.taskWithoutMarks(format.isDrawing());
    board = task.board();
    format.requireDrawable(board);
    QueensSolver solver = search.builder(Duration.ZERO).build();
    boolean found = task.ask(solver, search, this::find);
    if (!found) {
      print("");
      err.println("queens: there is no solution");
    }
    return found ? subject.code() : Outcome.NONE_OR_CUT_SHORT;
  }

  private boolean find(QueensSolver solver, QueensModel model) {
    head = format.head(board, model.size());
    if (!numbers.get().isEmpty()) {
      return byNumber(solver, model);
    }
    return random.get() == null ? one(solver, model) : byChance(solver, model);
  }

  private void requireConsistent() {
    exclude(NUMBER, List.of(RANDOM), "the one has numbers, the other draws them");
    exclude(NUMBER, List.of("--strategy"), "the numbers follow the lexicographic order");
    exclude(RANDOM, List.of("--strategy"), "each placement has the same probability");
    require(RANDOM, List.of("--seed", "--index"), "otherwise nothing is drawn");
    if (random.get() != null) {
      require("--index", List.of("--backend", "--threads"), "other samples have no search");
    }
    if (random.get() != null && random.get() < 1) {
      throw new IllegalArgumentException(
          "random (%s) must be at least 1: give the number of placements".formatted(random.get()));
    }
    long placements = random.orElse((long) numbers.get().size());
    asked.optional().ifPresent(chosen -> chosen.requireOne(placements, "placements"));
  }

  private <T> T ask(QueensSolver solver, BiFunction<QueensSolver, Progress, T> question) {
    return subject.during(progress -> question.apply(progress.watch(solver), progress));
  }

  /** Prints a placement, below the head of the format if it is the first. */
  private void print(String placement) {
    out.print(head + placement);
    head = "";
  }

  private boolean one(QueensSolver solver, QueensModel model) {
    Optional<Placement> found = ask(solver, (watched, progress) -> watched.findAny(model));
    found.ifPresent(placement -> print(format.text(board, placement)));
    out.printJson(result(found.stream().count()));
    return found.isPresent();
  }

  /** The result of a search that ends at as many placements as are asked for. */
  private static Json result(long found) {
    return Json.result(found > 0 ? Completion.SOLUTION_LIMIT : Completion.EXHAUSTED, found);
  }

  private boolean byNumber(QueensSolver solver, QueensModel model) {
    PlacementIndex index = ask(solver, (watched, progress) -> watched.sampling().index(model));
    if (index.size() > 0) {
      numbers.get().forEach(number -> requireNumber(number, index.size()));
      numbers.get().forEach(number -> print(text(number, index.get(number))));
    }
    out.printJson(Json.result(Completion.EXHAUSTED, index.size()));
    return index.size() > 0;
  }

  private static void requireNumber(long number, long size) {
    if (number < 0 || number >= size) {
      throw new IllegalArgumentException(
          "number (%s) must be from 0 to %s: %s, counted from 0"
              .formatted(number, size - 1, Words.counted(size, "placement")));
    }
  }

  private String text(long number, Placement placement) {
    return out.isJson()
        ? Json.placement(board, placement).with("number", number).line()
        : format.text(board, number, placement);
  }

  private boolean byChance(QueensSolver solver, QueensModel model) {
    long chosen = seed.value();
    SplittableRandom source = new SplittableRandom(chosen);
    long found =
        ask(
            solver,
            (watched, progress) -> {
              long printed = 0;
              try (Stream<Placement> sample =
                  byIndex.get()
                      ? sample(watched.sampling().index(model), source)
                      : tried(solver, model, progress).sample(model, source)) {
                for (Placement placement :
                    (Iterable<Placement>) sample.limit(random.get())::iterator) {
                  if (printed == 0 && seed.isDrawn()) {
                    err.println("queens: --seed " + chosen + " makes this sample again");
                  }
                  print(format.text(board, printed, placement));
                  printed++;
                  if (byIndex.get()) {
                    progress.note("%s of %s placements".formatted(printed, random.get()));
                  }
                }
              }
              return printed;
            });
    out.printJson(result(found).with("seed", chosen));
    return found > 0;
  }

  private static Stream<Placement> sample(PlacementIndex index, SplittableRandom source) {
    return index.size() == 0 ? Stream.empty() : Stream.generate(() -> index.sample(source));
  }

  /** The sampler of a solver that shows its tries; says before how many there will be. */
  private PlacementSampler tried(QueensSolver solver, QueensModel model, Progress progress) {
    double tries = solver.sampling().tries(model);
    if (random.get() * tries >= TOLD_TRIES) {
      err.println(
          "queens: each placement takes about %s tries, some millions in a second"
              .formatted(rounded(tries)));
      err.flush();
    }
    return solver.toBuilder()
        .progress(report -> progress.note(note(report, random.get(), tries)))
        .build()
        .sampling();
  }

  /** How far a sample is. Each try is as likely as any other, so the time left is a mean. */
  static String note(SearchProgress report, long wanted, double tries) {
    double left = (wanted - report.solutions()) * tries;
    String time =
        report.decisions() == 0
            ? "?"
            : DurationText.of(
                Duration.ofSeconds(
                    Math.round(report.elapsed().toMillis() * left / report.decisions() / 1_000)));
    return "%s of %s placements, %s of about %s tries, about %s left"
        .formatted(
            report.solutions(),
            wanted,
            rounded((double) report.decisions()),
            rounded(wanted * tries),
            time);
  }

  private static String rounded(double number) {
    return String.format(Locale.ROOT, "%.1e", number).replaceFirst("e\\+0?", "e");
  }
}
