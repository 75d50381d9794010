package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;

class JournalTest {
  private static final Batch COUNT = Batch.toCount(QueensModel.of(4)).atDepth(1);

  @TempDir private Path folder;

  private static PartResult result(int part, long solutions) {
    return new PartResult(part, solutions, Duration.ofNanos(1_000_000L * (part + 1)));
  }

  @Test
  void isText() throws IOException {
    Path file = folder.resolve("4.journal");
    try (Journal journal = Journal.open(file, COUNT)) {
      journal.add(result(1, 1));
      journal.add(result(0, 1));
    }
    assertThat(Files.readString(file))
        .isEqualTo(
            """
            nqueens journal 2
            library unversioned
            question count
            division prefixes
            depth 1
            shard 1/1
            parts 4
            columns 4
            q0..q3 in 0..3
            all-different "rows" q0 q1 q2 q3
            all-different "ascending diagonals" q0 q1+1 q2+2 q3+3
            all-different "descending diagonals" q0 q1-1 q2-2 q3-3
            header-end 5131e0f6
            part 1 solutions 1 ns 2000000 crc fc63035a
            part 0 solutions 1 ns 1000000 crc fe29b48c
            """);
  }

  @Test
  void goesOnWhereItWasClosed() {
    Path file = folder.resolve("4.journal");
    try (Journal journal = Journal.open(file, COUNT)) {
      assertThat(journal.done()).isZero();
      assertThat(Journal.read(file).remaining()).isEmpty();
      journal.add(result(1, 3));
      assertThat(journal.contains(1)).isTrue();
      assertThat(journal.contains(0)).isFalse();
      JournalContents contents = Journal.read(file);
      assertThat(contents.results()).containsExactly(result(1, 3));
      assertThat(contents.isComplete()).isFalse();
      assertThat(contents.left()).isEqualTo(3);
      assertThat(contents.remaining()).contains(Duration.ofMillis(6));
    }
    try (Journal journal = Journal.open(file, COUNT)) {
      assertThat(journal.done()).isOne();
      assertThat(journal.solutions()).isEqualTo(3);
      journal.add(result(0, 4));
    }
    assertThat(Journal.read(file).results()).containsExactly(result(1, 3), result(0, 4));
    assertThat(Journal.read(file).solutions()).isEqualTo(7);
    assertThat(Journal.read(file).time()).isEqualTo(Duration.ofMillis(3));
    assertThat(Journal.read(file).remaining()).isEqualTo(Optional.of(Duration.ofMillis(3)));
  }

  @Test
  void keepsTheDepthOfTheFile() {
    Path file = folder.resolve("4.journal");
    try (Journal journal = Journal.open(file, COUNT)) {
      journal.add(result(1, 3));
    }
    try (Journal journal = Journal.open(file, Batch.toCount(QueensModel.of(4)))) {
      assertThat(journal.batch()).isEqualTo(COUNT);
      assertThat(journal.batch().size()).isEqualTo(4);
    }
  }

  @Test
  void refusesResultsThatDoNotFit() {
    Journal journal =
        Journal.open(
            folder.resolve("4.journal"), Batch.toCount(QueensModel.of(12)).shard(new Shard(2, 3)));
    try (Journal open = journal) {
      assertThat(open.done()).isZero();
      journal.add(result(1, Long.MAX_VALUE - 5));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> journal.add(result(1, 7)))
          .withMessage("part (1) must be new, and has a result already");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> journal.add(result(2, 7)))
          .withMessage(
              "part (2) must be one of the 6 parts of n = 12 by innermost-queens at depth 0, shard"
                  + " 2/3");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> journal.add(result(400, 7)))
          .withMessageStartingWith("part (400) must be one of the 6 parts of n = 12");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> journal.add(result(4, 6)))
          .withMessage("part (4) must not have so many solutions that the sum overflows");
      journal.add(result(4, 5));
    }
    journal.close();
    assertThat(Journal.read(journal.file()).results()).hasSize(2);
    assertThatIllegalStateException()
        .isThrownBy(() -> journal.add(result(7, 0)))
        .withMessageEndingWith(" must be open for a further result: open it again");
  }

  @Test
  void isLockedWithinTheProcess() {
    Path file = folder.resolve("4.journal");
    try (Journal journal = Journal.open(file, COUNT)) {
      assertThatExceptionOfType(JournalException.class)
          .isThrownBy(() -> Journal.open(folder.resolve("./4.journal"), COUNT))
          .withMessageEndingWith(
              " is in use: wait for the end of the other run, or give another file");
      journal.add(result(0, 1));
    }
    Journal.open(file, COUNT).close();
  }

  @Test
  void aFailureToOpenGivesUpTheLock() throws IOException {
    Path file = Files.writeString(folder.resolve("4.journal"), "no journal\n");
    assertThatExceptionOfType(JournalException.class).isThrownBy(() -> Journal.open(file, COUNT));
    Files.delete(file);
    Journal.open(file, COUNT).close();
  }

  @Test
  void anInterruptDoesNoHarm() {
    Path file = folder.resolve("4.journal");
    Thread.currentThread().interrupt();
    try (Journal journal = Journal.open(file, COUNT)) {
      journal.add(result(1, 1));
      assertThat(Journal.read(file).done()).isOne();
      journal.add(result(0, 1));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(Journal.read(file).results()).containsExactly(result(1, 1), result(0, 1));
  }

  @Test
  void manyThreadsAddRecords() throws InterruptedException {
    Path file = folder.resolve("12.journal");
    Batch batch = Batch.toCount(QueensModel.of(12));
    try (Journal journal = Journal.open(file, batch)) {
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        int first = i;
        threads.add(
            new Thread(
                () -> {
                  for (int part = first; part < batch.size(); part += 4) {
                    journal.add(result(part, part));
                  }
                }));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join();
      }
    }
    JournalContents contents = Journal.read(file);
    assertThat(contents.isComplete()).isTrue();
    assertThat(contents.remaining()).contains(Duration.ZERO);
    assertThat(contents.solutions()).isEqualTo(18 * 19 / 2);
  }

  @Test
  void aLinkIsTheFileThatItNames() throws IOException {
    Path file = folder.resolve("4.journal");
    Journal.open(file, COUNT).close();
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    try (Journal journal = Journal.open(link, COUNT)) {
      journal.add(result(0, 5));
      assertThatExceptionOfType(JournalException.class)
          .isThrownBy(() -> Journal.open(file, COUNT))
          .withMessageContaining("is in use");
    }
    assertThat(Journal.read(file).solutions()).isEqualTo(5);
  }

  @Test
  void anInterruptWhileThePartsAreCountedLeavesNoJournal() {
    Path file = folder.resolve("8.journal");
    Batch batch = Batch.toCount(QueensModel.of(8)).atDepth(2);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(() -> Journal.open(file, batch));
    assertThat(Thread.interrupted()).as("flag still set").isTrue();
    assertThat(file).doesNotExist();
    try (Journal journal = Journal.open(file, batch)) {
      assertThat(journal.done()).isZero();
    }
  }
}
