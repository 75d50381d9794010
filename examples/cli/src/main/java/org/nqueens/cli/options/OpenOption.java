package org.nqueens.cli.options;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.cli.output.Words;

/** What becomes of a page that is written: standard error names it, and a browser may open it. */
public final class OpenOption extends OptionGroup {
  /** The programs of desktops that open a page, each with its arguments before the page. */
  private static final List<List<String>> PROGRAMS =
      List.of(List.of("xdg-open"), List.of("open"), List.of("cmd.exe", "/c", "start", "\"\""));

  private final Value<Boolean> open = flag("--open", "Open the page in the browser.");

  public OpenOption(OptionGroup whole) {
    super(whole);
  }

  /** Throws an IllegalArgumentException if there is no file to open; called before a search. */
  public void requireFile(List<TargetFile> pages) {
    if (open.get() && pages.stream().limit(1).allMatch(TargetFile::isStandardOutput)) {
      throw new IllegalArgumentException(
          "--open must come with --html and a file: a browser cannot open standard output");
    }
  }

  /** Tells that files are written, and opens the first, a page. */
  public void written(List<TargetFile> files, PrintWriter err) {
    files.stream()
        .filter(file -> !file.isStandardOutput())
        .forEach(file -> err.println("queens: " + Words.visible(file.name()) + " is written"));
    if (open.get() && PROGRAMS.stream().noneMatch(program -> opens(program, files.get(0).path()))) {
      err.println(
          "queens: --open: none of xdg-open, open and cmd is in the PATH: open the page in a browser");
    }
  }

  private static boolean opens(List<String> program, Path page) {
    try {
      new ProcessBuilder(Stream.concat(program.stream(), Stream.of(page.toString())).toList())
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false; // the program is not there
    }
  }
}
