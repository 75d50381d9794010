package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.contract.ForkedJvm;
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

  private String refusalOf(Path journal, int names) {
    return "journal (%s) must be a file of one name, but has %s (hard links), and each name would have its own lock: copy it to another file, or delete the other names"
        .formatted(journal, names);
  }

  /** Two names in any folders are one file, and the lock of each would lie beside it. */
  @Test
  void aFileOfTwoNamesIsRefused() throws IOException {
    Path link = Files.createDirectory(file.resolveSibling("other")).resolve("link");
    try (Journal journal = Journal.open(file, BATCH)) {
      Files.createLink(link, file);
      journal.add(new PartResult(0, 1, Duration.ZERO));
      assertThatExceptionOfType(JournalException.class)
          .isThrownBy(() -> Journal.open(link, BATCH))
          .withMessage(refusalOf(link, 2));
      journal.add(new PartResult(1, 1, Duration.ZERO));
    }
    assertThatExceptionOfType(JournalException.class)
        .isThrownBy(() -> Journal.open(file, BATCH))
        .withMessage(refusalOf(file, 2));
    assertThat(link.resolveSibling("link.lock")).doesNotExist();
    assertThat(Journal.read(link).done()).isEqualTo(2);
    Files.delete(file);
    try (Journal journal = Journal.open(link, BATCH)) {
      for (int part = 2; part < BATCH.size(); part++) {
        journal.add(new PartResult(part, 1, Duration.ZERO));
      }
    }
    Files.createLink(file, link);
    Journal.open(file, BATCH).close();
    assertThat(Journal.read(file).isComplete()).isTrue();
  }

  /** Code of the application that uses journals in a class loader of its own. */
  static final class Opener implements Callable<String> {
    private final Path journal;
    private Optional<Journal> open = Optional.empty();

    /** Made by reflection. */
    Opener(Path journal) {
      this.journal = journal;
    }

    /** Opens the journal and keeps it open, or closes it if it is open. */
    @Override
    public String call() {
      if (open.isPresent()) {
        open.get().close();
        return "closed";
      }
      try {
        open = Optional.of(Journal.open(journal, BATCH));
        return "open";
      } catch (JournalException e) {
        return e.getMessage();
      }
    }

    public static void main(String[] arguments) {
      System.out.println(new Opener(Path.of(arguments[0])).call());
    }
  }

  /** An opener with core and this class in a loader of its own, as web applications have. */
  @SuppressWarnings("unchecked") // a type of the JDK, which both loaders share
  private Callable<String> openerInALoaderOfItsOwn() throws ReflectiveOperationException {
    URL[] urls =
        Stream.of(Journal.class, JournalLockTest.class)
            .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
            .toArray(URL[]::new);
    ClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    Constructor<?> constructor =
        Class.forName(Opener.class.getName(), true, loader).getDeclaredConstructor(Path.class);
    constructor.setAccessible(true); // Opener is of this package, but not of this loader
    return (Callable<String>) constructor.newInstance(file);
  }

  /** POSIX gives up a lock of a process when the process closes the file anywhere. */
  @Test
  void neitherARefusalInAnotherClassLoaderNorAReaderTakesTheLock() throws Exception {
    Callable<String> first = openerInALoaderOfItsOwn();
    Callable<String> second = openerInALoaderOfItsOwn();
    String refusal =
        "journal (%s) is in use: wait for the end of the other run, or give another file"
            .formatted(file);
    assertThat(first.call()).isEqualTo("open");
    for (int i = 0; i < 3; i++) {
      assertThat(second.call()).isEqualTo(refusal);
      Journal.read(file);
    }
    assertThat(new ForkedJvm().run(Opener.class, file.toString()).output()).contains(refusal);
    assertThat(first.call()).isEqualTo("closed");
    assertThat(second.call()).isEqualTo("open");
    assertThat(new ForkedJvm().run(Opener.class, file.toString()).output()).contains(refusal);
    assertThat(second.call()).isEqualTo("closed");
    assertThat(new ForkedJvm().run(Opener.class, file.toString()).output()).contains("open");
  }
}
