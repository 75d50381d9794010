package org.nqueens.cli.options;

import java.util.Locale;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import picocli.CommandLine.Option;

public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Format format;

  private enum Format {
    TEXT,
    /** JSON objects, one per line. */
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public boolean isJson() {
    return format == Format.JSON;
  }

  /** Prints sentences for people, or the object for programs. */
  public void print(String sentences, Json object, Output out) {
    if (isJson()) {
      out.print(object.line());
    } else {
      out.printWords(sentences);
    }
  }

  /** Prints the result, the last line of JSON. */
  public void end(Json result, Output out) {
    out.print(isJson() ? result.line() : "");
  }
}
