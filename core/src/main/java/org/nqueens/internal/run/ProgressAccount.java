package org.nqueens.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.internal.decompose.Subproblem.Replay;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchOutcome;

/**
 * The account of the work of one call: the sum of the shares of the finished parts and, for each
 * running part, of its share times its finished fraction.
 *
 * <p>Shares are weights of search trees. A mirror image that is replayed has the weight of a search
 * and costs little. The total is therefore a sum of four: the work of finished parts, of running
 * parts, of the rest of stopped parts, and the expected work of later parts.
 */
final class ProgressAccount implements ProgressLog {
  /** The largest fraction of a search that is not exhausted. */
  private static final double NEARLY_ALL = Math.nextDown(1.0);

  private final AtomicLong delivered = new AtomicLong();

  // Guarded by this.
  private final List<AccountedPart> running = new ArrayList<>();
  private double position;

  /** The weight of all parts that have begun. */
  private double begun;

  /** The work of the parts that have ended. */
  private double done;

  /** The work that is left of parts that were stopped. */
  private double cut;

  private double resumed;
  private long decisions;
  private long solutions;
  private boolean exhausted;
  private double highest;

  // Of mirrored parts, the weights.
  private Optional<ReplayCache> replays = Optional.empty();
  private double sources;
  private double sourcesDone;
  private double images;
  private double imagesReplayed;

  /** The attacks under the latest constraints; parts of one model have the same list of them. */
  private Optional<Attacks> attacks = Optional.empty();

  private record Attacks(List<AllDifferent> constraints, AttackTable table) {}

  @Override
  public ProgressSink positions() {
    return this::reach;
  }

  private synchronized void reach(double share, long decisionsMade, long solutionsFound) {
    position = share;
  }

  @Override
  public synchronized RunningPart begin(Subproblem part, int weight) {
    return begin(new AccountedPart(this, Math.max(0, position - begun), weight, part.replay()));
  }

  @Override
  public synchronized RunningPart begin(double share, int weight) {
    return begin(new AccountedPart(this, share, weight, Replay.NONE));
  }

  private AccountedPart begin(AccountedPart part) {
    running.add(part);
    begun += part.share();
    sources += part.replay() == Replay.SOURCE ? part.share() : 0;
    images += part.replay() == Replay.IMAGE ? part.share() : 0;
    return part;
  }

  synchronized void end(AccountedPart part, long found, SearchOutcome effort) {
    running.remove(part);
    double finished = part.cost() * (effort.exhausted() ? 1 : part.inside());
    done += finished;
    cut += part.cost() - finished;
    sourcesDone += part.replay() == Replay.SOURCE ? part.share() : 0;
    imagesReplayed += part.isReplayed() ? part.share() : 0;
    decisions += effort.decisions();
    solutions += found;
  }

  @Override
  public synchronized void reached(double share) {
    begun += share;
    done += share;
  }

  @Override
  public synchronized void resumed(double share) {
    reached(share);
    resumed += share;
  }

  @Override
  public void delivered(long number) {
    delivered.lazySet(number);
  }

  @Override
  public synchronized void replaying(ReplayCache cache) {
    replays = Optional.of(cache);
  }

  @Override
  public synchronized void exhausted() {
    exhausted = true;
  }

  @Override
  public ProgressLog effort() {
    return new ProgressLog() {
      @Override
      public RunningPart begin(Subproblem part, int weight) {
        return ProgressAccount.this.begin(0.0, 0);
      }

      @Override
      public RunningPart begin(double share, int weight) {
        return ProgressAccount.this.begin(0.0, 0);
      }
    };
  }

  /** Asks the running parts for the share at their next solutions. */
  synchronized void ask() {
    running.forEach(AccountedPart::ask);
  }

  /** The share of the work that is done, never less than before; 1 if and only if exhausted. */
  synchronized double fraction() {
    if (exhausted) {
      return 1;
    }
    double work = done;
    double all = done + cut + workToCome();
    for (AccountedPart part : running) {
      work += part.cost() * part.inside();
      all += part.cost();
    }
    double fraction = all > 0 ? work / all : 0;
    highest = Math.min(NEARLY_ALL, Math.max(highest, fraction));
    return highest;
  }

  /** The work of the parts that have not begun. */
  private double workToCome() {
    double left = Math.max(0, 1 - begun);
    if (replays.isEmpty()) {
      return left;
    }
    // Each source, begun or not, has an image of the same weight.
    double imagesLeft = Math.max(0, Math.min(left, (left + sources - images) / 2));
    double allImages = imagesLeft + images;
    double kept = allImages * replays.get().expectedShare(sourcesDone / allImages);
    double replayedLater = Math.max(0, Math.min(imagesLeft, kept - imagesReplayed));
    return left - replayedLater * (1 - AccountedPart.REPLAY_COST);
  }

  /** The share that an earlier call has done. */
  synchronized double resumed() {
    return resumed;
  }

  /** The decisions so far, of finished parts and of running parts that report them. */
  synchronized long decisions() {
    long sum = decisions;
    for (AccountedPart part : running) {
      sum += part.decisions();
    }
    return sum;
  }

  /** The solutions so far: delivered, or counted in finished and running parts. */
  synchronized long solutions() {
    long sum = solutions + delivered.get();
    for (AccountedPart part : running) {
      sum += part.solutions();
    }
    return sum;
  }

  /** The attacks in a model of at most 64 columns. */
  synchronized AttackTable attacks(QueensModel model) {
    if (attacks.isEmpty() || attacks.get().constraints() != model.constraints()) {
      attacks = Optional.of(new Attacks(model.constraints(), AttackTable.of(model)));
    }
    return attacks.get().table();
  }
}
