package org.nqueens.cli.output;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What becomes of a page that is written: standard error names it, and a browser may open it. */
public final class OpenOption {
  @Option(names = "--open", description = "Open the page in the browser.")
  private boolean open;

  /** Throws an IllegalArgumentException if there is no file to open; called before a search. */
  public void requireFile(String option, List<TargetFile> pages) {
    if (open && pages.stream().limit(1).allMatch(TargetFile::isStandardOutput)) {
      throw new IllegalArgumentException(
          "--open must come with %s and a file: a browser cannot open standard output"
              .formatted(option));
    }
  }

  /** Tells that files are written, and opens the first, a page. */
  public void written(List<TargetFile> files, PrintWriter err) {
    files.stream()
        .filter(file -> !file.isStandardOutput())
        .forEach(file -> err.println("queens: " + VisibleText.of(file.name()) + " is written"));
    if (open) {
      new Browser(Optional.ofNullable(System.getenv("PATH")).orElse(""))
          .open(files.get(0).path())
          .ifPresent(reason -> err.println("queens: --open: " + VisibleText.of(reason)));
    }
  }
}
