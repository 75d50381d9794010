package org.nqueens.cli;

import org.nqueens.format.Position;
import org.nqueens.result.Completion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code queens draw FILE}. */
@Command(
    name = "draw",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Draws a board, or a position with its clashes marked.")
final class DrawCommand implements Queens.Action {
  private final Output out;

  @Mixin private BoardFile file;

  @Mixin private DrawingOptions drawing = new DrawingOptions(BoardFormat.UNICODE);

  DrawCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    Position position = file.read();
    drawing.requireConsistent();
    out.print(drawing.position(position));
    if (drawing.isJson()) {
      out.print(Json.result(Completion.EXHAUSTED, generator -> {}));
    }
    return Queens.DONE;
  }
}
