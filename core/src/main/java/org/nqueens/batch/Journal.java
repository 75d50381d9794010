package org.nqueens.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The counts of the parts of one {@link Batch} in an append-only file. A count with a journal
 * counts no part twice and loses none, even if its process is killed.
 *
 * <p>The file is ASCII text. Its header names the format, the batch with the exact model, and the
 * number of parts; its last line has the checksum (CRC-32C) of the lines before it. Each further
 * line is the record of one part. Its checksum also covers the checksum of the header:
 *
 * <pre>
 * part 17 solutions 1234 ns 5678900 crc 0a1b2c3d
 * </pre>
 *
 * <p>A record is written by one call of the operating system when its part is done, so a killed
 * process loses no record. The record is forced to disk at once, unless the previous force was less
 * than 100 ms before. In this case the first record after that interval forces it, or {@link
 * #close()}. A power failure loses at most the records of 100 ms, and their parts are searched
 * again.
 *
 * <p>An incomplete last line is a record that was being written at a crash. It is ignored, and cut
 * off when the next record is written. Any other damage is a {@link JournalException} that names
 * the line.
 *
 * <p>An open journal is locked against other processes and against a second use in this process.
 * The lock is an empty file beside it, with a name that ends in {@code .lock}; the file is not
 * deleted. Reading needs no lock. A file with several names (hard links) is refused, since each
 * name would have its own lock. A complete journal is only read: it needs no lock and may be on a
 * read-only disk.
 *
 * <p>Safe for use by many threads, but only one run of a solver at a time can use a journal. An
 * interrupt of a thread that writes does no harm.
 */
public final class Journal implements AutoCloseable {
  private final Path path;
  private final JournalText text;

  /** Empty if the journal was complete when it was opened, and takes no record. */
  private final Optional<JournalFile> file;

  private boolean isClosed;

  private Journal(Path path, JournalText text, Optional<JournalFile> file) {
    this.path = path;
    this.text = text;
    this.file = file;
  }

  /**
   * Opens the journal of a batch: a new file, or the file of an earlier run to continue. If the
   * earlier run divided the same model at another depth, its division is kept; {@link #batch()}
   * returns it. A new journal computes the {@linkplain Batch#size() number of parts}.
   *
   * @param file the file; its folder must exist
   * @return the journal, locked unless it is complete
   * @throws JournalException if the file is no journal, is damaged, or has another model or share;
   *     if an incomplete journal is in use or cannot be locked or written; or if the model takes
   *     more than 4 MB of text
   * @throws IllegalArgumentException if a new journal would have more than {@value Batch#MAX_PARTS}
   *     parts
   * @throws org.nqueens.result.SearchStoppedException if the thread is interrupted while it counts
   *     the parts of a new journal; no journal is made, its lock file stays, and the interrupt
   *     stays set
   */
  public static Journal open(Path file, Batch batch) {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(batch, "batch");
    JournalFile.requireRegular(file);
    JournalLock lock;
    try {
      lock = JournalLock.of(file);
    } catch (JournalException e) {
      return earlier(file, batch)
          .filter(JournalText::isComplete)
          .map(complete -> new Journal(file, complete, Optional.empty()))
          .orElseThrow(() -> e);
    }
    try {
      return open(file, batch, lock);
    } catch (Throwable t) { // of any kind: the lock would stay
      try (lock) {
        throw t;
      }
    }
  }

  /** What an earlier run left; empty for a file that is new or ends before its header does. */
  private static Optional<JournalText> earlier(Path path, Batch batch) {
    Optional<JournalText> earlier =
        Files.exists(path) ? JournalText.read(path, record -> {}) : Optional.empty();
    earlier.ifPresent(text -> requireMatch(path, text.batch(), batch));
    return earlier;
  }

  private static void requireMatch(Path path, Batch found, Batch asked) {
    if (!found.model().equals(asked.model())) {
      int size = found.model().size();
      throw size == asked.model().size()
          ? other(path, "model", found.model(), asked.model())
          : other(path, "board size", size, asked.model().size());
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

  private static Journal open(Path path, Batch batch, JournalLock lock) {
    Optional<JournalText> earlier = earlier(path, batch);
    try {
      if (earlier.isPresent()) {
        JournalText text = earlier.get();
        if (text.isComplete()) {
          lock.close();
          return new Journal(path, text, Optional.empty());
        }
        return new Journal(path, text, Optional.of(new JournalFile(path, text.length(), lock)));
      }
      JournalText text = JournalText.of(path, batch);
      byte[] header = text.header();
      if (Files.exists(path)) {
        requireBeginning(path, header);
      }
      JournalFile file = new JournalFile(path, 0, lock);
      begin(file, header);
      return new Journal(path, text, Optional.of(file));
    } catch (IOException e) {
      throw JournalException.cannot("written", path, e);
    }
  }

  /** Accepts the file of a run that was killed while it wrote the header. */
  private static void requireBeginning(Path path, byte[] header) throws IOException {
    byte[] begun = Files.readAllBytes(path);
    if (begun.length >= header.length
        || !Arrays.equals(begun, Arrays.copyOf(header, begun.length))) {
      throw new JournalException(
          "journal (%s) ends before its header does, and begins differently from the header of this batch: delete the file if it has no records"
              .formatted(path));
    }
  }

  private static void begin(JournalFile file, byte[] header) throws IOException {
    try {
      file.begin(header);
    } catch (IOException e) {
      try (file) {
        throw e;
      }
    }
  }

  /**
   * Reads a journal without a lock, also while another process writes it.
   *
   * @throws JournalException if the file is no journal, damaged, or cannot be read
   */
  public static JournalContents read(Path file) {
    Objects.requireNonNull(file, "file");
    if (Files.notExists(file)) {
      throw new JournalException(
          "journal (%s) must exist to be read: give the file of an earlier run".formatted(file));
    }
    List<PartResult> results = new ArrayList<>();
    JournalText text =
        JournalText.read(file, results::add)
            .orElseThrow(
                () ->
                    new JournalException(
                        "journal (%s) ends before its header does: no part is done yet"
                            .formatted(file)));
    return new JournalContents(text.batch(), text.batch().size(), results);
  }

  /** {@return the batch whose results this journal holds} */
  public Batch batch() {
    return text.batch();
  }

  /** {@return the file of this journal} */
  public Path file() {
    return path;
  }

  /** {@return whether results can be added: false once this journal is closed} */
  public synchronized boolean isOpen() {
    return !isClosed;
  }

  /** {@return the number of parts whose results are in this journal} */
  public synchronized int done() {
    return text.count();
  }

  /** {@return the sum of the solutions of the parts in this journal, with their weights} */
  public synchronized long solutions() {
    return text.solutions();
  }

  /**
   * {@return whether the result of a part is in this journal}
   *
   * @param part the number of the part, from 0
   */
  public synchronized boolean contains(int part) {
    return text.contains(part);
  }

  /**
   * Adds the result of a part and writes it to the file.
   *
   * @throws IllegalArgumentException if the batch has no such part, its result is there already, or
   *     the sum of all solutions would overflow a {@code long}
   * @throws IllegalStateException if this journal is closed
   * @throws JournalException if the file cannot be written
   */
  public synchronized void add(PartResult result) {
    Objects.requireNonNull(result, "result");
    if (isClosed) {
      throw new IllegalStateException(
          "journal (%s) must be open for a further result: open it again".formatted(path));
    }
    text.requireFit(result);
    try {
      file.orElseThrow(() -> new AssertionError("a complete journal has no part left"))
          .append(text.line(result));
    } catch (IOException e) {
      throw JournalException.cannot("written", path, e);
    }
    text.add(result);
  }

  /**
   * Closes the file, with all records on disk, and gives up the lock; does nothing if closed.
   *
   * @throws JournalException if the last records cannot be forced to disk
   */
  @Override
  public synchronized void close() {
    if (!isClosed) {
      isClosed = true;
      if (file.isPresent()) {
        try {
          file.get().close();
        } catch (IOException e) {
          throw JournalException.cannot("written", path, e);
        }
      }
    }
  }

  /** The file, the batch, and how many of its parts are done. */
  @Override
  public String toString() {
    return "journal (%s) of %s, %s parts done".formatted(path, batch(), done());
  }
}
