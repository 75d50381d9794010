package org.nqueens.cli;

import org.nqueens.format.Board;
import org.nqueens.result.Completion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code queens draw FILE}. */
@Command(
    name = "draw",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Draws a board without solving it.")
final class DrawCommand implements Queens.Action {
  private final Output out;

  @Mixin private BoardFile file;

  @Mixin private DrawingOptions drawing = new DrawingOptions(BoardFormat.UNICODE);

  DrawCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    Board board = file.read();
    drawing.requireDrawable(board);
    out.print(drawing.board(board));
    if (drawing.isJson()) {
      out.print(Json.result(Completion.EXHAUSTED, generator -> {}));
    }
    return Queens.DONE;
  }
}
