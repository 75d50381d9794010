package org.nqueens.internal.run.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.run.progress.ProgressLog.RunningPart;
import org.nqueens.result.SearchProgress;
import org.nqueens.spi.SearchOutcome;

class ProgressAccountTest {
  private static final SearchOutcome DONE = new SearchOutcome(true, 5, 7, 3);
  private static final double EXACTLY = 1e-12;

  private final ProgressAccount account = new ProgressAccount();

  private RunningPart begin(double end, int weight) {
    account.positions().at(end, 0, 0);
    return account.begin(weight);
  }

  private SearchProgress report() {
    return account.report(Duration.ofSeconds(10));
  }

  private void assertFraction(double fraction) {
    assertThat(report().fraction()).isCloseTo(fraction, within(EXACTLY));
  }

  @Test
  void addsFinishedPartsAndTheSharesOfRunningOnes() {
    assertFraction(0);
    RunningPart first = begin(0.3, 8);
    RunningPart second = begin(0.8, 1);
    second.progress().at(0.5, 10, 2);
    assertFraction(0.25);
    first.progress().at(0.1, 4, 1);
    assertFraction(0.28);
    assertThat(report().decisions()).isEqualTo(14);
    assertThat(report().solutions()).isEqualTo(10);
    first.end(40, DONE);
    assertFraction(0.55);
    assertThat(report().decisions()).isEqualTo(17);
    assertThat(report().solutions()).isEqualTo(42);
  }

  @Test
  void countsTheDoneShareOfAPartThatWasStopped() {
    RunningPart part = begin(0.5, 0);
    part.progress().at(0.4, 0, 0);
    part.end(0, DONE.unfinished());
    assertFraction(0.2);
  }

  @Test
  void countsTheRestOfTheLastPartThatWasStoppedAsUndone() {
    RunningPart part = begin(1, 0);
    part.progress().at(0.4, 0, 0);
    part.end(0, DONE.unfinished());
    assertFraction(0.4);
  }

  @Test
  void neverFallsAndIsOneOnlyIfExhausted() {
    RunningPart part = begin(1, 0);
    part.progress().at(0.5, 0, 0);
    assertFraction(0.5);
    part.progress().at(0.3, 0, 0);
    assertFraction(0.5);
    part.end(0, DONE);
    assertThat(report().fraction()).isLessThan(1);
    begin(1, 0);
    assertThat(report().fraction()).isEqualTo(Math.nextDown(1.0));
    account.exhausted();
    assertThat(report().fraction()).isEqualTo(1);
  }

  @Test
  void countsReplayedImagesAsTheLittleWorkThatTheyAre() {
    account.replaying(new ReplayCache());
    begin(0.2, 0).end(0, DONE);
    double all = 0.5 + 0.5 * ProgressAccount.REPLAY_COST;
    assertFraction(0.2 / all);
    begin(0.5, 0).end(0, DONE);
    assertFraction(0.5 / all);
    RunningPart image = begin(0.8, 0);
    image.replayed();
    image.end(0, DONE);
    assertFraction((0.5 + 0.3 * ProgressAccount.REPLAY_COST) / all);
  }

  @Test
  void expectsFewerReplaysWhereTheRecordsDoNotFit() {
    ReplayCache replays = new ReplayCache(new MemoryAccount(1 << 20), 3_072);
    account.replaying(replays);
    PlacementLog log = replays.newLog(12);
    for (int i = 0; i < 250; i++) {
      log.add(new int[12]);
    }
    begin(0.25, 0).end(0, DONE);
    replays.keep(List.of(), log);
    // Half of the sources took all of the memory.
    assertThat(log.bytes()).isEqualTo(3_072);
    double kept = 0.5;
    assertFraction(0.25 / (0.5 + 0.5 - 0.5 * kept * (1 - ProgressAccount.REPLAY_COST)));
  }

  @Test
  void takesDecisionsAloneFromALogOfEffort() {
    begin(0.5, 0);
    RunningPart part = account.effort().begin(0);
    part.progress().at(0.5, 3, 1);
    part.end(0, DONE);
    assertThat(report().decisions()).isEqualTo(7);
    assertThat(report().solutions()).isZero();
    assertThat(report().fraction()).isZero();
  }

  @Test
  void takesAShareOutOfRangeAsTheNearest() {
    RunningPart part = begin(0.5, 0);
    part.progress().at(Double.NaN, 0, 0);
    assertFraction(0);
    part.progress().at(2, 0, 0);
    assertFraction(0.5);
  }

  @Test
  void takesAPositionOutOfRangeAsTheNearest() {
    begin(Double.NaN, 0).end(0, DONE);
    assertFraction(0);
    begin(-1, 0).end(0, DONE);
    assertFraction(0);
    RunningPart part = begin(3, 0);
    part.progress().at(0.5, 0, 0);
    assertFraction(0.5);
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
}
