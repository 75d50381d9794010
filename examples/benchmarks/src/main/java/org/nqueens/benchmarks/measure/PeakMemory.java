package org.nqueens.benchmarks.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** The peak resident set of this process, known on Linux only. */
final class PeakMemory {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final int KILOBYTE = 1024;

  private PeakMemory() {}

  static OptionalLong bytes() {
    if (!Files.exists(STATUS)) {
      return OptionalLong.empty();
    }
    try {
      return Files.readAllLines(STATUS).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> KILOBYTE * Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
