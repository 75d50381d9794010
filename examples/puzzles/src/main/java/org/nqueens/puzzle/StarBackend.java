package org.nqueens.puzzle;

import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.internal.stars.StarSearch;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * A backend for one board with several queens in each row, column and region, which searches the
 * squares of the board in place of the columns of its {@linkplain Board#model() model}.
 *
 * <p>It proves in milliseconds that a board of 10 or 14 columns has one solution, where a backend
 * for any model takes 20 ms to minutes. It answers the model of its board or position, and models
 * that add row domains or all-differents to it, such as the parts of a search on several threads;
 * it refuses any other model. Give it to a solver by {@link
 * org.nqueens.QueensSolverBuilder#backend(SolverBackend)}. Immutable and thread-safe.
 */
public final class StarBackend implements CountingBackend {

  private final Position position;
  private final QueensModel base;

  /**
   * Creates a backend for a board.
   *
   * @param board a board for {@link Variant#NON_TOUCHING} of at most {@value
   *     Board#MAX_STARRED_SIZE} columns
   * @throws IllegalArgumentException if the board is larger, or for other pieces
   */
  public StarBackend(Board board) {
    this(Position.of(board));
  }

  /**
   * Creates a backend for a position. It decides the queens and crosses of the position before a
   * search.
   *
   * @param position a position on a board for {@link Variant#NON_TOUCHING} of at most {@value
   *     Board#MAX_STARRED_SIZE} columns
   * @throws IllegalArgumentException if the board is larger, or for other pieces
   * @throws IllegalStateException if the position has no {@linkplain Position#model() model}
   */
  public StarBackend(Position position) {
    this.position = Objects.requireNonNull(position, "position");
    Board board = position.board();
    if (board.variant() != Variant.NON_TOUCHING || board.size() > Board.MAX_STARRED_SIZE) {
      throw new IllegalArgumentException(
          "board (of size %s for %s) must be for %s, of size %s at most: choose another backend"
              .formatted(
                  board.size(), board.variant(), Variant.NON_TOUCHING, Board.MAX_STARRED_SIZE));
    }
    this.base = position.model();
  }

  /**
   * Asks a question about a position: with several queens in each row on a backend for the
   * position, otherwise on the solver itself. Makes the model of the position once.
   *
   * @param <T> the type of the answer
   * @param solver the solver, whose limits hold; a decorator is left out with its backend
   * @param question takes a solver and the {@linkplain Position#model() model} of the position,
   *     such as {@code QueensSolver::uniqueness}
   * @return the answer
   */
  public static <T> T ask(
      QueensSolver solver,
      Position position,
      BiFunction<? super QueensSolver, ? super QueensModel, ? extends T> question) {
    Objects.requireNonNull(solver, "solver");
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(question, "question");
    if (position.board().stars() == 1) {
      return question.apply(solver, position.model());
    }
    StarBackend backend = new StarBackend(position);
    return question.apply(solver.toBuilder().backend(backend).build(), backend.base);
  }

  @Override
  public String id() {
    return "stars";
  }

  @Override
  public String description() {
    return "search of the squares of one board of several queens in each row";
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.DEFAULT.withMaxSize(base.size());
  }

  /** {@return empty: any order is a search by weights of units, which no strategy describes} */
  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    Objects.requireNonNull(model, "model");
    return Optional.empty();
  }

  @Override
  public Optional<Iterator<Attempt>> attempts(QueensModel model) {
    Objects.requireNonNull(model, "model");
    return Optional.of(List.<Attempt>of(this::search).iterator());
  }

  /**
   * {@return one part, on one thread: parts by columns of the model have squares in common, which
   * each of them would search again}
   */
  @Override
  public Division division(QueensModel model) {
    Objects.requireNonNull(model, "model");
    return new Division() {
      @Override
      public int minOpenColumns() {
        return QueensModel.MAX_SIZE;
      }
    };
  }

  @Override
  public SearchOutcome count(SearchRequest request) {
    return run(request, squares -> true);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    Objects.requireNonNull(sink, "sink");
    Board board = position.board();
    return run(request, squares -> sink.accept(board.placement(squares).rows()));
  }

  private SearchOutcome run(SearchRequest request, Predicate<List<Square>> sink) {
    QueensModel model = Objects.requireNonNull(request, "request").model();
    requirePart(model);
    boolean isWhole =
        model.constraints().size() == base.constraints().size()
            && model.domains().equals(base.domains());
    long[] counts = {0, 0};
    StarSearch search =
        new StarSearch(
            position.board(),
            request.strategy().isPresent(),
            request.stopRequested(),
            squares -> {
              boolean isSolution = isWhole || isSolution(squares, model);
              counts[isSolution ? 0 : 1]++;
              return !isSolution || sink.test(squares);
            });
    position.queens().forEach(search::place);
    decide(model, search);
    boolean exhausted = search.run();
    return SearchOutcome.ofTree(
        exhausted, counts[0], search.decisions(), search.failures() + counts[1]);
  }

  /** Checks that a model has all constraints of the board, before any others. */
  private void requirePart(QueensModel model) {
    List<AllDifferent> rules = base.constraints();
    boolean isPart =
        model.size() == base.size()
            && model.constraints().size() >= rules.size()
            && model.constraints().subList(0, rules.size()).equals(rules);
    if (!isPart) {
      throw new IllegalArgumentException(
          "model (of size %s with %s constraints) must be the model of the board of backend \"%s\" (of size %s with %s constraints), or a part of it: make a backend for its own board; explain, which leaves out constraints, needs another backend, such as embedded"
              .formatted(
                  model.size(), model.constraints().size(), id(), base.size(), rules.size()));
    }
  }

  /** Checks what a model adds to the model of the board. */
  private boolean isSolution(List<Square> squares, QueensModel model) {
    Placement placement = position.board().placement(squares);
    for (int column = 0; column < model.size(); column++) {
      if (!model.domain(column).contains(placement.row(column))) {
        return false;
      }
    }
    return model.constraints().size() == base.constraints().size() || model.isSolution(placement);
  }

  /** Decides the squares that the domains leave no choice for. */
  private void decide(QueensModel model, StarSearch search) {
    Board board = position.board();
    for (int column = 0; column < board.size(); column++) {
      BitSet allowed = new BitSet();
      for (int queen = column * board.stars(); queen < (column + 1) * board.stars(); queen++) {
        BitSet rows = rows(queen, model.domain(queen));
        allowed.or(rows);
        if (rows.cardinality() == 1) {
          search.place(new Square(column, rows.length() - 1));
        }
      }
      int own = column;
      IntStream.range(0, board.size())
          .filter(row -> !allowed.get(row))
          .forEach(row -> search.block(new Square(own, row)));
    }
  }

  /** The rows of the board where a queen of the model may be. */
  private BitSet rows(int queen, RowDomain domain) {
    BitSet rows = new BitSet();
    domain.rows().forEach(row -> rows.set(position.board().squareOf(queen, row).row()));
    return rows;
  }
}
