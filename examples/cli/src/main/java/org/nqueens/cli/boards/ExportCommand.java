package org.nqueens.cli.boards;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Outcome;
import org.nqueens.format.BooleanFormat;
import org.nqueens.format.MiniZinc;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.puzzle.exchange.RegionFormat;
import org.nqueens.search.SearchStrategy;

/** {@code queens export N|FILE --to FORMAT}. */
public final class ExportCommand extends Subcommand {
  private final Boards.One subject = new Boards.One(this);

  private final Value<Format> format =
      value(
          Format.class,
          named("--to", "FORMAT", "The format: ${COMPLETION-CANDIDATES}.").required(true));

  private final Value<SearchStrategy> strategy =
      value(
          SearchStrategy.class,
          strategy("The strategy of minizinc, see `queens help strategies` (default: none)."));

  private final Value<Path> without =
      value(
          Path.class,
          "--without",
          "FILE",
          "With dimacs or opb: leaves out the placements of a file, which `queens enumerate` wrote by "
              + "--format rows or csv. A solver that finds no solution of this text has proved that "
              + "the file has all placements of the board.");

  /** The formats of other programs. */
  private enum Format {
    MINIZINC,
    DIMACS,
    OPB,
    PUZZLINK,
    COLORREGIONS,
    DIGITS;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public ExportCommand() {
    super("export", "Prints a board for another program.");
  }

  @Override
  public Integer call() {
    requireFormat("--strategy", EnumSet.of(Format.MINIZINC));
    requireFormat("--without", EnumSet.of(Format.DIMACS, Format.OPB));
    out.print(
        switch (format.get()) {
          case MINIZINC -> miniZinc(subject.taskWithoutMarks(false).model());
          case DIMACS, OPB -> clauses(subject.taskWithoutMarks(false));
          case PUZZLINK, COLORREGIONS, DIGITS ->
              RegionFormat.valueOf(format.get().name()).of(subject.board());
        });
    return Outcome.DONE;
  }

  private void requireFormat(String option, Set<Format> formats) {
    if (has(option) && !formats.contains(format.get())) {
      throw new IllegalArgumentException(
          "%s must come with --to %s: %s has no place for it"
              .formatted(
                  option,
                  formats.stream().map(Format::toString).collect(Collectors.joining(" or ")),
                  format.get()));
    }
  }

  private String miniZinc(QueensModel model) {
    return strategy.get() == null ? MiniZinc.text(model) : MiniZinc.text(model, strategy.get());
  }

  private String clauses(Boards.Task task) {
    return BooleanFormat.valueOf(format.get().name())
        .text(task.model(), without.get() == null ? List.of() : found(task.board()));
  }

  private List<Placement> found(Optional<Board> board) {
    if (!board.map(Board::isFilled).orElse(true)) {
      throw new IllegalArgumentException(
          "--without (%s) must come with a board of queens in each row and without walls, because its file has rows and no squares: leave it out"
              .formatted(without.get()));
    }
    List<Placement> placements = new ArrayList<>();
    int number = 0;
    for (String line : read("--without", without.get()).lines().toList()) {
      number++;
      if (line.matches("\\d{1,5}([ ,]\\d{1,5})*")) {
        int[] rows = Stream.of(line.split("[ ,]")).mapToInt(Integer::parseInt).toArray();
        try {
          placements.add(placement(board, rows));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(
              "--without (%s), line %s: %s".formatted(without.get(), number, e.getMessage()), e);
        }
      } else if (!line.isBlank() && !(number == 1 && line.startsWith("q_0"))) {
        throw new IllegalArgumentException(
            "--without (%s) must have the rows of a placement in line %s: write it by `queens enumerate --format rows`"
                .formatted(without.get(), number));
      }
    }
    return placements;
  }

  /** The placement of the rows of a line, k for each column of a board of k queens in each. */
  private static Placement placement(Optional<Board> board, int[] rows) {
    return board
        .filter(asked -> !asked.isPlain())
        .map(
            asked ->
                asked.placement(
                    IntStream.range(0, rows.length)
                        .mapToObj(i -> new Square(i / asked.stars(), rows[i]))
                        .toList()))
        .orElseGet(() -> Placement.of(rows));
  }
}
