package org.nqueens.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/**
 * The dispositions of signals with which a process begins. A process inherits ignored signals from
 * its parent, and a JVM installs no handler for them. A shell without job control starts its
 * background jobs with SIGINT ignored, and {@code nohup} its command with SIGHUP ignored; a test
 * run in this way would wait in vain for its children to hear the signal.
 */
public final class SignalDisposition {
  /** The shells of POSIX report the signal that ended a command by a code beyond this number. */
  private static final int SIGNALLED = 128;

  private SignalDisposition() {}

  /**
   * The beginning of a command line whose process starts with the default disposition of a signal.
   * Skips the test where this JVM ignores the signal and no command can undo it.
   *
   * @param signal the name of a signal that ends a process, without {@code SIG}
   * @return the words before the command, often none
   */
  public static List<String> defaultOf(String signal) throws InterruptedException {
    // Of GNU coreutils from 8.31 on. A shell cannot restore a signal that it was started to ignore.
    List<String> restored = List.of("env", "--default-signal=" + signal);
    List<String> prefix = ends(signal, List.of()) ? List.of() : restored;
    assumeTrue(
        prefix.isEmpty() || ends(signal, prefix),
        () ->
            "needs a process that hears SIG%s: it is ignored here, and `%s` does not restore it"
                .formatted(signal, String.join(" ", restored)));
    return prefix;
  }

  private static boolean ends(String signal, List<String> prefix) throws InterruptedException {
    Stream<String> killed = Stream.of("sh", "-c", "kill -" + signal + " $$");
    try {
      return new ProcessBuilder(Stream.concat(prefix.stream(), killed).toList()).start().waitFor()
          > SIGNALLED;
    } catch (IOException e) {
      return false; // there is no such command
    }
  }
}
