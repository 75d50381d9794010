package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.nqueens.format.Board;
import org.nqueens.pages.EditorPage;
import org.nqueens.result.Completion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code queens draw FILE}, and {@code queens draw [FILE] --html}. */
@Command(
    name = "draw",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Draws boards, or positions with their clashes marked.",
      "With --html, writes a page on which a board is made: regions, given queens and blocked "
          + "squares are painted, or a text is pasted. It tells at each change whether the board has "
          + "one solution, and has its text. It begins with the board of FILE, or with an empty one "
          + "of 8 columns; `queens new --empty` has other sizes."
    })
final class DrawCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Spec private CommandSpec command;

  @Mixin private BoardFiles.AnyNumber files;

  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      arity = "0..1",
      preprocessor = TargetFile.PageOrOperand.class,
      fallbackValue = TargetFile.UNNAMED,
      converter = TargetFile.Converter.class,
      description =
          "Write a page on which the board is made further (default: board-, and its name or"
              + " size)."
              + TargetFile.PageOrOperand.RULE)
  private TargetFile html;

  @Mixin private OpenOption opening;

  DrawCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    opening.requireFile("--html", Optional.ofNullable(html));
    if (html != null) {
      writePage();
    } else if (files.paths().isEmpty()) {
      throw new ParameterException(
          command.commandLine(), "Missing required parameter: 'FILE', or option: '--html'");
    } else {
      print(files.read());
    }
    return Queens.DONE;
  }

  private void writePage() {
    drawing.requireAbsent("with --html: the page draws the board");
    TargetFile page =
        html.orPage(
            files.paths().isEmpty()
                ? EmptyBoard.pageName(EmptyBoard.USUAL_SIZE)
                : "board-" + files.pageName());
    page.requireWritable();
    files.paths().forEach(page::requireOtherThan);
    page.write(EditorPage.of(board()), out);
    opening.written(List.of(page), err);
  }

  private Board board() {
    if (files.paths().isEmpty()) {
      return files.withVariant(EmptyBoard.of(EmptyBoard.USUAL_SIZE));
    }
    List<NamedPosition> boards = files.read();
    NamedPosition first = boards.get(0);
    if (boards.size() > 1) {
      throw new IllegalArgumentException(
          "--html must come with one board, not %s: the page begins with one; name one, as in %s"
              .formatted(boards.size(), first.path().argument()));
    }
    first.path().requireNoMarks(first.position());
    return first.position().board();
  }

  private void print(List<NamedPosition> boards) {
    drawing.requireDrawable(boards);
    for (NamedPosition board : boards) {
      out.separate(drawing.separator());
      out.print(
          drawing.isJson()
              ? Json.position(board.position(), board::write)
              : drawing.position(board.position()));
    }
    if (drawing.isJson()) {
      out.print(Json.result(Completion.EXHAUSTED, generator -> {}));
    }
  }
}
