package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.Shard;
import org.nqueens.model.QueensModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code queens count N|FILE}. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints the number of placements.",
      "The marks of a player on a board are kept. \"at least\" stands before the "
          + "number if a limit or Ctrl-C stops the search. With --journal the same command "
          + "goes on where it was cut."
    })
final class CountCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Spec private CommandSpec command;

  @Mixin private SizeOrBoard subject;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  @Mixin private EstimateOptions estimate;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      converter = JournalFile.Converter.class,
      description =
          "Keep the parts that are done in FILE, from which the same command goes on. See `queens"
              + " journal`.")
  private JournalFile journal;

  @Option(
      names = "--shard",
      paramLabel = "I/K",
      defaultValue = "1/1",
      converter = ShardConverter.class,
      description =
          "Count the I-th of K shares of the parts only, each on a machine of its own; `queens merge`"
              + " adds up their journals.")
  private Shard shard;

  @Mixin private SolverOptions options;

  CountCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    CountPrinter printer = new CountPrinter(format, shard, out, err);
    Optional<QueensModel> asked = subject.modelWithMarks(err);
    if (asked.isEmpty()) {
      return printer.printNone();
    }
    QueensModel model = asked.get();
    QueensSolver solver = options.solver();
    if (estimate.isAsked()) {
      return new EstimatePrinter(estimate, format, out).print(solver, model);
    }
    if (journal != null) {
      return resume(solver, batch(solver, model), printer);
    }
    return printer.print(task(), progress -> progress.watch(solver).count(model));
  }

  private void requireConsistent() {
    MatchedOptions matched = new MatchedOptions(command);
    estimate.requireConsistent(matched);
    matched.require("--journal", List.of("--shard"), "the journal of each share is merged");
    matched.exclude(
        "--journal", SolverOptions.OF_ONE_SEARCH, "a journal has the parts of the whole count");
  }

  /** A share of the division that is the same whatever the backends that count the shares. */
  private Batch batch(QueensSolver solver, QueensModel model) {
    return shard.equals(Shard.ALL)
        ? solver.batches().toCount(model)
        : Batch.toCount(model).shard(shard);
  }

  private int resume(QueensSolver solver, Batch batch, CountPrinter printer) {
    try (Journal open = journal.open(batch)) {
      JournalNotes notes = new JournalNotes(open, err);
      notes.printResumed();
      int code =
          printer.print(task(), progress -> progress.watch(solver).batches().resumeCount(open));
      notes.printCut();
      return code;
    }
  }

  private String task() {
    return "count " + subject.shortName();
  }
}
