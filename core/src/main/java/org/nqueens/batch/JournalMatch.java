package org.nqueens.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The checks that a file is the journal of a batch, before a run goes on with it. */
final class JournalMatch {
  private JournalMatch() {}

  /** Accepts the file of a run that was killed while it wrote the header. */
  static void requireBeginning(Path path, byte[] header) throws IOException {
    byte[] begun = Files.readAllBytes(path);
    if (begun.length >= header.length
        || !Arrays.equals(begun, Arrays.copyOf(header, begun.length))) {
      throw new JournalException(
          "journal (%s) ends before its header does, which is not that of this batch: delete the file if it has no records"
              .formatted(path));
    }
  }

  /** Refuses a journal of another model, question or share than asked for. */
  static void require(Path path, Batch found, Batch asked) {
    if (!found.model().equals(asked.model())) {
      int size = found.model().size();
      throw size == asked.model().size()
          ? other(path, "model", found.model(), asked.model())
          : other(path, "board size", size, asked.model().size());
    }
    if (found.question() != asked.question()) {
      throw other(path, "question", found.question(), asked.question());
    }
    if (!found.shard().equals(asked.shard())) {
      throw other(path, "shard", found.shard(), asked.shard());
    }
  }

  private static JournalException other(Path path, String what, Object found, Object asked) {
    return new JournalException(
        "journal (%s) is of another %s (%s) than asked for (%s): give another file"
            .formatted(path, what, found, asked));
  }
}
