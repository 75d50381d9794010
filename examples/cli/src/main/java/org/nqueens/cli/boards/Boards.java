package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.boards.BoardPath.Found;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.OptionGroup;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.cli.output.Words;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.BoardSolver;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The options that select the boards of a command, with the marks of their players. */
public abstract sealed class Boards extends OptionGroup {
  private static final String LABEL = "N|FILE";
  private static final String ONE =
      "The size of an empty board, or a board as text or picture, see `queens help boards`; - is"
          + " standard input.";

  /** The names of the options, which say nothing to a command without a board. */
  public static final List<String> OPTIONS =
      List.of("--variant", "--stars", "--queens", "--walls", "--diagonals", "--of");

  private final Value<Variant> variant =
      value(
          Variant.class,
          "--variant",
          "VARIANT",
          "The pieces: ${COMPLETION-CANDIDATES} (default: from the header of the board, else"
              + " non-touching with regions, else queens).");

  private final Value<Integer> stars =
      value(
          Integer.class,
          "--stars",
          "K",
          "The queens in each row, column and region, from 1 to 6 (default: from the header of the"
              + " board, else 1).");

  private final Value<String> queens =
      value(
          String.class,
          "--queens",
          "K",
          "The queens on the board, at most one on each line of sight: a number, or most, which"
              + " is searched by squares; for `queens count` also any, the sum over all numbers"
              + " (default: from the header of the board, else one in each column).");

  private final Value<Boolean> walls =
      flag(
          "--walls",
          "The blocked squares (#) are walls, which queens do not attack across, as in boards of"
              + " some other programs.");

  private final Value<Integer> diagonals =
      value(
          Integer.class,
          "--diagonals",
          "D",
          "The first D diagonals of an instance of CSPLib's problem 79 (default: n - 2, with which"
              + " instances are hard).");

  private final Value<String> answered =
      value(
          String.class,
          "--of",
          "BOARD",
          "The board to which the file has placements: rows, or the answer of a solver to `queens"
              + " export`. Their queens become the queens of a player.");

  private int code;

  private Boards(OptionGroup whole) {
    super(whole);
  }

  public static final class One extends Boards {
    private final Value<String> board;

    public One(OptionGroup whole) {
      this(whole, "1");
    }

    private One(OptionGroup whole, String arity) {
      super(whole);
      board = value(String.class, argument(arity, LABEL, ONE));
    }

    /** A board that may be missing. */
    public static One orNone(OptionGroup whole) {
      return new One(whole, "0..1");
    }

    public boolean isMissing() {
      return board.get() == null;
    }

    @Override
    List<String> arguments() {
      return List.of(board.get());
    }
  }

  static final class OfDays extends Boards {
    private final Value<List<String>> boards =
        list(
            String.class,
            named(
                    "--boards",
                    "FILE",
                    "Boards for the days, from 1 January on, each with one solution; after the last one they"
                        + " begin again (default: new boards, equal ones for equal years).")
                .arity("1..*"));

    OfDays(OptionGroup whole) {
      super(whole);
    }

    @Override
    List<String> arguments() {
      return boards.get();
    }

    /** The boards, each with one solution; empty without the option. */
    List<Position> puzzles() {
      List<NamedPosition> read = readEmpty();
      BoardSolver solver = new BoardSolver(QueensSolver.builder().build());
      read.forEach(board -> board.only(solver.uniqueness(board.position())));
      return read.stream().map(NamedPosition::position).toList();
    }
  }

  static final class Several extends Boards {
    private final Value<List<String>> boards =
        list(
            String.class,
            argument(
                "1..*",
                LABEL,
                "Boards as text, one or several in a file, or pictures, see `queens help boards`; - is"
                    + " standard input."));

    private final Value<Boolean> strict =
        flag(
            "--strict",
            "End at the first board that cannot be read (default: tell it and go on with the"
                + " others).");

    Several(OptionGroup whole) {
      super(whole);
    }

    private int unreadable;

    @Override
    List<String> arguments() {
      return boards.get();
    }

    /** Tells of a board that cannot be read, and goes on with the others. */
    @Override
    void refuse(BoardPath path, String message) {
      if (strict.get()) {
        super.refuse(path, message);
      }
      unreadable++;
      super.code = CommandLine.ExitCode.USAGE;
      Json json = Json.of("unreadable").with("source", path.argument()).with("message", message);
      ((Subcommand) command().userObject()).tell(message, json);
    }

    @Override
    int unreadable() {
      return unreadable;
    }
  }

  abstract List<String> arguments();

  private List<BoardPath> paths() {
    return arguments().stream().map(BoardPath::of).toList();
  }

  private BoardPath path() {
    return paths().get(0);
  }

