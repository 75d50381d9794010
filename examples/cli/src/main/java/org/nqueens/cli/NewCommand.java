package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.Optional;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.GenerationProgress;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens new}. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Makes a puzzle with exactly one solution.",
      "--backend finds the solution and --verifier confirms that it is the only one. "
          + "The title of the puzzle has the seed and the difficulty, if one is given. "
          + "`queens solve` reads the format TEXT."
    })
final class NewCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @ArgGroup private KindOption kind = new KindOption();

  @Mixin private GeneratorOptions generator;

  @Mixin private DrawingOptions drawing = new DrawingOptions(BoardFormat.TEXT);

  @Option(
      names = "--html",
      paramLabel = "FILE",
      converter = TargetFile.Converter.class,
      description =
          "Write a page on which the puzzle is played, as of `queens play`, and do not print it; - is"
              + " standard output.")
  private TargetFile html;

  @Mixin private OpenOption opening;

  NewCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    long seed = generator.seed();
    Puzzle puzzle = make(seed);
    Board board = puzzle.board().withTitle(generator.title(seed));
    if (html != null) {
      new PlayPagePrinter(html, opening, out, err)
          .print(Position.of(board), generator.guide(), "new puzzle");
      return Queens.DONE;
    }
    out.print(drawing.board(board));
    if (drawing.isJson()) {
      out.print(Json.placement(puzzle.solution()) + Json.result(Completion.EXHAUSTED, 1));
    }
    return Queens.DONE;
  }

  private void requireConsistent() {
    drawing.requireConsistent();
    opening.requireFile("--html", Optional.ofNullable(html));
    if (html != null) {
      drawing.requireAbsent("with --html: the page draws the board");
      html.requireWritable();
    }
  }

  private Puzzle make(long seed) {
    GeneratorOptions.Maker maker = generator.maker(kind, err);
    try {
      return Interruption.during(
          () ->
              Progress.during(
                  "new puzzle",
                  progress -> maker.make(seed, effort -> progress.note(words(effort)))));
    } catch (SearchStoppedException e) {
      if (drawing.isJson()) {
        out.print(Json.result(e.completion(), 0));
      }
      throw e;
    }
  }

  private static String words(GenerationProgress effort) {
    return "attempt %s, %s boards".formatted(effort.attempts(), effort.boards());
  }
}
