package org.nqueens.cli.counting;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalContents;
import org.nqueens.batch.JournalException;
import org.nqueens.batch.MergedJournals;
import org.nqueens.cli.output.TargetFile;
import picocli.CommandLine.ITypeConverter;

/**
 * The place of a journal. What is wrong with it from the start is an IllegalArgumentException.
 *
 * @param name the name of the file
 */
record JournalFile(String name) {

  /** A parser that takes every name. */
  static final class Converter implements ITypeConverter<JournalFile> {
    @Override
    public JournalFile convert(String text) {
      return new JournalFile(text);
    }
  }

  Path path() {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          "journal (" + name + ") must be the path of a file: give another name", e);
    }
  }

  /** Opens the journal of a batch, new or to go on. */
  Journal open(Batch batch) {
    if (new TargetFile(name).isStandardOutput()) {
      throw new IllegalArgumentException(
          "journal (%s) must not be standard output, which has the answer: give the path of a file"
              .formatted(name));
    }
    try {
      return Journal.open(path(), batch);
    } catch (JournalException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  JournalContents read() {
    try {
      return Journal.read(path());
    } catch (JournalException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** The sum of the journals of the shares of a count. */
  static MergedJournals sum(List<JournalFile> journals) {
    try {
      return MergedJournals.of(journals.stream().map(JournalFile::path).toList());
    } catch (JournalException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }
}
