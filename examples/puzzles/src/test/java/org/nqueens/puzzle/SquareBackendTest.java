package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.SightLines;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Question;
import org.nqueens.contract.ReferenceData;
import org.nqueens.contract.Sampled;
import org.nqueens.contract.Stopped;
import org.nqueens.contract.Waiting;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * The backend of one board, compared with the embedded engine.
 *
 * <p>The contract suite asks about boards of its own, which this backend refuses. Here its
 * questions and its kinds of stops are put to boards of several queens in each row. What a board
 * has not, is refused: other strategies, levels of propagation, trees and explanations.
 */
@Sampled
class SquareBackendTest {
  private static final QueensSolver EMBEDDED = QueensSolver.builder().build();

  /** A board with more solutions than any search visits. */
  private static final Board ENDLESS = Board.empty(20).withStars(2);

  /** The questions that a search by weights or in order answers. */
  private static final Set<Question> ANSWERED =
      EnumSet.of(
          Question.ENUMERATE,
          Question.ENUMERATE_WHILE,
          Question.ENUMERATE_ORBITS,
          Question.STREAM,
          Question.COUNT,
          Question.HAS_AT_LEAST,
          Question.FIND_ANY,
          Question.UNIQUENESS);

  private static QueensSolverBuilder with(Board board) {
    return QueensSolver.builder().backend(new SquareBackend(Position.of(board)));
  }

  private static List<Placement> all(QueensSolver solver, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result = solver.enumerate(model, placements::add);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    SearchStatistics effort = result.statistics();
    assertThat(effort.nodes())
        .isEqualTo(effort.decisions() + effort.failures() + placements.size());
    return placements;
  }

  static Stream<Position> positions() {
    Random random = Gate.random("boards with two queens in each row");
    List<List<Square>> known = new ArrayList<>();
    Board nine = Board.empty(9).withStars(2);
    EMBEDDED.enumerate(nine.model(), placement -> known.add(nine.squares(placement)));
    return IntStream.range(0, Gate.cases(30, 60))
        .mapToObj(i -> position(known.get(random.nextInt(known.size())), i % 3 > 0, random));
  }

  /** A position that has a solution before a last queen or cross anywhere. */
  private static Position position(List<Square> solution, boolean hasRegions, Random random) {
    int n = solution.size() / 2;
    char[][] squares = new char[n][n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        int region = random.nextInt(4) > 0 ? column : random.nextInt(n);
        char free = hasRegions ? (char) ('A' + region) : '.';
        squares[row][column] = random.nextInt(20) == 0 ? '#' : free;
      }
    }
    List<Square> queens = new ArrayList<>(solution);
    Collections.shuffle(queens, random);
    for (int i = 0; i < queens.size(); i++) {
      Square queen = queens.get(i);
      squares[queen.row()][queen.column()] = hasRegions ? (char) ('A' + i / 2) : '.';
    }
    String lines =
        Stream.of(squares).map(line -> new String(line) + "\n").reduce("", String::concat);
    Position position = Position.parse("# stars=2\n" + lines);
    for (int mark = random.nextInt(3); mark > 0; mark--) {
      Square queen = queens.get(random.nextInt(queens.size()));
      position = position.withQueen(queen.column(), queen.row());
    }
    return random.nextBoolean()
        ? position.withCross(random.nextInt(n), random.nextInt(n))
        : position.withQueen(random.nextInt(n), random.nextInt(n));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("positions")
  void findsTheSolutionsOfTheEmbeddedEngineInItsOrder(Position position) {
    List<Placement> expected = all(EMBEDDED, position.model());
    SquareBackend own = new SquareBackend(position);
    assertThat(all(QueensSolver.builder().backend(own).build(), position.model()))
        .isEqualTo(expected);
    assertThat(all(QueensSolver.builder().backend(own).threads(2).build(), position.model()))
        .isEqualTo(expected);
    assertThat(all(QueensSolver.builder().backend(own).anyOrder().build(), position.model()))
        .containsExactlyInAnyOrderElementsOf(expected);
    assertThat(all(with(position.board()).build(), position.model()))
        .as("the position as a part of the model of the board")
        .isEqualTo(expected);
    assertThat(with(position.board()).build().findAny(position.model()).isPresent())
        .isEqualTo(!expected.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"g8x1", "g9x2", "g10x2", "g11x2", "g14x3"})
  void provesThatBoardsHaveOneSolution(String file) {
    List<String> lines = ReferenceData.lines("stars/" + file + ".sbn");
    List<Uniqueness> answers = new ArrayList<>();
    for (String line : Gate.sample(30, lines)) {
      Board board = read(line);
      Uniqueness answer = with(board).build().uniqueness(board.model());
      assertThat(answer).as(line).isInstanceOf(Uniqueness.Unique.class);
      answers.add(answer);
      if (board.stars() < 3 && answers.size() <= Gate.cases(5, 15)) {
        assertThat(EMBEDDED.uniqueness(board.model())).as(line).isEqualTo(answer);
      }
    }
    assertThat(answers).isNotEmpty();
  }

