package org.nqueens.cli.counting;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalContents;
import org.nqueens.batch.JournalException;
import org.nqueens.batch.MergedJournals;
import org.nqueens.batch.Shard;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.DurationText;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.cli.output.Words;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;

/** {@code queens journal JOURNAL...}. */
public final class JournalCommand extends Subcommand {
  /** The most parts that a sentence names. */
  private static final int MAX_NAMED = 5;

  private final Value<List<Path>> journals =
      list(Path.class, argument("1..*", "JOURNAL", "The journal, or the journals of the shares."));

  public JournalCommand() {
    super("journal", "Prints what is in the journal of a count, or the sum of several.");
    format("", TableFormat.TEXT, TableFormat.JSON);
  }

  @Override
  public Integer call() {
    if (journals.get().size() > 1) {
      return printSum(opened(() -> MergedJournals.of(journals.get())));
    }
    JournalContents contents = opened(() -> Journal.read(journals.get().get(0)));
    out.answer(text(contents), json(contents));
    out.printJson(Json.result());
    return Outcome.DONE;
  }

  /** Prints the sum, and what standard error has to say of it; returns the exit code. */
  private int printSum(MergedJournals merged) {
    boolean complete = merged.isComplete();
    String text = (complete ? "" : "at least ") + merged.solutions() + "\n";
    out.answer(text, json(merged));
    out.printJson(
        Json.result(complete ? Completion.EXHAUSTED : Completion.INTERRUPTED, merged.solutions()));
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
    return complete && merged.solutions() > 0 ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  /** Such as {@code 7 parts (1, 3, 5, 7, 9, ...)}. */
  private static String parts(List<Integer> numbers) {
    String named =
        numbers.stream().limit(MAX_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    return "%s (%s%s)"
        .formatted(
            Words.counted(numbers.size(), "part"),
            named,
            numbers.size() > MAX_NAMED ? ", ..." : "");
  }

  private static Json json(MergedJournals merged) {
    return Json.of("sum")
        .with("parts", merged.batch().size())
        .with("missing", merged.missing())
        .with("doubled", merged.doubled());
  }

  private static String text(JournalContents contents) {
    Batch batch = contents.batch();
    String shard = batch.shard().equals(Shard.ALL) ? "" : "shard: " + batch.shard() + "\n";
    return """
        model: %s
        %sparts: %s of %s done, %s left
        solutions so far: %s
        wall time on one thread: %s%s
        """
        .formatted(
            model(batch.model()),
            shard,
            contents.done(),
            contents.size(),
            contents.left(),
            contents.solutions(),
            DurationText.of(contents.time()),
            timeLeft(contents));
  }

  private static String timeLeft(JournalContents contents) {
    Optional<Duration> remaining = contents.isComplete() ? Optional.empty() : contents.remaining();
    return remaining.map(time -> ", about " + DurationText.of(time) + " left").orElse("");
  }

  private static String model(QueensModel model) {
    return variant(model)
        .map(variant -> model.size() + " " + variant)
        .orElseGet(
            () ->
                "a board, as %s columns with %s constraints"
                    .formatted(model.size(), model.constraints().size()));
  }

  private static Optional<Variant> variant(QueensModel model) {
    return Stream.of(Variant.values())
        .filter(variant -> variant.builder(model.size()).build().equals(model))
        .findFirst();
  }

  private static Json json(JournalContents contents) {
    Batch batch = contents.batch();
    return Json.of("journal")
        .with("size", batch.model().size())
        .with("variant", variant(batch.model()).map(Variant::toString))
        .with("shard", batch.shard().toString())
        .with("parts", contents.size())
        .with("done", contents.done())
        .with("solutions", contents.solutions())
        .with("timeMillis", Effort.millis(contents.time()))
        .with("remainingMillis", contents.remaining().map(Effort::millis));
  }

  /** Opens the journal of a batch, new or to go on. */
  static Journal open(Path file, Batch batch) {
    if (new TargetFile(file.toString()).isStandardOutput()) {
      throw new IllegalArgumentException(
          "journal (%s) must not be standard output, which has the answer: give the path of a file"
              .formatted(file));
    }
    return opened(() -> Journal.open(file, batch));
  }

  /** What is wrong with a journal from the start is an IllegalArgumentException. */
  private static <T> T opened(Supplier<T> opening) {
    try {
      return opening.get();
    } catch (JournalException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }
}
