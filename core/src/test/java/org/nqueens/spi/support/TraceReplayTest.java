package org.nqueens.spi.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.EventLog;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ProofChecker;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.run.TraceRecorder;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.search.Decision;
import org.nqueens.search.FixedDomains;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/**
 * Replays of backends that propagate at one level, by the propagation of the same and of other
 * levels: every removal and every failure has a proof. The embedded engine is the backend; every
 * node of its own traces is at the fixed point of the level, too.
 */
@Sampled
class TraceReplayTest {
  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.LEXICOGRAPHIC,
          SearchStrategy.FIRST_FAIL,
          SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.LOWER_HALF),
          SearchStrategy.of(VariableSelection.HIGHEST_MAX, ValueSelection.UPPER_HALF));

  private static TreeSearch tree(Propagation level, SearchStrategy strategy) {
    return QueensSolver.builder().strategy(strategy).build().tree().at(level);
  }

  /** The trace by a replay that knows only the decisions and domains of another trace. */
  private static SearchTrace replay(SearchTrace backend, Propagation level) {
    TraceRecorder recorder = new TraceRecorder();
    recorder.begun(backend.model());
    TraceReplay replay = new TraceReplay(backend.model(), level, () -> false, recorder);
    for (TraceNode node : backend.nodes()) {
      node.branch().ifPresent(branch -> take(branch, replay));
      if (node.kind() == Kind.FAILED) {
        replay.failed();
      } else {
        FixedDomains state = new FixedDomains(backend.domains(node.number()));
        replay.propagated(state);
        if (node.kind() == Kind.SOLVED) {
          recorder.solved(
              Placement.of(state.domains().stream().mapToInt(d -> d.next(0)).toArray()));
        }
      }
    }
    recorder.ended(Optional.of(backend.result()));
    return recorder.trace(backend.strategy());
  }

  private static void take(Branch branch, TraceReplay replay) {
    if (branch.side() == Side.APPLIED) {
      replay.applied(branch.decision());
    } else {
      replay.refuted();
    }
  }

  static Stream<Arguments> levels() {
    List<Propagation> levels =
        List.copyOf(EnumSet.complementOf(EnumSet.of(Propagation.UNSPECIFIED)));
    return levels.stream()
        .flatMap(backend -> levels.stream().map(replay -> Arguments.of(backend, replay)));
  }

  @ParameterizedTest
  @MethodSource("levels")
  void explainsWhatTheLevelSeesOnAllVariants(Propagation backend, Propagation level) {
    for (Variant variant : Variant.values()) {
      for (int n = 1; n <= Gate.cases(4, 5); n++) {
        SearchStrategy strategy = STRATEGIES.get((n + variant.ordinal()) % STRATEGIES.size());
        requireReplay(variant.builder(n).build(), backend, level, strategy);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("levels")
  void explainsWhatTheLevelSeesOnRandomModels(Propagation backend, Propagation level) {
    RandomModels models = RandomModels.of("replays of " + backend + " at " + level);
    int done = 0;
    while (done < Gate.cases(6, 18)) {
      QueensModel model =
          done % 3 == 0 ? models.crowded() : done % 3 == 1 ? models.tight() : models.symmetric();
      if (BruteForce.nodes(model) <= 300) { // of a larger tree a few nodes tell as much
        requireReplay(model, backend, level, STRATEGIES.get(done % STRATEGIES.size()));
        done++;
      }
    }
  }

  private static void requireReplay(
      QueensModel model, Propagation backend, Propagation level, SearchStrategy strategy) {
    SearchTrace told = tree(backend, strategy).trace(model);
    if (model.domains().stream().anyMatch(RowDomain::isEmpty)) {
      return; // no backend is asked
    }
    SearchTrace replayed = replay(told, level);
    if (backend == level) {
      assertThat(replayed.nodes()).isEqualTo(told.nodes());
      FixedPointChecker.check(told);
    }
    assertThat(replayed.nodes()).hasSameSizeAs(told.nodes());
    ProofChecker.check(replayed);
    TreeSearch oracle = tree(level, SearchStrategy.LEXICOGRAPHIC);
    for (TraceNode node : replayed.nodes()) {
      TraceNode original = told.nodes().get(node.number());
      assertThat(node.branch()).isEqualTo(original.branch());
      assertThat(node.kind()).isEqualTo(original.kind());
      if (node.kind() != Kind.FAILED) {
        assertThat(replayed.domains(node.number())).isEqualTo(told.domains(node.number()));
      }
      requireCauses(node, told, oracle.propagate(before(node, told)));
    }
  }

  /** The model with the domains of the backend at the parent, and the decision of the branch. */
  private static QueensModel before(TraceNode node, SearchTrace told) {
    if (node.branch().isEmpty()) {
      return told.model();
    }
    Branch branch = node.branch().get();
    int column = branch.decision().column();
    List<RowDomain> domains = new ArrayList<>(told.domains(branch.parent()));
    int[] left =
        domains.get(column).rows().filter(row -> ProofChecker.leaves(branch, row)).toArray();
    domains.set(column, RowDomain.of(left));
    return new QueensModel(domains, told.model().constraints());
  }

  /** The causes are those of the propagation alone, or refused if its domains are others. */
  private static void requireCauses(TraceNode node, SearchTrace told, Consequences expected) {
    List<Pruning> undecided =
        node.prunings().stream()
            .filter(pruning -> !(pruning.cause() instanceof Cause.Decided))
            .toList();
    boolean agrees =
        node.kind() == Kind.FAILED
            ? expected instanceof Consequences.Refuted
            : expected instanceof Consequences.Narrowed narrowed
                && narrowed.model().domains().equals(told.domains(node.number()));
    Propagation level = told.result().propagation();
    if (agrees && (level == Propagation.DOMAIN || level == Propagation.NONE)) {
      // Of several Hall sets, domain consistency finds one that depends on the nodes before; and
      // without propagation the queens that stand are those of the nodes before.
      assertThat(undecided).noneMatch(pruning -> pruning.cause() instanceof Cause.Unexplained);
      assertThat(node.failure()).isNotEqualTo(Optional.of(new Failure.Unexplained()));
    } else if (agrees) {
      assertThat(undecided).isEqualTo(expected.prunings());
      assertThat(node.failure())
          .isEqualTo(
              expected instanceof Consequences.Refuted refuted
                  ? Optional.of(refuted.failure())
                  : Optional.empty());
    } else {
      assertThat(undecided).allMatch(pruning -> pruning.cause() instanceof Cause.Unexplained);
      assertThat(node.failure())
          .isEqualTo(
              node.kind() == Kind.FAILED
                  ? Optional.of(new Failure.Unexplained())
                  : Optional.empty());
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"NONE", "UNSPECIFIED"})
  void everythingIsProvedOnABoardOfTwoWords(Propagation level) {
    SearchTrace trace =
        QueensSolver.builder()
            .strategy(SearchStrategy.FIRST_SOLUTION)
            .solutionLimit(1)
            .build()
            .tree()
            .at(level)
            .trace(QueensModel.of(66));
    assertThat(trace.result().solutions()).isOne();
    ProofChecker.check(trace);
  }

  private static final BooleanSupplier NEVER = () -> false;

  /** A queen that the backend has not let attack yet attacks in the replay of both children. */
  @Test
  void letsEarlierQueensAttackAgainAfterADifference() {
    QueensModel model = QueensModel.builder(3).rowsAllDifferent().build();
    TraceRecorder recorder = new TraceRecorder();
    recorder.begun(model);
    TraceReplay replay = new TraceReplay(model, Propagation.VALUE, NEVER, recorder);
    replay.propagated(new FixedDomains(model.domains()));
    replay.applied(Decision.assign(0, 0));
    FixedDomains lazy =
        new FixedDomains(List.of(RowDomain.of(0), RowDomain.all(3), RowDomain.all(3)));
    replay.propagated(lazy);
    replay.applied(Decision.atMost(1, 1));
    FixedDomains left =
        new FixedDomains(List.of(RowDomain.of(0), RowDomain.of(1), RowDomain.of(2)));
    replay.propagated(left);
    replay.refuted();
    FixedDomains right =
        new FixedDomains(List.of(RowDomain.of(0), RowDomain.of(2), RowDomain.of(1)));
    replay.propagated(right);
    recorder.ended(Optional.of(QueensSolver.builder().build().enumerate(model, placement -> {})));
    List<TraceNode> nodes = recorder.trace("lazy").nodes();
    assertThat(nodes.get(1).prunings()).hasToString("[decided: (0, 1) (0, 2)]");
    assertThat(nodes.get(2).prunings())
        .hasToString(
            "[decided: (1, 2), queen (0, 0), rows: (1, 0) (2, 0), queen (1, 1), rows: (2, 1)]");
    assertThat(nodes.get(3).prunings())
        .hasToString(
            "[decided: (1, 0) (1, 1), queen (0, 0), rows: (2, 0), queen (1, 2), rows: (2, 2)]");
  }

  @Test
  void tellsNothingOfANodeWhoseReplayIsStopped() {
    QueensModel model = QueensModel.of(65);
    AtomicBoolean stop = new AtomicBoolean();
    EventLog heard = new EventLog();
    TraceReplay replay = new TraceReplay(model, Propagation.BOUNDS, stop::get, heard);
    replay.propagated(new FixedDomains(model.domains()));
    stop.set(true);
    replay.applied(Decision.assign(0, 0));
    replay.failed();
    replay.refuted();
    replay.propagated(new FixedDomains(model.domains()));
    assertThat(heard.texts()).containsExactly("propagated", "q_0 = 0");
  }
}
