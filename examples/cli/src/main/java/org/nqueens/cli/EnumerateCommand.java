package org.nqueens.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code queens enumerate N|FILE}. */
@Command(
    name = "enumerate",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints every placement, then the statistics.",
      "The marks of a player on a board are kept. With --out and --journal the same "
          + "command goes on where it was cut."
    })
final class EnumerateCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Spec private CommandSpec command;

  @Mixin private SizeOrBoard subject;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "board",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private PlacementFormat format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      converter = TargetFile.Converter.class,
      description =
          "Write the placements to FILE, and the statistics to standard output. Without --journal the"
              + " file is written at the end.")
  private TargetFile target;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      converter = JournalFile.Converter.class,
      description =
          "Keep the parts that are done in FILE, from which the same command goes on; the file of"
              + " --out grows in place. See `queens journal`.")
  private JournalFile journal;

  @Mixin private SolverOptions options;

  EnumerateCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    if (target != null) {
      subject.path().ifPresent(target::requireOtherThan);
    }
    Optional<QueensModel> asked = subject.modelWithMarks(err);
    if (asked.isEmpty()) {
      out.print(format == PlacementFormat.JSON ? Json.result(Completion.EXHAUSTED, 0) : "");
      return Queens.NONE_OR_CUT_SHORT;
    }
    QueensModel model = asked.get();
    QueensSolver solver = options.solver();
    if (journal != null) {
      return toGrowingFile(solver, model);
    }
    if (target != null) {
      return end(model, toFile(solver, model));
    }
    return end(model, enumerate(solver, model, new NumberedPlacements(format, 0, out::print)));
  }

  private void requireConsistent() {
    MatchedOptions matched = new MatchedOptions(command);
    matched.require("--out", List.of("--journal"), "a journal goes on in a file of placements");
    matched.exclude(
        "--journal", SolverOptions.OF_ONE_SEARCH, "a journal has all placements in order");
    if (target != null && format == PlacementFormat.NONE) {
      throw new IllegalArgumentException(
          "format (none) must come without --out: it has no placements to write");
    }
    if (target != null && target.isStandardOutput()) {
      throw new IllegalArgumentException(
          "--out (%s) must not be standard output, which has the statistics: give the path of a file"
              .formatted(target.name()));
    }
  }

  private SolveResult enumerate(
      QueensSolver solver, QueensModel model, Consumer<Placement> printer) {
    return watched(
        progress ->
            progress
                .watch(solver)
                .enumerate(
                    model,
                    placement -> {
                      printer.accept(placement);
                      progress.step();
                    }));
  }

  private SolveResult watched(Function<Progress, SolveResult> work) {
    return Interruption.during(() -> Progress.during("enumerate " + subject.shortName(), work));
  }

  /** A search that is cut short leaves the placements found; one that fails, the file before. */
  private SolveResult toFile(QueensSolver solver, QueensModel model) {
    target.requireWritable();
    return target.write(
        sink -> enumerate(solver, model, new NumberedPlacements(format, 0, sink)), out);
  }

  private int toGrowingFile(QueensSolver solver, QueensModel model) {
    Path path = GrowingFile.path(target, journal);
    try (Journal open = journal.open(Batch.toEnumerate(model))) {
      JournalNotes notes = new JournalNotes(open, err);
      SolveResult result;
      try (GrowingFile file = GrowingFile.open(path, journal.name(), open, format)) {
        notes.printResumed();
        NumberedPlacements printer = new NumberedPlacements(format, open.solutions(), file::print);
        result =
            watched(
                progress ->
                    progress.watch(solver).batches().resumeEnumeration(open, printer, file::save));
        if (result.completion() == Completion.EXHAUSTED) {
          file.requireEnd();
        }
      }
      int code = end(model, result);
      notes.printCut();
      return code;
    }
  }

  /** Prints the statistics and why the search was cut; returns the exit code. */
  private int end(QueensModel model, SolveResult result) {
    Effort effort = options.effort(model, result);
    switch (format) {
      case BOARD, NONE -> out.print(effort.text());
      case ROWS -> printBesideRows(effort.text());
      case JSON -> out.print(Json.result(effort));
    }
    out.flush();
    if (result.completion() != Completion.EXHAUSTED) {
      Queens.printStopped(result.completion(), err);
    }
    return Queens.exitCode(result);
  }

  /** Prints on standard error if standard output has the rows: other programs read them. */
  private void printBesideRows(String statistics) {
    if (target == null) {
      out.flush(); // ends the command here if the reader has closed the pipe
      err.print(statistics);
      err.flush();
    } else {
      out.print(statistics);
    }
  }
}
