package org.nqueens.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import org.nqueens.cli.output.Interruption;
import org.nqueens.cli.output.Output;

/**
 * A program that runs several commands one after the other, each as if it had the process, its
 * streams and its folder to itself. It starts one JVM where each command would start its own.
 */
final class Commands {
  private Commands() {}

  /**
   * Runs the command of each argument, whose words are divided by blanks, and prints a line with
   * its exit code.
   */
  public static void main(String[] commands) {
    Interruption.endAtSignal();
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    for (String command : commands) {
      int code = Queens.run(new Output(out), new PrintWriter(System.err, true), command.split(" "));
      System.out.println("exit " + code);
    }
  }
}
