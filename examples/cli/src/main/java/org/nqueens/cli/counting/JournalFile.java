package org.nqueens.cli.counting;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalContents;
import org.nqueens.batch.JournalException;
import org.nqueens.batch.MergedJournals;
import org.nqueens.cli.output.TargetFile;

/**
 * Journals by the names of their files. What is wrong with one from the start is an
 * IllegalArgumentException.
 */
final class JournalFile {
  private JournalFile() {}

  /** Opens the journal of a batch, new or to go on. */
  static Journal open(String name, Batch batch) {
    if (new TargetFile(name).isStandardOutput()) {
      throw new IllegalArgumentException(
          "journal (%s) must not be standard output, which has the answer: give the path of a file"
              .formatted(name));
    }
    return opened(() -> Journal.open(path(name), batch));
  }

  static JournalContents read(String name) {
    return opened(() -> Journal.read(path(name)));
  }

  /** The sum of the journals of the shares of a count. */
  static MergedJournals sum(List<String> names) {
    return opened(() -> MergedJournals.of(names.stream().map(JournalFile::path).toList()));
  }

  private static <T> T opened(Supplier<T> opening) {
    try {
      return opening.get();
    } catch (JournalException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          "journal (" + name + ") must be the path of a file: give another name", e);
    }
  }
}
