package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens enumerate N|FILE}. */
@Command(
    name = "enumerate",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints every placement, then the statistics.",
      "The marks of a player on a board are kept."
    })
final class EnumerateCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

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
          "Write the placements to FILE, which is there at the end, and the statistics to standard"
              + " output.")
  private TargetFile target;

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
    if (target != null) {
      return end(model, toFile(solver, model));
    }
    return end(model, enumerate(solver, model, out::print));
  }

  private void requireConsistent() {
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

  private SolveResult enumerate(QueensSolver solver, QueensModel model, Consumer<String> sink) {
    NumberedPlacements printer = new NumberedPlacements(format, sink);
    return Interruption.during(
        () ->
            Progress.during(
                "enumerate " + subject.shortName(),
                progress ->
                    progress
                        .watch(solver)
                        .enumerate(
                            model,
                            placement -> {
                              printer.accept(placement);
                              progress.step();
                            })));
  }

  /** A search that is cut short leaves the placements found; one that fails, the file before. */
  private SolveResult toFile(QueensSolver solver, QueensModel model) {
    target.requireWritable();
    return target.write(sink -> enumerate(solver, model, sink), out);
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
