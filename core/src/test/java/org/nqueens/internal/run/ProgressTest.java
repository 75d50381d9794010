package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Waiting;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.decompose.InnermostQueens;
import org.nqueens.internal.decompose.PackedRows;
import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.run.ProgressLog.RunningPart;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.result.SearchProgress;
import org.nqueens.spi.SearchOutcome;

/** The share of finished parts, and the reports of it. */
class ProgressTest {
  private static final SearchOutcome DONE = SearchOutcome.ofTree(true, 5, 7, 3);
  private static final double EXACTLY = 1e-12;

  private final ProgressAccount account = new ProgressAccount();

  /** Begins a part that ends at a position. */
  private RunningPart begin(double end) {
    return account.begin(new Part(0, QueensModel.of(1), 1, end));
  }

  private SearchProgress report() {
    return account.report(Duration.ofSeconds(10));
  }

  private void assertFraction(double fraction) {
    assertThat(report().fraction()).isCloseTo(fraction, within(EXACTLY));
  }

  @Test
  void addsTheSharesOfFinishedParts() {
    assertFraction(0);
    RunningPart first = begin(0.3);
    RunningPart second = begin(0.8);
    assertFraction(0);
    second.end(2, DONE);
    assertFraction(0.5);
    first.end(40, DONE);
    assertFraction(0.8);
    assertThat(report().decisions()).isEqualTo(14);
    assertThat(report().solutions()).isEqualTo(42);
  }

  @Test
  void countsNothingOfAPartThatWasStopped() {
    begin(0.5).end(0, DONE);
    begin(1).end(3, DONE.unfinished());
    assertFraction(0.5);
    assertThat(report().decisions()).isEqualTo(14);
    assertThat(report().solutions()).isEqualTo(3);
  }

  /** The parts by central queens, which a count tells before the first of them is done. */
  @Test
  void knowsTheNumberOfPartsOfACount() {
    assertThat(report().parts()).isZero();
    QueensModel model = QueensModel.of(12);
    Iterator<Part> parts = account.parts(new InnermostQueens(model), () -> false);
    int all = report().parts();
    int begun = 0;
    for (; parts.hasNext(); begun++) {
      account.begin(parts.next());
    }
    assertThat(all).isEqualTo(begun).isGreaterThan(1);
  }

  /** The product of their shares of rows is below every double. */
  @Test
  void knowsTheShareOfManyColumnsWithFewRows() {
    QueensModelBuilder builder = QueensModel.builder(400);
    for (int column = 0; column < 400; column++) {
      builder.allowOnly(column, column);
    }
    Iterator<Part> parts = account.parts(new Whole(builder.build()), () -> false);
    assertThat(parts.next().progress()).isEqualTo(1);
  }

  @Test
  void isOneOnlyIfExhausted() {
    begin(1).end(0, DONE);
    assertThat(report().fraction()).isEqualTo(Math.nextDown(1.0));
    account.exhausted();
    assertThat(report().fraction()).isEqualTo(1);
  }

  @Test
  void countsReplayedImagesAsTheLittleWorkThatTheyAre() {
    account.replaying(new ReplayCache());
    begin(0.2).end(0, DONE);
    double all = 0.5 + 0.5 * ProgressAccount.REPLAY_COST;
    assertFraction(0.2 / all);
    begin(0.5).end(0, DONE);
    assertFraction(0.5 / all);
    RunningPart image = begin(0.8);
    image.replayed();
    image.end(0, DONE);
    assertFraction((0.5 + 0.3 * ProgressAccount.REPLAY_COST) / all);
  }

  @Test
  void expectsFewerReplaysWhereTheRecordsDoNotFit() {
    ReplayCache replays = new ReplayCache(new MemoryAccount(1 << 20), 3_072);
    account.replaying(replays);
    PlacementLog log = replays.newLog(new PackedRows(12));
    for (int i = 0; i < 250; i++) {
      log.add(new int[12]);
    }
    begin(0.25).end(0, DONE);
    replays.keep(List.of(), log);
    // Half of the sources took all of the memory.
    assertThat(log.bytes()).isEqualTo(3_072);
    double kept = 0.5;
    assertFraction(0.25 / (0.5 + 0.5 - 0.5 * kept * (1 - ProgressAccount.REPLAY_COST)));
  }

  /** More sources than expected took the memory, so that fewer images will be replayed. */
  @Test
  void neverFalls() {
    ReplayCache replays = new ReplayCache(new MemoryAccount(1 << 20), 3_072);
    account.replaying(replays);
    begin(0.4).end(0, DONE);
    double before = report().fraction();
    PlacementLog log = replays.newLog(new PackedRows(12));
    for (int i = 0; i < 250; i++) {
      log.add(new int[12]);
    }
    replays.keep(List.of(), log);
    assertThat(report().fraction()).isEqualTo(before);
  }

  @Test
  void takesDecisionsAloneFromALogOfEffort() {
    begin(0.5);
    account.effort().begin(new Part(0, QueensModel.of(1), 1, 1)).end(0, DONE);
    assertThat(report().decisions()).isEqualTo(7);
    assertThat(report().solutions()).isZero();
    assertThat(report().fraction()).isZero();
  }

  @Test
  void expectsTheRestAtThePaceOfThisCall() {
    assertThat(report().remaining()).isEmpty();
    account.resumed(0.25);
    assertThat(report().remaining()).isEmpty();
    account.reached(0.5);
    assertFraction(0.75);
    assertThat(report().remaining()).contains(Duration.ofSeconds(5));
    account.exhausted();
    assertThat(report().remaining()).contains(Duration.ZERO);
  }

  /** The last placement of the first column is in the last part, which ends after the report. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void reportsThePartsThatAreDone(int threads) {
    QueensModel model = QueensModel.of(12).toBuilder().block(0, 0).build();
    CountDownLatch told = new CountDownLatch(1);
    QueensSolver solver =
        QueensSolver.builder()
            .threads(threads)
            .progress(
                Duration.ofMillis(1),
                report -> {
                  if (report.fraction() > 0 && report.fraction() < 1) {
                    assertThat(report.decisions()).isPositive();
                    told.countDown();
                  }
                })
            .build();
    solver.enumerate(
        model,
        placement -> {
          if (placement.row(0) == 11) {
            Waiting.uninterrupted(() -> assertThat(told.await(1, TimeUnit.MINUTES)).isTrue());
          }
        });
    assertThat(told.getCount()).isZero();
  }
}