  /** Refuses a file that cannot be written, or that is read and whose boards would be lost. */
  public void requireWritable(TargetFile target) {
    target.requireWritable();
    Stream.concat(paths().stream(), answered.optional().stream().map(BoardPath::of))
        .forEach(path -> target.requireOtherThan(path.readFile()));
  }

  /** Runs a task whose progress has the names of the command and of its boards. */
  public <T> T during(Function<Progress, T> work) {
    int files = arguments().size();
    String name = files == 1 ? path().shortName() : Words.counted(files, "file");
    return Progress.during(command.name() + " " + name, work);
  }

  public boolean isSize() {
    return path().isSize();
  }

  /** Refuses a board that cannot be read by an IllegalArgumentException. */
  void refuse(BoardPath path, String message) {
    throw new IllegalArgumentException(message);
  }

  /** The exit code of the reading: what is unreadable, or a proof that was cut. */
  public int code() {
    return code;
  }

  /** The number of boards that cannot be read. */
  int unreadable() {
    return 0;
  }

  CommandSpec command() {
    return command;
  }

  /** Reads all boards, and refuses a board that cannot be read. */
  List<NamedPosition> read() {
    requireNumber();
    return readAll();
  }

  private List<NamedPosition> readAll() {
    List<NamedPosition> positions = new ArrayList<>();
    BoardSource boards = source();
    BoardSource source =
        answered.optional().map(name -> boards.of(asked(name, boards))).orElse(boards);
    for (BoardPath path : paths()) {
      found(path, source).forEach(found -> add(found, positions));
    }
    return positions.size() + unreadable() == 1
        ? positions
        : positions.stream().map(NamedPosition::withName).toList();
  }

  /** The one board that answers are of. */
  private Position asked(String name, BoardSource boards) {
    return only(BoardPath.of(name).boards(boards).stream()
            .map(found -> found.with(this::withOptions))
            .toList())
        .position();
  }

  /** The boards of a place; refuses a place without any, such as a file that does not exist. */
  private List<Found> found(BoardPath path, BoardSource source) {
    try {
      return path.boards(source);
    } catch (IllegalArgumentException e) {
      refuse(path, String.valueOf(e.getMessage()));
      return List.of();
    }
  }

  /** Keeps a board with the options of the command; an answer has the options of its board. */
  private void add(Found found, List<NamedPosition> positions) {
    try {
      positions.add(found.with(answered.get() == null ? this::withOptions : read -> read));
    } catch (IllegalArgumentException e) {
      refuse(found.path(), String.valueOf(e.getMessage()));
    }
  }

  private BoardSource source() {
    PrintWriter err = command.commandLine().getErr();
    return new BoardSource(Optional.empty(), diagonals.optional(), stars.optional(), err);
  }

  private NamedPosition withOptions(NamedPosition read) {
    Position position = walls.get() ? withWalls(read) : read.position();
    Position starred = stars.get() == null ? position : position.withStars(stars.get());
    Position pieces = variant.get() == null ? starred : starred.withVariant(variant.get());
    int fixed = pieces.board().stars();
    if (fixed > 1 && queens.get() != null && !Character.isDigit(queens.get().charAt(0))) {
      throw new IllegalArgumentException(
          "queens (%s) must come without stars (%s), which fix the number: leave one of them out"
              .formatted(queens.get(), fixed));
    }
    if (queens.get() == null || isAnyNumber()) {
      return read.with(pieces);
    }
    return read.with(
        queens.get().equals("most")
            ? withMost(pieces, read)
            : pieces.withQueens(Integer.parseInt(queens.get())));
  }

  /** The position with a wall in place of each blocked square. */
  private Position withWalls(NamedPosition read) {
    String header = read.position().board().header();
    String lines = read.position().toString().substring(header.length());
    if (lines.indexOf('#') < 0) {
      tell(read, "--walls changes nothing, since the board has no blocked square (#)");
    }
    return Position.parse(header + lines.replace('#', '%'));
  }

  /** The position with the most queens that are found; standard error tells their number. */
  private Position withMost(Position position, NamedPosition read) {
    if (!position.clashes().isEmpty()) {
      return position; // of which the command tells
    }
    QueensSolver solver = QueensSolver.builder().build();
    Duration limit =
        command.commandLine().getParseResult().matchedOptionValue("--time-limit", null);
    QueensSolver limited = limit == null ? solver : solver.withTimeLimit(limit);
    BoardSolver.Most most = during(progress -> new BoardSolver(limited).most(position));
    int found = most.queens().size();
    String words =
        most.isProven()
            ? "the most queens are %s".formatted(found)
            : "the most queens are at least %s, at most %s: the time limit cut the proof"
                .formatted(found, most.atMost());
    code = most.isProven() ? code : Math.max(code, Outcome.NONE_OR_CUT_SHORT);
    tell(read, words);
    return position.withQueens(found);
  }

