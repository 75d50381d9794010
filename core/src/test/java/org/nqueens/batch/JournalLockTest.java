package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.model.QueensModel;

/** The lock file of a journal, where its name is taken by another file or cannot be used. */
@DisabledOnOs(
    value = OS.WINDOWS,
    disabledReason = "needs another system than Windows: links and long names need rights there")
class JournalLockTest {
  private static final Batch BATCH = Batch.toCount(QueensModel.of(4)).atDepth(1);

  @TempDir private Path folder;
  private Path file;
  private Path lock;

  @BeforeEach
  void nameTheFiles() throws IOException {
    file = folder.toRealPath().resolve("journal");
    lock = file.resolveSibling("journal.lock");
  }

  private void assertRefused() {
    assertThatExceptionOfType(JournalException.class)
        .isThrownBy(() -> Journal.open(file, BATCH))
        .withMessage(
            "journal (%s) must be locked by an empty file (%s), which is a file with contents, a link or a folder: rename it, or give another journal"
                .formatted(file, lock));
    assertThat(file).doesNotExist();
  }

  @Test
  void aFileWithContentsIsKept() throws IOException {
    Files.writeString(lock, "text of the user\n");
    assertRefused();
    assertThat(lock).hasContent("text of the user\n");
  }

  @Test
  void aFolderIsKept() throws IOException {
    Files.createDirectory(lock);
    assertRefused();
    assertThat(lock).isDirectory();
  }

  @Test
  void aLinkIsKept() throws IOException {
    Path target = Files.createFile(folder.resolve("target"));
    Files.createSymbolicLink(lock, target);
    assertRefused();
    assertThat(lock).isSymbolicLink().exists();
    Files.delete(target);
    assertRefused();
    assertThat(lock).isSymbolicLink();
  }

  /** An empty file that no process has locked is what an earlier run left, however it ended. */
  @Test
  void theLockFileStaysAndServesTheNextRun() {
    Journal.open(file, BATCH).close();
    assertThat(lock).isEmptyFile();
    Journal.open(file, BATCH).close();
    assertThat(lock).isEmptyFile();
  }

  @Test
  void contentsThatCameDuringTheRunAreKept() throws IOException {
    try (Journal journal = Journal.open(file, BATCH)) {
      Files.writeString(lock, "text of the user\n");
      journal.add(new PartResult(0, 1, Duration.ZERO));
    }
    assertThat(lock).hasContent("text of the user\n");
  }

  /** As on a disk that is read only, though root may write to it: no name is left for the lock. */
  @Test
  void aCompleteJournalNeedsNoLock() throws IOException {
    Path unlockable = folder.resolve("j".repeat(255));
    int parts = BATCH.size();
    for (int part = 0; part < parts; part++) {
      try (Journal journal = Journal.open(file, BATCH)) {
        journal.add(new PartResult(part, 1, Duration.ZERO));
      }
      Files.copy(file, unlockable);
      if (part < parts - 1) {
        assertThatExceptionOfType(JournalException.class)
            .isThrownBy(() -> Journal.open(unlockable, BATCH))
            .withMessage(
                "journal (%s) cannot be locked: File name too long; check the file, its folder, and the space on the disk"
                    .formatted(unlockable));
        Files.delete(unlockable);
      }
    }
    Batch other = Batch.toCount(QueensModel.of(5));
    assertThatExceptionOfType(JournalException.class)
        .isThrownBy(() -> Journal.open(unlockable, other))
        .withMessageEndingWith(
            "is of another board size (4) than asked for (5): give another file");
    try (Journal journal = Journal.open(unlockable, BATCH)) {
      assertThat(journal.solutions()).isEqualTo(parts);
      assertThat(Journal.read(unlockable).isComplete()).isTrue();
    }
  }

  @Test
  void aCompleteJournalIsOnlyRead() throws IOException {
    try (Journal journal = Journal.open(file, BATCH)) {
      for (int part = 0; part < BATCH.size(); part++) {
        journal.add(new PartResult(part, 1, Duration.ZERO));
      }
    }
    Files.writeString(lock, "text of the user\n");
    try (Journal journal = Journal.open(file, BATCH);
        Journal again = Journal.open(file, BATCH)) {
      assertThat(journal.done()).isEqualTo(again.done()).isEqualTo(BATCH.size());
      assertThat(journal.isOpen()).isTrue();
    }
    assertThat(lock).hasContent("text of the user\n");
  }
}
