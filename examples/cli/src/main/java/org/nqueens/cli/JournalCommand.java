package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.batch.Batch;
import org.nqueens.batch.JournalContents;
import org.nqueens.batch.Shard;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code queens journal JOURNAL}. */
@Command(
    name = "journal",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints what is in the journal of a count.",
      "Prints the model, the parts that are done and left, the solutions so far, and the time on"
          + " one thread; the count may be running."
    })
final class JournalCommand implements Queens.Action {
  private final Output out;

  @Parameters(
      paramLabel = "JOURNAL",
      converter = JournalFile.Converter.class,
      description = "The journal.")
  private JournalFile journal;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  JournalCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    JournalContents contents = journal.read();
    out.print(format == ReportFormat.JSON ? json(contents) : text(contents));
    return Queens.DONE;
  }

  private static String text(JournalContents contents) {
    Batch batch = contents.batch();
    StringBuilder text = new StringBuilder();
    line(text, "model", model(batch.model()));
    if (!batch.shard().equals(Shard.ALL)) {
      line(text, "shard", batch.shard().toString());
    }
    line(
        text,
        "parts",
        contents.done() + " of " + contents.size() + " done, " + contents.left() + " left");
    line(text, "solutions so far", Long.toString(contents.solutions()));
    line(text, "time on one thread", DurationText.of(contents.time()) + timeLeft(contents));
    return text.toString();
  }

  private static void line(StringBuilder text, String name, String value) {
    text.append(name).append(": ").append(value).append('\n');
  }

  private static String timeLeft(JournalContents contents) {
    Optional<Duration> remaining = contents.isComplete() ? Optional.empty() : contents.remaining();
    return remaining.map(time -> ", about " + DurationText.of(time) + " left").orElse("");
  }

  /** Such as {@code 8 queens}, or the summary of a board that is not empty. */
  private static String model(QueensModel model) {
    return variant(model).map(variant -> model.size() + " " + variant).orElseGet(model::toString);
  }

  private static Optional<Variant> variant(QueensModel model) {
    return Stream.of(Variant.values())
        .filter(variant -> variant.builder(model.size()).build().equals(model))
        .findFirst();
  }

  private static String json(JournalContents contents) {
    return Json.line("journal", generator -> write(generator, contents))
        + Json.result(Completion.EXHAUSTED, generator -> {});
  }

  private static void write(JsonGenerator generator, JournalContents contents) throws IOException {
    Batch batch = contents.batch();
    generator.writeNumberField("size", batch.model().size());
    Optional<Variant> variant = variant(batch.model());
    if (variant.isPresent()) {
      generator.writeStringField("variant", variant.get().toString());
    }
    generator.writeStringField("shard", batch.shard().toString());
    generator.writeNumberField("parts", contents.size());
    generator.writeNumberField("done", contents.done());
    generator.writeNumberField("solutions", contents.solutions());
    generator.writeNumberField("timeMillis", Effort.millis(contents.time()));
    Optional<Duration> remaining = contents.remaining();
    if (remaining.isPresent()) {
      generator.writeNumberField("remainingMillis", Effort.millis(remaining.get()));
    }
  }
}
