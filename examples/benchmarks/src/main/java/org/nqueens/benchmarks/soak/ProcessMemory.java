package org.nqueens.benchmarks.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The resident memory of this process in megabytes; 0 on systems other than Linux. */
final class ProcessMemory {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final int KILOBYTES_PER_MEGABYTE = 1024;

  private ProcessMemory() {}

  /** The resident memory after a garbage collection. */
  static long collected() {
    System.gc();
    return megabytes("VmRSS:");
  }

  /** The peak resident memory. */
  static long peak() {
    return megabytes("VmHWM:");
  }

  private static long megabytes(String field) {
    if (!Files.exists(STATUS)) {
      return 0;
    }
    try {
      return Files.readAllLines(STATUS).stream()
          .filter(line -> line.startsWith(field))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / KILOBYTES_PER_MEGABYTE)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
