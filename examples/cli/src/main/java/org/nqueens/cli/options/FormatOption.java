package org.nqueens.cli.options;

import java.util.Iterator;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The option of answers in sentences or JSON lines, which {@code Output.isJson} tells. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      completionCandidates = Formats.class,
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  TableFormat format;

  static final class Formats implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.of("text", "json").iterator();
    }
  }
}
