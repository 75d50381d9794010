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
  TEXT {
    @Override
    String text(Supplier<Drawing> drawing, Supplier<String> json, ColourMode colours) {
      return drawing.get().text();
    }
  },
  /** Box-drawing characters and chess symbols of Unicode, for eyes alone. */
  UNICODE {
    @Override
    String text(Supplier<Drawing> drawing, Supplier<String> json, ColourMode colours) {
      return colours.unicode(drawing.get());
    }
  },
  /** JSON objects, one per line. */
  JSON {
    @Override
    String text(Supplier<Drawing> drawing, Supplier<String> json, ColourMode colours) {
      return json.get();
    }

    @Override
    void print(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
      out.print(shown.get());
    }

    @Override
    void printBelow(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
      print(shown, sentences, out, err);
    }
  },
  /** An SVG picture; what would be beside it goes to standard error. */
  SVG {
    @Override
    String text(Supplier<Drawing> drawing, Supplier<String> json, ColourMode colours) {
      return BoardSvg.of(drawing.get());
    }

    @Override
    void print(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
      out.print(shown.get());
      err.print(sentences);
      err.flush();
    }

    @Override
    void printBelow(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
      print(shown, sentences, out, err);
    }
  };

  /** The text of a drawing, or the JSON lines in its place. */
  abstract String text(Supplier<Drawing> drawing, Supplier<String> json, ColourMode colours);

  /** Prints sentences that are an answer by themselves, or what the format has in their place. */
  void print(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
    out.printWords(sentences);
  }

  /** Prints sentences below what they are about, or what the format has in the place of both. */
  void printBelow(Supplier<String> shown, String sentences, Output out, PrintWriter err) {
    out.print(shown.get() + "\n");
    out.printWords(sentences);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
