package org.nqueens.cli.boards;

import java.util.List;
import java.util.Optional;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.OpenOption;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.pages.EditorPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens draw N|FILE...}, and {@code queens draw N|FILE --html FILE}. */
@Command(
    name = "draw",
    description = {
      "Draws boards, or positions with their clashes marked.",
      "With --html, writes a page for making a board: paint regions, given queens, "
          + "blocked squares and walls, or paste a text. At each change the page says whether the board "
          + "has one solution, and shows its text. It begins with the board of FILE, or with the "
          + "empty one "
          + "of N columns."
    })
public final class DrawCommand extends Subcommand {
  @Mixin private Boards.Several files;
  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page for changing the board; - is standard output.")
  private TargetFile html;

  @Mixin private OpenOption opening;

  @Override
  public Integer call() {
    opening.requireFile(Optional.ofNullable(html).stream().toList());
    if (html == null) {
      print(files.read());
    } else {
      writePage();
    }
    return files.code();
  }

  private void writePage() {
    exclude("--html", List.of("--format", "--coordinates"), "the page draws the board");
    files.requireWritable(html);
    List<NamedPosition> boards = files.readEmpty();
    if (!boards.isEmpty()) {
      html.write(EditorPage.of(Boards.only(boards).position().board()), out);
      opening.written(List.of(html), err);
    }
  }

  private void print(List<NamedPosition> boards) {
    drawing.requireDrawable(boards);
    for (NamedPosition board : boards) {
      out.separate(drawing.separator());
      out.print(drawing.position(board.position(), board.source()));
    }
    out.printJson(Json.result());
  }
}
