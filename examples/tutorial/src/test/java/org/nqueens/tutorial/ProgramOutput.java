package org.nqueens.tutorial;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a program prints. */
final class ProgramOutput {
  private ProgramOutput() {}

  /** The output of a class with a main method. */
  static String of(Class<?> program, String... arguments) {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      program.getMethod("main", String[].class).invoke(null, (Object) arguments);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("%s: %s".formatted(program, e.getCause()), e);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
