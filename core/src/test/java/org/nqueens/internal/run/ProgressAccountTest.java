package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.internal.decompose.Subproblem.Replay;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.SearchOutcome;

class ProgressAccountTest {
  private static final QueensModel MODEL = QueensModel.of(12);
  private static final SearchOutcome DONE = new SearchOutcome(true, 5, 7, 3);
  private static final double EXACTLY = 1e-12;

  private final ProgressAccount account = new ProgressAccount();

  private RunningPart begin(double end, int weight, Replay replay) {
    account.positions().at(end, 0, 0);
    return account.begin(new Subproblem(0, MODEL, 1, replay), weight);
  }

  private void assertFraction(double fraction) {
    assertThat(account.fraction()).isCloseTo(fraction, within(EXACTLY));
  }

  @Test
  void addsFinishedPartsAndTheSharesOfRunningOnes() {
    assertFraction(0);
    RunningPart first = begin(0.3, 8, Replay.NONE);
    RunningPart second = begin(0.8, 1, Replay.NONE);
    second.progress().at(0.5, 10, 2);
    assertFraction(0.25);
    first.progress().at(0.1, 4, 1);
    assertFraction(0.28);
    assertThat(account.decisions()).isEqualTo(14);
    assertThat(account.solutions()).isEqualTo(10);
    first.end(40, DONE);
    assertFraction(0.55);
    assertThat(account.decisions()).isEqualTo(17);
    assertThat(account.solutions()).isEqualTo(42);
  }

  @Test
  void countsTheDoneShareOfAPartThatWasStopped() {
    RunningPart part = begin(0.5, 0, Replay.NONE);
    part.progress().at(0.4, 0, 0);
    part.end(0, DONE.unfinished());
    assertFraction(0.2);
  }

  @Test
  void countsTheRestOfTheLastPartThatWasStoppedAsUndone() {
    RunningPart part = begin(1, 0, Replay.NONE);
    part.progress().at(0.4, 0, 0);
    part.end(0, DONE.unfinished());
    assertFraction(0.4);
  }

  @Test
  void neverFallsAndIsOneOnlyIfExhausted() {
    begin(1, 0, Replay.NONE).end(0, DONE);
    assertThat(account.fraction()).isLessThan(1);
    begin(1, 0, Replay.NONE);
    double before = account.fraction();
    account.begin(1.0, 0);
    assertThat(account.fraction()).isEqualTo(before);
    account.exhausted();
    assertThat(account.fraction()).isEqualTo(1);
  }

  @Test
  void countsReplayedImagesAsTheLittleWorkThatTheyAre() {
    ReplayCache replays = new ReplayCache();
    replays.newLog(12);
    account.replaying(replays);
    begin(0.2, 0, Replay.SOURCE).end(0, DONE);
    double all = 0.5 + 0.5 * AccountedPart.REPLAY_COST;
    assertFraction(0.2 / all);
    begin(0.5, 0, Replay.SOURCE).end(0, DONE);
    assertFraction(0.5 / all);
    RunningPart image = begin(0.8, 0, Replay.IMAGE);
    image.replayed();
    image.end(0, DONE);
    assertFraction((0.5 + 0.3 * AccountedPart.REPLAY_COST) / all);
  }

  @Test
  void expectsFewerReplaysWhereTheRecordsDoNotFit() {
    ReplayCache replays = new ReplayCache(new MemoryAccount(1 << 20), 3_072);
    account.replaying(replays);
    PlacementLog log = replays.newLog(12);
    for (int i = 0; i < 250; i++) {
      log.add(new int[12]);
    }
    begin(0.25, 0, Replay.SOURCE).end(0, DONE);
    replays.keep(List.of(), log);
    // Half of the sources took all of the memory.
    assertThat(log.bytes()).isEqualTo(3_072);
    double kept = 0.5;
    assertFraction(0.25 / (0.5 + 0.5 - 0.5 * kept * (1 - AccountedPart.REPLAY_COST)));
  }

  @Test
  void takesDecisionsAloneFromALogOfEffort() {
    RunningPart part = account.effort().begin(1.0, 1);
    part.progress().at(0.5, 3, 1);
    assertThat(account.decisions()).isEqualTo(3);
    assertThat(account.solutions()).isZero();
    assertThat(account.fraction()).isZero();
  }

  @Test
  void takesAShareOutOfRangeAsTheNearest() {
    RunningPart part = begin(0.5, 0, Replay.NONE);
    part.progress().at(Double.NaN, 0, 0);
    assertFraction(0);
    part.progress().at(2, 0, 0);
    assertFraction(0.5);
  }

  @Test
  void addsWhatAnEarlierCallHasDone() {
    account.resumed(0.25);
    account.reached(0.5);
    assertFraction(0.75);
    assertThat(account.resumed()).isEqualTo(0.25);
  }
}
