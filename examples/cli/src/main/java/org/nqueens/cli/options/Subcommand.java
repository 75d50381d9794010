package org.nqueens.cli.options;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.nqueens.cli.output.Output;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A sub-command of {@code queens}, whose call returns the exit code. */
public abstract class Subcommand implements Callable<Integer> {
  /** Standard output, which has the results. */
  protected Output out;

  /** Standard error, which has everything else. */
  protected PrintWriter err;

  @Spec protected CommandSpec command;

  /** Sets where this sub-command prints, before it is called. */
  public final Subcommand printingTo(Output output, PrintWriter error) {
    out = output;
    err = error;
    return this;
  }

  /** The options of this command line. */
  protected final MatchedOptions matched() {
    return new MatchedOptions(command);
  }
}