  /** Whether placements of any number of queens are asked for. */
  public boolean isAnyNumber() {
    return "any".equals(queens.get());
  }

  /** Refuses any number of queens, and what is no number, by an IllegalArgumentException. */
  private void requireNumber() {
    if (queens.get() != null && !queens.get().matches("[0-9]{1,4}|most|any")) {
      throw new IllegalArgumentException(
          "queens (%s) must be a number, or most; for `queens count` also any: give such as --queens 5"
              .formatted(queens.get()));
    }
    if (isAnyNumber()) {
      throw new IllegalArgumentException(
          "queens (any) must be a number or most: only `queens count` adds up all numbers");
    }
  }

  /** Reads all boards without the marks of players, of which standard error tells. */
  List<NamedPosition> readEmpty() {
    return read().stream().map(this::withoutMarks).toList();
  }

  private NamedPosition withoutMarks(NamedPosition read) {
    if (!read.position().hasMarks()) {
      return read;
    }
    tell(read, "the queens and crosses of the player are left out");
    return read.with(Position.of(read.position().board()));
  }

  private void tell(NamedPosition read, String words) {
    source().tell(read.path(), words);
  }

  /** Reads the one board with its marks; throws the same. */
  NamedPosition readOne() {
    return only(read());
  }

  /** The only one of some boards; throws an IllegalArgumentException if there are several. */
  static NamedPosition only(List<NamedPosition> boards) {
    if (boards.size() > 1) {
      throw new IllegalArgumentException(
          "boards (%s) must be one here: give the number of a board, as in %s"
              .formatted(boards.size(), boards.get(0).path().argument()));
    }
    return boards.get(0);
  }

  /** Reads the one board without marks, of which standard error tells; throws the same. */
  Board board() {
    return withoutMarks(readOne()).position().board();
  }

  /** The question about the one board without marks; a size may be beyond those of boards. */
  public Task taskWithoutMarks(boolean drawn) {
    return needsNoBoard(drawn) ? ofSize() : new Task(Position.of(board()));
  }

  private boolean needsNoBoard(boolean drawn) {
    return isSize()
        && !drawn
        && stars.get() == null
        && queens.get() == null
        && !walls.get()
        && answered.get() == null
        && diagonals.get() == null;
  }

  private Task ofSize() {
    Variant pieces = variant.orElse(Variant.QUEENS);
    QueensModel model = pieces.builder(path().size()).build();
    return new Task(Optional.empty(), () -> model);
  }

  /**
   * A question about all placements.
   *
   * @param position the position, to draw the placements on its board; empty for a size without a
   *     drawing
   * @param maker makes the model
   */
  public record Task(Optional<Position> position, Supplier<QueensModel> maker) {
    private Task(Position position) {
      this(Optional.of(position), position::model);
    }

    /**
     * Makes the model, with the marks of a player as given queens and blocked squares. A solver
     * that is asked about the position makes it, too.
     */
    public QueensModel model() {
      return maker.get();
    }

    public Optional<Board> board() {
      return position.map(Position::board);
    }

    /** Asks a solver about the placements; by squares if this suits and no backend is named. */
    public <T> T ask(
        QueensSolver solver,
        BackendOptions backend,
        BiFunction<QueensSolver, QueensModel, T> question) {
      return position
          .map(given -> backend.ask(solver, given, question))
          .orElseGet(() -> question.apply(solver, model()));
    }

    /** This task, whose board must have one queen in each row; throws as above. */
    public Task withPlainBoard(String what, String remedy) {
      board().ifPresent(board -> BackendOptions.requirePlain(board, what, remedy));
      return this;
    }
  }

  /** The positions with each number of queens that can be on the one board; throws the same. */
  public List<Position> ofAllNumbers() {
    Position position = only(readAll()).position();
    int n = position.board().size();
    return IntStream.rangeClosed(0, n * n).mapToObj(position::withQueens).toList();
  }

  /**
   * The question about the one board with its marks; empty if queens clash, which standard error
   * then says. Throws the same.
   *
   * @param drawn whether the placements are to be drawn
   */
  public Optional<Task> task(boolean drawn) {
    if (needsNoBoard(drawn)) {
      return Optional.of(ofSize());
    }
    NamedPosition read = readOne();
    Optional<String> clash = read.clash();
    if (clash.isPresent()) {
      tell(read, "there is no solution: " + clash.get());
      return Optional.empty();
    }
    return Optional.of(new Task(read.position()));
  }
}
