package org.nqueens.cli.counting;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.Shard;
import org.nqueens.board.Position;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.options.LimitOption;
import org.nqueens.cli.options.SolverOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.Words;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.sampling.TreeEstimate.Estimate;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** {@code queens count N|FILE}, and {@code queens count --max N}. */
public final class CountCommand extends Subcommand {
  private static final String MAX = "--max";
  private static final String ESTIMATE = "--estimate";

  /** From here on estimates are written as 3.9e10. */
  private static final BigDecimal LARGE = new BigDecimal("1e9");

  /** The options that change the meaning of a question about all solutions. */
  private static final List<String> OF_ONE_SEARCH = List.of("--limit", "--up-to-symmetry");

  private final Boards.One subject = Boards.One.orNone(this);

  private final Value<Integer> max = value(Integer.class, MAX, "N", "The last size of a table.");

  private final Value<TableFormat> format =
      format("; csv is for the table of --max", TableFormat.values());

  private final Value<Boolean> estimated =
      flag(
          ESTIMATE,
          "Print two estimates instead of counting: the number of solutions, and the number of"
              + " nodes of a search queen by queen.");

  private final Value<Integer> probes =
      value(
          int.class,
          named("--probes", "P", "The random descents of the estimate (default: ${DEFAULT-VALUE}).")
              .defaultValue("100000"));

  private final Value<Long> seed =
      value(
          long.class,
          named("--seed", "S", "The seed of the estimate (default: ${DEFAULT-VALUE}).")
              .defaultValue("1"));

  private final Value<Path> journal =
      value(
          Path.class,
          "--journal",
          "FILE",
          "Keep the finished parts in FILE. Run the same command again to continue. See `queens"
              + " journal`.");

  private final Value<Shard> shard =
      value(
          Shard.class,
          named(
                  "--shard",
                  "I/K",
                  "Count the I-th of K shares of the parts only, each on a machine of its own; `queens"
                      + " journal` adds up their journals.")
              .defaultValue("1/1")
              .converters(new ShardReader()));

  /** A parser of shares such as {@code 2/4}. */
  private static final class ShardReader implements ITypeConverter<Shard> {
    @Override
    public Shard convert(String text) {
      try {
        String[] numbers = text.split("/", 2);
        return new Shard(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
      } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
        throw new TypeConversionException(
            "shard (" + text + ") must be I/K with I from 1 to K: such as 1/4");
      }
    }
  }

  private final LimitOption limit = new LimitOption(this);

  private final SolverOptions options = new SolverOptions(this);

  /** The placements of the numbers of queens that are counted to the end, of a sum over all. */
  private long counted;

  public CountCommand() {
    super("count", "Prints the number of placements.");
    OptionSpec strategy = command.findOption("--strategy"); // a count has no order
    strategy.setValue(List.of());
    command.remove(strategy);
  }

  @Override
  public Integer call() {
    requireConsistent();
    if (max.get() != null) {
      return new CountTable(options, format.get(), out, err).print(max.get());
    }
    if (!subject.isMissing() && subject.isAnyNumber()) {
      return countAllNumbers();
    }
    Optional<Boards.Task> asked = subject.task(false);
    if (asked.isEmpty()) {
      print(Completion.EXHAUSTED, 0);
      return Outcome.NONE_OR_CUT_SHORT;
    }
    Boards.Task task = asked.get();
    if (estimated.get()) {
      task = task.withPlainBoard("an estimate", "leave --estimate out to count the placements");
    }
    task.board().ifPresent(options::requireSymmetries);
    QueensSolver solver = limit.on(options.builder(Duration.ZERO)).build();
    // Walls and other numbers of queens are counted more quickly by the model than by squares.
    return task.board().filter(board -> board.isPlain() || board.isFilled()).isPresent()
        ? task.ask(solver, options, this::count)
        : count(solver, task.model());
  }

  /** Counts the placements of all numbers of queens, from none on, within one time limit. */
  private int countAllNumbers() {
    exclude(
        "--queens",
        List.of(ESTIMATE, "--journal", "--shard", "--limit"),
        "a sum over all numbers is many counts");
    exclude("--queens", List.of("--stars", "--up-to-symmetry"), "a sum has all numbers of queens");
    List<Position> positions = subject.ofAllNumbers();
    long start = System.nanoTime();
    return count(
        progress -> {
          for (Position position : positions) {
            Duration spent = Duration.ofNanos(System.nanoTime() - start);
            QueensSolver solver = progress.watch(options.builder(spent).build());
            counted += solver.count(position.model());
          }
          return counted;
        });
  }

  private int count(QueensSolver solver, QueensModel model) {
    if (estimated.get()) {
      TreeEstimate estimate =
          subject.during(progress -> solver.sampling().estimate(model, probes.get(), seed.get()));
      out.answer(text(estimate), json(estimate));
      out.printJson(Json.result());
      return Outcome.DONE;
    }
    return journal.get() == null
        ? count(progress -> progress.watch(solver).count(model))
        : resume(solver, Batch.toCount(model).shard(shard.get()));
  }

