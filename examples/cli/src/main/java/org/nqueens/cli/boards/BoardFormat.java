package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Supplier;
import org.nqueens.cli.output.Output;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

/** The output formats of commands about a board, and how each writes a drawing and a sentence. */
enum BoardFormat {
  /** Plain characters, which other commands read. */
  TEXT,
  /** Box-drawing characters and chess symbols of Unicode, for eyes alone. */
  UNICODE,
  /** JSON objects, one per line. */
  JSON,
  /** An SVG picture; what would be beside it goes to standard error. */
  SVG;

  /** The text of a drawing, or the JSON lines in its place. */
  String text(Supplier<Drawing> drawing, Supplier<String> json, ColourMode colours) {
    return switch (this) {
      case TEXT -> drawing.get().text();
      case UNICODE -> colours.unicode(drawing.get());
      case JSON -> json.get();
      case SVG -> BoardSvg.of(drawing.get());
    };
  }

  /** Prints sentences that are an answer by themselves, or what the format has in their place. */
  void print(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
    Runnable printing =
        switch (this) {
          case TEXT, UNICODE -> () -> out.printWords(sentences);
          case JSON -> () -> out.print(shown.get());
          case SVG ->
              () -> {
                out.print(shown.get());
                err.print(sentences);
                err.flush();
              };
        };
    printing.run();
  }

  /** Prints sentences below what they are about, or what the format has in the place of both. */
  void printBelow(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
    if (this == TEXT || this == UNICODE) {
      out.print(shown.get() + "\n");
    }
    print(shown, sentences, out, err);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
