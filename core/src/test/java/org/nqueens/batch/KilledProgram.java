package org.nqueens.batch;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32C;
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
        System.out.println(QueensSolver.builder().threads(2).build().batches().resumeCount(open));
      }
    } else {
      try (Journal open = Journal.open(journal, toEnumerate())) {
        enumerate(open, Path.of(arguments[2]));
      }
    }
  }

  /**
   * Writes a line for each placement, behind the checkpoint of the journal.
   *
   * @throws IllegalStateException if the file has changed before the checkpoint
   */
  static void enumerate(Journal journal, Path out) throws IOException {
    CRC32C crc = new CRC32C();
    try (RandomAccessFile file = new RandomAccessFile(out.toFile(), "rw");
        BufferedWriter writer =
            new BufferedWriter(Channels.newWriter(file.getChannel(), StandardCharsets.US_ASCII))) {
      Checkpoint begin = journal.checkpoint().orElse(new Checkpoint(0, 0));
      byte[] begun = new byte[(int) begin.position()];
      file.readFully(begun);
      crc.update(begun);
      if (crc.getValue() != begin.checksum()) {
        throw new IllegalStateException("the file has changed before " + begin);
      }
      file.setLength(begin.position());
      QueensSolver.builder()
          .build()
          .batches()
          .resumeEnumeration(
              journal,
              placement -> write(writer, crc, placement + "\n"),
              () -> checkpoint(writer, file, crc));
    }
  }

  private static void write(BufferedWriter writer, CRC32C crc, String line) {
    try {
      writer.write(line);
      crc.update(line.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Checkpoint checkpoint(BufferedWriter writer, RandomAccessFile file, CRC32C crc) {
    try {
      writer.flush();
      return new Checkpoint(file.getFilePointer(), crc.getValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
