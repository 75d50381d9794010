package org.nqueens.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.batch.JournalException;
import org.nqueens.batch.MergedJournals;
import org.nqueens.result.Completion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code queens merge JOURNAL...}. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Adds up the journals of the shares of a count.",
      "Prints the number of placements, after \"at least\" if parts are missing. A "
          + "part that several journals have counts once."
    })
final class MergeCommand implements Queens.Action {
  /** The most parts that a sentence names. */
  private static final int MAX_NAMED = 5;

  private final Output out;
  private final PrintWriter err;

  @Parameters(
      paramLabel = "JOURNAL",
      arity = "1..*",
      converter = JournalFile.Converter.class,
      description = "The journals.")
  private List<JournalFile> journals;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  MergeCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    MergedJournals merged = merge(journals.stream().map(JournalFile::path).toList());
    boolean complete = merged.isComplete();
    out.print(
        format == ReportFormat.JSON
            ? json(merged)
            : (complete ? "" : "at least ") + merged.solutions() + "\n");
    out.flush();
    if (!merged.doubled().isEmpty()) {
      err.println(
          "queens: several journals have " + parts(merged.doubled()) + ": each counts once");
    }
    if (!complete) {
      err.println(
          "queens: no journal has %s of %s: finish each share by its command, or add its journal"
              .formatted(parts(merged.missing()), merged.batch().size()));
    }
    return complete && merged.solutions() > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  private static MergedJournals merge(List<Path> files) {
    try {
      return MergedJournals.of(files);
    } catch (JournalException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Such as {@code 7 parts (1, 3, 5, 7, 9, ...)}. */
  private static String parts(List<Integer> numbers) {
    String named =
        numbers.stream().limit(MAX_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    return "%s (%s%s)"
        .formatted(
            Counted.of(numbers.size(), "part"), named, numbers.size() > MAX_NAMED ? ", ..." : "");
  }

  private static String json(MergedJournals merged) {
    return Json.line(
            "merge",
            generator -> {
              generator.writeNumberField("parts", merged.batch().size());
              generator.writeFieldName("missing");
              generator.writeArray(ints(merged.missing()), 0, merged.missing().size());
              generator.writeFieldName("doubled");
              generator.writeArray(ints(merged.doubled()), 0, merged.doubled().size());
            })
        + Json.result(
            merged.isComplete() ? Completion.EXHAUSTED : Completion.INTERRUPTED,
            merged.solutions());
  }

  private static int[] ints(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
