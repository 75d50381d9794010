package org.nqueens.cli.boards;

import java.util.List;
import org.nqueens.cli.options.OpenOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.pages.EditorPage;

/** {@code queens draw N|FILE...}, and {@code queens draw N|FILE --html FILE}. */
public final class DrawCommand extends Subcommand {
  private final Boards.Several files = new Boards.Several(this);
  private final DrawingOptions drawing = new DrawingOptions(this);

  private final Value<TargetFile> html =
      value(
          TargetFile.class,
          "--html",
          "FILE",
          "Write a page for changing the board; - is standard output.");

  private final OpenOption opening = new OpenOption(this);

  public DrawCommand() {
    super("draw", "Draws boards, or positions with their clashes marked.");
  }

  @Override
  public Integer call() {
    opening.requireFile(html.optional().stream().toList());
    if (html.get() == null) {
      print(files.read());
    } else {
      writePage();
    }
    return files.code();
  }

  private void writePage() {
    exclude("--html", List.of("--format", "--coordinates"), "the page draws the board");
    files.requireWritable(html.get());
    List<NamedPosition> boards = files.readEmpty();
    if (!boards.isEmpty()) {
      html.get().write(EditorPage.of(Boards.only(boards).position().board()), out);
      opening.written(List.of(html.get()), err);
    }
  }

  private void print(List<NamedPosition> boards) {
    drawing.requireDrawable(boards);
    for (NamedPosition board : boards) {
      out.separate(drawing.separator());
      out.print(drawing.position(board.position(), board.source()));
    }
    if (!boards.isEmpty()) {
      out.printJson(Json.result());
    }
  }
}