  private void requireConsistent() {
    if (subject.isMissing() && max.get() == null) {
      throw new ParameterException(
          command.commandLine(), "Missing required parameter: 'N|FILE', or option: '--max=N'");
    }
    if (!subject.isMissing() && max.get() != null) {
      throw new IllegalArgumentException(
          "--max (%s) must come without N|FILE: the table is of empty boards up to this size"
              .formatted(max.get()));
    }
    if (format.get() == TableFormat.CSV && max.get() == null) {
      throw new IllegalArgumentException(
          "format (csv) must come with --max: a count is one number");
    }
    exclude(MAX, List.of(ESTIMATE, "--journal", "--shard"), "the table has sizes");
    exclude(MAX, Boards.OPTIONS, "the table has sizes");
    exclude(MAX, OF_ONE_SEARCH, "each row has all solutions in order");
    require(ESTIMATE, List.of("--probes", "--seed"), "a count has no random numbers");
    exclude(ESTIMATE, List.of("--journal", "--shard"), "the estimate is of the whole count");
    exclude(ESTIMATE, OF_ONE_SEARCH, "the estimate is of the whole count");
    exclude(
        ESTIMATE,
        List.of("--backend", "--threads"),
        "the estimate is of the board, without a search");
    require("--journal", List.of("--shard"), "the journals of the shares are added up");
    exclude("--journal", OF_ONE_SEARCH, "a journal has the parts of the whole count");
  }

  private int count(ToLongFunction<Progress> counting) {
    try {
      long count = subject.during(counting::applyAsLong);
      print(Completion.EXHAUSTED, count);
      return count > 0 || shard.get().count() > 1 ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
    } catch (SearchStoppedException e) {
      print(e.completion(), counted + e.partialResult().map(SolveResult::solutions).orElse(0L));
      out.flush();
      Outcome.printStopped(e.completion(), err);
      return e.completion() == Completion.SOLUTION_LIMIT ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
    }
  }

  private void print(Completion completion, long solutions) {
    String of = shard.get().count() == 1 ? "" : " in shard " + shard.get();
    String text = (completion == Completion.EXHAUSTED ? "" : "at least ") + solutions + of + "\n";
    Optional<String> share = Optional.of(shard.get().toString()).filter(words -> !of.isEmpty());
    out.answer(text, Json.result(completion, solutions).with("shard", share));
  }

  private static String text(TreeEstimate estimate) {
    return number("solutions", estimate.solutions()) + number("nodes", estimate.nodes());
  }

  private static String number(String name, Estimate estimate) {
    if (estimate.value() == 0) {
      return "%s: no probe found one, which does not prove that there is none\n".formatted(name);
    }
    double error = (estimate.upper() - estimate.lower()) / 2;
    String value = rounded(estimate.value(), error);
    return error == 0
        ? "%s: %s (all probes agree)\n".formatted(name, value)
        : "%s: %s, 95 %%: %s to %s\n"
            .formatted(
                name, value, rounded(estimate.lower(), error), rounded(estimate.upper(), error));
  }

  /** The number, at least 0, rounded by a quarter of an error; to an integer for a small error. */
  static String rounded(double number, double error) {
    int place = error < 2 ? 0 : (int) Math.floor(Math.log10(error / 2));
    BigDecimal rounded = new BigDecimal(number).setScale(-place, RoundingMode.HALF_UP);
    if (rounded.compareTo(LARGE) < 0) {
      return String.format(Locale.ROOT, "%,d", rounded.toBigInteger());
    }
    int exponent = rounded.precision() - rounded.scale() - 1;
    // An exact number needs no more digits than a double has.
    String format = "%%.%de".formatted(Math.min(exponent - place, 15));
    return String.format(Locale.ROOT, format, rounded).replaceFirst("e\\+0*", "e");
  }

  private Json json(TreeEstimate estimate) {
    return Json.of("estimate")
        .with("solutions", json(estimate.solutions()))
        .with("nodes", json(estimate.nodes()))
        .with("probes", estimate.probes())
        .with("seed", seed.get());
  }

  private static Json json(Estimate estimate) {
    return new Json()
        .with("value", estimate.value())
        .with("standardError", estimate.standardError())
        .with("lower", estimate.lower())
        .with("upper", estimate.upper());
  }

  /** Says on standard error how much earlier runs have done, and how to go on. */
  private int resume(QueensSolver solver, Batch batch) {
    try (Journal open = JournalCommand.open(journal.get(), batch)) {
      if (open.done() > 0) {
        err.println(
            "queens: journal (%s): %s of %s already done"
                .formatted(name(open), open.done(), parts(open)));
      }
      int code = count(progress -> progress.watch(solver).batches().resumeCount(open));
      if (open.done() < open.batch().size()) {
        err.println(
            "queens: journal (%s) has %s of %s: run the same command again to continue"
                .formatted(name(open), open.done(), parts(open)));
      }
      return code;
    }
  }

  private static String name(Journal journal) {
    return Words.visible(journal.file().toString());
  }

  private static String parts(Journal journal) {
    return Words.counted(journal.batch().size(), "part");
  }
}
