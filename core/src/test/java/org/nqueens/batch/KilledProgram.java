package org.nqueens.batch;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/** A count or an enumeration with a journal, in a process that tests kill. */
final class KilledProgram {
  private KilledProgram() {}

  static Batch toCount() {
    return Batch.toCount(QueensModel.of(12)).atDepth(1);
  }

  static Batch toEnumerate() {
    return Batch.toEnumerate(QueensModel.of(9)).atDepth(3);
  }

  /** Runs with the question, the journal, and the file for the placements. */
  public static void main(String[] arguments) throws IOException {
    Path journal = Path.of(arguments[1]);
    if (Question.valueOf(arguments[0]) == Question.COUNT) {
      try (Journal open = Journal.open(journal, toCount())) {
        System.out.println(QueensSolver.builder().threads(2).build().resumeCount(open));
      }
    } else {
      try (Journal open = Journal.open(journal, toEnumerate())) {
        enumerate(open, Path.of(arguments[2]));
      }
    }
  }

  /** Writes a line for each placement, behind the checkpoint of the journal. */
  static void enumerate(Journal journal, Path out) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(out.toFile(), "rw");
        FileChannel channel = file.getChannel();
        BufferedWriter writer =
            new BufferedWriter(Channels.newWriter(channel, StandardCharsets.US_ASCII))) {
      long begin = journal.checkpoint().orElse(0);
      channel.truncate(begin).position(begin);
      QueensSolver.builder()
          .build()
          .resumeEnumeration(
              journal,
              placement -> write(writer, placement + "\n"),
              () -> position(writer, channel));
    }
  }

  private static void write(BufferedWriter writer, String line) {
    try {
      writer.write(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long position(BufferedWriter writer, FileChannel channel) {
    try {
      writer.flush();
      return channel.position();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
