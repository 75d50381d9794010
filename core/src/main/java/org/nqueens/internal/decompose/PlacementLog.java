package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * Solutions of a board of up to 32 columns in the order of the search, in the form of {@link
 * PackedRows}: one word for each up to n = 16, and for parts of n = 17; three at most.
 *
 * <p>The words are in blocks, and the memory of a block is reserved before it is made. If there is
 * no memory for a block, the log gives all its blocks back and keeps nothing from then on. For one
 * thread at a time.
 */
public final class PlacementLog implements AutoCloseable {
  /** A multiple of one, two and three words; the size of a block is a multiple of it. */
  private static final int FIRST_BLOCK_WORDS = 192;

  private static final int MOST_BLOCK_WORDS = 32 * FIRST_BLOCK_WORDS;

  /** A block adds this share of the words before it, which is the most that a log wastes. */
  private static final int GROWTH = 4;

  private final int n;
  private final MemoryAccount memory;
  private final BooleanSupplier reclaim;
  private final PackedRows form;
  private final int wordsPerSolution;
  private final List<long[]> blocks = new ArrayList<>();
  private long[] last = {};

  /** The words of the last block that are in use. */
  private int size;

  private long bytes;
  private boolean complete = true;

  /** Makes an empty log; if memory is short, it asks to reclaim some, which may fail. */
  PlacementLog(PackedRows form, MemoryAccount memory, BooleanSupplier reclaim) {
    this.n = form.n;
    this.memory = memory;
    this.reclaim = reclaim;
    this.form = form;
    this.wordsPerSolution = form.words();
  }

  /** Adds a solution, the row of each column; a wrong one that has no form ends the log. */
  public void add(int[] rows) {
    if (hasRoom()) {
      if (form.pack(rows, last, size)) {
        size += wordsPerSolution;
      } else {
        complete = false;
        close();
      }
    }
  }

  /** Adds a solution of a board of up to 16 columns as a word. */
  public void addPacked(long placement) {
    if (hasRoom()) {
      last[size++] = placement;
    }
  }

  private boolean hasRoom() {
    return size < last.length || complete && addBlock();
  }

  private boolean addBlock() {
    long share = bytes / Long.BYTES / GROWTH / FIRST_BLOCK_WORDS * FIRST_BLOCK_WORDS;
    int words = (int) Math.min(MOST_BLOCK_WORDS, Math.max(FIRST_BLOCK_WORDS, share));
    long more = (long) Long.BYTES * words;
    do {
      complete = memory.allocate(more, () -> blocks.add(new long[words]));
    } while (!complete && reclaim.getAsBoolean());
    if (complete) {
      bytes += more;
      last = blocks.get(blocks.size() - 1);
      size = 0;
    } else {
      close();
    }
    return complete;
  }

  public long bytes() {
    return bytes;
  }

  public boolean isComplete() {
    return complete;
  }

  /** Hands the solutions to a sink, the last first, with rows reversed. */
  public SearchOutcome replayMirrored(PlacementSink sink) {
    boolean asWords = n <= PlacementSink.MAX_PACKED_SIZE;
    // No row borrows from its neighbour, since none is above n - 1.
    long lastRows = asWords ? 0x1111_1111_1111_1111L * (n - 1) & -1L >>> Long.SIZE - 4 * n : 0;
    int[] rows = new int[n];
    long solutions = 0;
    boolean goOn = true;
    for (int i = blocks.size() - 1; goOn && i >= 0; i--) {
      long[] block = blocks.get(i);
      int from = (block == last ? size : block.length) - wordsPerSolution;
      for (; goOn && from >= 0; from -= wordsPerSolution) {
        solutions++;
        goOn =
            asWords
                ? sink.acceptPacked(lastRows - block[from], n)
                : sink.accept(mirrored(block, from, rows));
      }
    }
    return new SearchOutcome(goOn, solutions, 0, 0, 0);
  }

  /** The rows of a solution, reversed, in the array given. */
  private int[] mirrored(long[] block, int from, int[] rows) {
    form.unpack(block, from, rows);
    for (int column = 0; column < n; column++) {
      rows[column] = n - 1 - rows[column];
    }
    return rows;
  }

  /** Gives the memory back; the log is not used after that. */
  @Override
  public void close() {
    blocks.clear();
    last = new long[0];
    size = 0;
    memory.release(bytes);
    bytes = 0;
  }
}
