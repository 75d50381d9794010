package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.nqueens.cli.output.Output;

/**
 * A run of the command.
 *
 * @param code the exit code
 * @param out the text on standard output
 * @param err the text on standard error
 */
public record CommandRun(int code, String out, String err) {

  /** Requires that the run refused its arguments with a message, and showed nothing else. */
  public void assertBadUsage(String message) {
    assertThat(code).isEqualTo(2);
    assertThat(out).isEmpty();
    assertThat(err).contains(message).doesNotContain("\tat ", "Usage:");
  }

  /** Runs the command in this JVM. */
  public static CommandRun of(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    int code = Queens.run(new Output(out), new PrintWriter(err, true), arguments);
    return new CommandRun(code, out.toString(StandardCharsets.UTF_8), err.toString());
  }

  /** Runs the command in this JVM with an output of the caller; returns the exit code. */
  public static int into(OutputStream out, PrintWriter err, String... arguments) {
    return Queens.run(new Output(out), err, arguments);
  }

  /** Runs the command in this JVM, where it finds a text on standard input. */
  public static CommandRun reading(String input, String... arguments) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      return of(arguments);
    } finally {
      System.setIn(before);
    }
  }
}
