package org.nqueens.cli.counting;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.boards.PlacementFormat;
import org.nqueens.cli.options.LimitOption;
import org.nqueens.cli.options.SolverOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;

/** {@code queens enumerate N|FILE}. */
public final class EnumerateCommand extends Subcommand {
  private final Boards.One subject = new Boards.One(this);

  private final Value<PlacementFormat> format =
      value(
          PlacementFormat.class,
          named(
                  "--format",
                  "FORMAT",
                  "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
              .defaultValue("board")
              .completionCandidates(
                  candidates(EnumSet.complementOf(EnumSet.of(PlacementFormat.SVG))::stream)));

  private final Value<Propagation> propagation =
      value(
          Propagation.class,
          propagation(
              "Search one tree with this propagation at every node, see `queens help propagation`:"
                  + " ${COMPLETION-CANDIDATES} (default: the backend's quickest way)."));

  private final LimitOption limit = new LimitOption(this);

  private final SolverOptions options = new SolverOptions(this);

  public EnumerateCommand() {
    super("enumerate", "Prints every placement, then the statistics.");
  }

  @Override
  public Integer call() {
    requireConsistent();
    Optional<Boards.Task> asked = subject.task(format.get().isDrawing());
    if (asked.isEmpty()) {
      out.printJson(Json.result(Completion.EXHAUSTED, 0));
      return Outcome.NONE_OR_CUT_SHORT;
    }
    Boards.Task task = asked.get();
    format.get().requireDrawable(task.board());
    task.board().ifPresent(options::requireSymmetries);
    QueensSolver solver = limit.on(options.builder(Duration.ZERO)).build();
    return task.ask(solver, options, (own, model) -> end(enumerate(own, model, task.board())));
  }

  private void requireConsistent() {
    exclude("--propagation", List.of("--up-to-symmetry"), "the tree has all solutions");
    if (propagation.get() != null) {
      options.requireOneThread();
    }
  }

  private SolveResult enumerate(QueensSolver solver, QueensModel model, Optional<Board> board) {
    String head = format.get().head(board, model.size());
    long[] number = {0};
    SolveResult result =
        subject.during(
            progress ->
                search(
                    progress.watch(solver),
                    model,
                    placement -> {
                      if (number[0] == 0) {
                        out.print(head);
                      }
                      out.print(format.get().text(board, number[0]++, placement));
                      progress.step();
                    }));
    if (number[0] == 0) {
      out.print(head);
    }
    return result;
  }

  private SolveResult search(QueensSolver solver, QueensModel model, Consumer<Placement> consumer) {
    return propagation.get() == null
        ? solver.enumerate(model, consumer)
        : solver.tree().at(propagation.get()).enumerate(model, consumer);
  }

  private int end(SolveResult result) {
    String end = format.get().end(options.effort(result));
    if (format.get().isForPrograms()) {
      out.flush(); // ends the command here if the reader has closed the pipe
      err.print(end);
      err.flush();
    } else {
      out.print(end);
      out.flush();
    }
    return Outcome.exitCode(result, err);
  }
}