  /** A line such as {@code 10x2.AAB...}: the size, the queens in each row, the regions by row. */
  private static Board read(String line) {
    String[] parts = line.split("[x.]");
    int n = Integer.parseInt(parts[0]);
    String rows = parts[2].replaceAll("(.{" + n + "})", "$1\n");
    return Board.parse("# stars=%s\n%s".formatted(parts[1], rows));
  }

  private static Stream<Question> answered() {
    return ANSWERED.stream();
  }

  @ParameterizedTest
  @MethodSource("answered")
  void answersTheQuestionsThatAskForNoTree(Question question) {
    Board board = Board.empty(8).withStars(2);
    Object answer = question.ask(with(board).build(), board.model());
    if (answer instanceof SolveResult result) {
      SolveResult expected = (SolveResult) question.ask(EMBEDDED, board.model());
      assertThat(result.solutions()).isEqualTo(expected.solutions()).isPositive();
    } else if (question != Question.FIND_ANY) { // any solution
      assertThat(answer).isEqualTo(question.ask(EMBEDDED, board.model()));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Question.class,
      names = {"ENUMERATE", "ENUMERATE_WHILE", "STREAM", "COUNT", "HAS_AT_LEAST"})
  void stopsAtADeadlineATokenAndAnInterrupt(Question question) throws InterruptedException {
    // A stream has a worker of its own, and its list of placements must stay small.
    Duration soon = Duration.ofMillis(50);
    QueensModel model = ENDLESS.model();
    Stopped.by(
        Completion.TIME_LIMIT, () -> question.ask(with(ENDLESS).timeLimit(soon).build(), model));
    StopToken token = new StopToken();
    Thread stopper = after(soon, token::stop);
    Stopped.by(
        Completion.STOPPED_BY_TOKEN,
        () -> question.ask(with(ENDLESS).stopToken(token).build(), model));
    stopper.join();
    Thread asking = Thread.currentThread();
    Thread interrupter = after(soon, asking::interrupt);
    Stopped.by(Completion.INTERRUPTED, () -> question.ask(with(ENDLESS).build(), model));
    assertThat(Thread.interrupted()).isTrue();
    interrupter.join();
  }

  private static Thread after(Duration time, Runnable action) {
    Thread thread =
        new Thread(
            () -> {
              Waiting.uninterrupted(() -> Thread.sleep(time.toMillis()));
              action.run();
            });
    thread.start();
    return thread;
  }

  /** The facade has limits of its own; the search itself hears the signal in both orders. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void pollsTheSignalOfItsRequest(boolean inOrder) {
    AtomicInteger polls = new AtomicInteger();
    AtomicInteger found = new AtomicInteger();
    SearchOutcome outcome =
        new SquareBackend(Position.of(ENDLESS))
            .search(
                new SearchRequest(
                    ENDLESS.model(),
                    Optional.of(SearchStrategy.LEXICOGRAPHIC).filter(strategy -> inOrder),
                    Propagation.UNSPECIFIED,
                    () -> polls.incrementAndGet() == 3),
                rows -> found.incrementAndGet() > 0);
    assertThat(outcome.exhausted()).isFalse();
    assertThat(outcome.solutions()).isEqualTo(found.get());
    assertThat(outcome.nodes()).as("the polls are 64 nodes apart").isBetween(128L, 192L + 64);
    assertThat(polls).hasValue(3);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 100", "1, 664", "2, 1", "2, 100"})
  void deliversExactlyAsManyAsTheSolutionLimit(int threads, int limit) {
    Board board = Board.empty(9).withStars(2);
    List<Placement> placements = new ArrayList<>();
    SolveResult result =
        with(board)
            .threads(threads)
            .solutionLimit(limit)
            .build()
            .enumerate(board.model(), placements::add);
    assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(placements).isEqualTo(all(EMBEDDED, board.model()).subList(0, limit));
  }

  @Test
  void refusesWhatItsBoardDoesNotHave() {
    Board board = Board.empty(8).withStars(2);
    QueensModel other = Board.empty(9).withStars(2).model();
    String refusal =
        "model (of size 16 with %s constraints) must be the model of the board of backend \"squares\" (of size 16 with %s constraints), or a part of it: make a backend for its own board";
    int rules = board.model().constraints().size();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(board).build().uniqueness(QueensModel.of(16)))
        .withMessage(refusal, 3, rules);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(board).build().findAny(other))
        .withMessageContaining("n (18) must be at most 16 on backend \"squares\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(board).strategy(SearchStrategy.FIRST_FAIL).build())
        .withMessageContaining("squares");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(board).build().tree().at(Propagation.VALUE))
        .withMessageContaining("squares");
  }

  /** Whatever the answer would be, and before a search. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "# stars=2\n....\n...#\n....\n.###\n", // no solution, which no rule alone refutes
        "# stars=2\n####\n....\n....\n....\n", // no solution, by one rule
        "# queens=1\n..\n..\n" // some solutions
      })
  void refusesToExplainBeforeTheQuestion(String text) {
    Board board = Board.parse(text);
    AtomicBoolean reported = new AtomicBoolean();
    QueensSolver solver =
        with(board).timeLimit(Duration.ZERO).progress(report -> reported.set(true)).build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.explain(board.model()))
        .withMessage(
            "explain must not be asked of backend \"squares\": it searches a board with all of its rules, and an explanation leaves out some; choose another backend, such as embedded");
    assertThat(reported).isFalse();
  }

  /**
   * Boards with walls and any number of queens, in order and in any order, on one and two threads.
   */
  @Test
  void findsWhatTheOracleFindsOnBoardsWithWalls() {
    Random random = Gate.random("boards with walls by squares");
    for (int i = Gate.cases(300, 900); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      Board board = position.board();
      List<List<Square>> expected = SightLines.solve(position);
      QueensModel model = position.model();
      QueensSolverBuilder builder =
          QueensSolver.builder().backend(new SquareBackend(position)).threads(1 + i % 2);
      assertThat(all(builder.build(), model).stream().map(board::squares))
          .as("%s", position)
          .containsExactlyElementsOf(expected);
      assertThat(all(builder.anyOrder().build(), model).stream().map(board::squares))
          .as("%s", position)
          .containsExactlyInAnyOrderElementsOf(expected);
      // On one thread the search is one tree.
      SolveResult tree =
          QueensSolver.builder()
              .backend(new SquareBackend(position))
              .build()
              .enumerate(model, placement -> {});
      SearchStatistics nodes = tree.statistics();
      if (nodes.decisions() > 0) {
        assertThat(nodes.failures() + tree.solutions())
            .as("%s", position)
            .isEqualTo(nodes.decisions() + 1);
      }
    }
  }
}
