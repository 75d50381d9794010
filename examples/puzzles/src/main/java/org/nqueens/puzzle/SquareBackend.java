package org.nqueens.puzzle;

import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.View;
import org.nqueens.puzzle.internal.squares.SquareSearch;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * A backend for one position whose board has walls, another number of queens than in each row, or
 * queens that do not touch. It searches the squares of the board in place of the columns of its
 * {@linkplain Board#model() model}.
 *
 * <p>It proves in milliseconds that a board of 10 or 14 columns has one solution, where a backend
 * for any model takes 20 ms to minutes. It answers the model of its position, and models that add
 * row domains or all-differents to it, such as the parts of a search on several threads; it refuses
 * any other model, and {@link QueensSolver#explain}, which searches models without some of the
 * rules. Immutable and thread-safe.
 *
 * @param base the model that this backend answers, with its parts
 * @param rules the units that hold; empty for all
 */
record SquareBackend(Position position, QueensModel base, Optional<Predicate<Units>> rules)
    implements CountingBackend {
  SquareBackend(Position position) {
    this(position, position.model(), Optional.empty());
  }

  /**
   * A backend for a model without tables, which only this backend can answer: its one rule tells
   * nothing but its name.
   *
   * @param rules the units that hold, of a board that is not filled; the one placement then only
   *     tells that there are squares. Empty for all
   */
  static SquareBackend withoutTables(Position position, Optional<Predicate<Units>> rules) {
    return new SquareBackend(position, modelWithoutTables(position.board()), rules);
  }

  private static QueensModel modelWithoutTables(Board board) {
    return QueensModel.builder(board.modelSize())
        .allDifferent("the rules of the board, as its backend knows them", View::row, 0)
        .build();
  }

  @Override
  public String id() {
    return "squares";
  }

  @Override
  public String description() {
    return "search of the squares of one board that need not have one queen in each row";
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.DEFAULT.withMaxSize(base.size()).withoutExplanations();
  }

  /** {@return empty: any order is a search by weights of units, which no strategy describes} */
  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    return Optional.empty();
  }

  @Override
  public Optional<Iterator<Attempt>> attempts(QueensModel model) {
    return Optional.of(List.<Attempt>of(this::search).iterator());
  }

  /**
   * {@return one part, on one thread: parts by columns of the model have squares in common, which
   * each of them would search again}
   */
  @Override
  public Division division(QueensModel model) {
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
    Board board = position.board();
    return run(
        request,
        squares ->
            sink.accept(rules.isEmpty() ? board.placement(squares).rows() : new int[base.size()]));
  }

  private SearchOutcome run(SearchRequest request, Predicate<List<Square>> sink) {
    QueensModel model = request.model();
    requirePart(model);
    boolean isWhole =
        model.constraints().size() == base.constraints().size()
            && model.domains().equals(base.domains());
    if (!isWhole && base.equals(modelWithoutTables(position.board()))) {
      throw new IllegalArgumentException(
          "board (of %s queens) must be searched as a whole, not up to the symmetries of its model: use a solver without upToSymmetry"
              .formatted(position.board().queens()));
    }
    long[] counts = {0, 0};
    SquareSearch search =
        new SquareSearch(
            position.board(),
            rules.orElse(units -> true),
            request.strategy().isPresent(),
            request.stopRequested(),
            squares -> {
              boolean isSolution = isWhole || isSolution(squares, model);
              counts[isSolution ? 0 : 1]++;
              return !isSolution || sink.test(squares);
            });
    search.decide(position);
    if (!isWhole) {
      decide(model, search);
    }
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
          "model (of size %s with %s constraints) must be the model of the board of backend \"%s\" (of size %s with %s constraints), or a part of it: make a backend for its own board"
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

  /** Decides the squares that the domains of a part leave no choice for. */
  private void decide(QueensModel model, SquareSearch search) {
    Board board = position.board();
    int n = board.size();
    BitSet allowed = new BitSet();
    for (int queen = 0; queen < board.queens(); queen++) {
      BitSet own = new BitSet();
      for (int row : model.domain(queen).rows().toArray()) {
        Square square = board.squareOf(queen, row);
        own.set(square.column() * n + square.row());
      }
      allowed.or(own);
      if (own.cardinality() == 1) {
        search.place(new Square((own.length() - 1) / n, (own.length() - 1) % n));
      }
    }
    for (int square = allowed.nextClearBit(0);
        square < n * n;
        square = allowed.nextClearBit(square + 1)) {
      search.block(new Square(square / n, square % n));
    }
  }
}
