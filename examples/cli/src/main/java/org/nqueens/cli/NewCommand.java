package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.pages.EditorPage;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code queens new}. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Makes puzzles with exactly one solution.",
      "--backend finds the solution and --verifier confirms that it is the only one. "
          + "The title of a puzzle has its seed and the difficulty, if one is given. "
          + "`queens solve` reads the format text. "
          + "With --count and --html all puzzles are on one page: a book of 366 has one for each date. "
          + "--empty makes a board without clues, and with --html a page on which clues are painted."
    })
final class NewCommand implements Queens.Action {
  private static final String TASK = "new";

  /** The options of the search for a puzzle. */
  private static final List<String> OF_PUZZLES =
      List.of(
          "--blocked",
          "--given",
          "--count",
          "--difficulty",
          "--seed",
          "--time-limit",
          "--backend",
          "--verifier",
          "--heading");

  private final Output out;
  private final PrintWriter err;

  @Spec private CommandSpec command;

  @ArgGroup private KindOption kind = new KindOption();

  @Option(
      names = "--empty",
      description = "An empty board in place of a puzzle, to begin a board with.")
  private boolean empty;

  @Mixin private GeneratorOptions generator = new GeneratorOptions(1);

  @Mixin private DrawingOptions drawing = new DrawingOptions(BoardFormat.TEXT);

  @Option(
      names = "--html",
      paramLabel = "FILE",
      arity = "0..1",
      preprocessor = TargetFile.PageOrOperand.class,
      fallbackValue = TargetFile.UNNAMED,
      converter = TargetFile.Converter.class,
      description =
          "Write a page on which the puzzle is played, as of `queens play`, and do not print it"
              + " (default: puzzle- or book-, and the seed); or with --empty, one on which a board is"
              + " made, as of `queens draw` (default: board-, and the size)."
              + TargetFile.PageOrOperand.RULE)
  private TargetFile html;

  @Option(
      names = "--heading",
      paramLabel = "TEXT",
      defaultValue = "Queens puzzles",
      description = "The title of a page of several puzzles (default: ${DEFAULT-VALUE}).")
  private String heading;

  @Mixin private OpenOption opening;

  NewCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    if (empty) {
      begin(generator.withVariant(EmptyBoard.of(generator.size())));
    } else if (html == null) {
      print();
    } else {
      writePage();
    }
    return Queens.DONE;
  }

  private void requireConsistent() {
    new MatchedOptions(command)
        .exclude("--empty", OF_PUZZLES, "an empty board is no puzzle, and has no clues");
    generator.requireConsistent();
    drawing.requireConsistent();
    opening.requireFile("--html", Optional.ofNullable(html));
    if (drawing.isSvg() && generator.count() > 1) {
      throw new IllegalArgumentException(
          "format (svg) must not come with %s puzzles: an SVG file holds one picture; ask for one, or choose another format"
              .formatted(generator.count()));
    }
    requireBookForHeading();
    if (html != null) {
      drawing.requireAbsent("with --html: the page draws the board");
      html.orPage("puzzle").requireWritable();
    }
  }

  private void requireBookForHeading() {
    MatchedOptions matched = new MatchedOptions(command);
    matched.require("--html", List.of("--heading"), "it is the title of a page");
    if (matched.has("--heading") && generator.count() == 1) {
      throw new IllegalArgumentException(
          "--heading must come with a --count of at least 2: the page of one puzzle has its title");
    }
    if (heading.isBlank()) {
      throw new IllegalArgumentException(
          "heading (\"%s\") must not be blank: give the title of the page".formatted(heading));
    }
  }

  /** Prints an empty board, or writes a page on which a board is made of it. */
  private void begin(Board board) {
    if (html == null) {
      out.print(drawing.board(board));
      if (drawing.isJson()) {
        out.print(Json.result(Completion.EXHAUSTED, generator -> {}));
      }
    } else {
      TargetFile page = html.orPage(EmptyBoard.pageName(board.size()));
      page.write(EditorPage.of(board), out);
      opening.written(List.of(page), err);
    }
  }

  private void writePage() {
    List<GeneratorOptions.Seeded> made = making(Stream::toList);
    List<Position> positions =
        made.stream()
            .map(each -> each.puzzle().board().withTitle(generator.shortTitle(each.seed())))
            .map(Position::of)
            .toList();
    String name = (positions.size() == 1 ? "puzzle-" : "book-") + made.get(0).seed();
    PlayPagePrinter printer = new PlayPagePrinter(html.orPage(name), opening, out, err);
    if (positions.size() == 1) {
      printer.print(positions.get(0), generator.guide(), TASK);
    } else {
      printer.printBook(heading, positions, generator.guide(), TASK);
    }
  }

  private void print() {
    long[] printed = {0};
    try {
      making(
          puzzles -> {
            puzzles.forEachOrdered(
                made -> {
                  print(made);
                  printed[0]++;
                });
            return printed[0];
          });
    } catch (SearchStoppedException e) {
      printResult(e.completion(), printed[0]);
      out.flush(); // ends the command here if the reader has closed the pipe
      throw e;
    }
    printResult(Completion.EXHAUSTED, printed[0]);
  }

  private void print(GeneratorOptions.Seeded made) {
    Board board = titled(made);
    if (drawing.isJson()) {
      out.print(Json.board(board, generator -> generator.writeNumberField("seed", made.seed())));
      out.print(Json.placement(made.puzzle().solution()));
    } else {
      out.separate("\n");
      out.print(drawing.board(board));
    }
  }

  private void printResult(Completion completion, long printed) {
    if (drawing.isJson()) {
      out.print(Json.result(completion, printed));
    }
  }

  private <T> T making(Function<Stream<GeneratorOptions.Seeded>, T> use) {
    return Interruption.during(
        () ->
            Progress.during(
                TASK, progress -> use.apply(generator.puzzles(kind, progress::note, err))));
  }

  private Board titled(GeneratorOptions.Seeded made) {
    return made.puzzle().board().withTitle(generator.title(made.seed()));
  }
}
