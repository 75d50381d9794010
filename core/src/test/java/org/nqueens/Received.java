package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;

/** Placements in the order of their delivery. */
public final class Received implements PlacementSink, Consumer<Placement> {
  private final long limit;
  private final List<Placement> placements = new ArrayList<>();

  /** Takes all placements. */
  public Received() {
    this(Long.MAX_VALUE);
  }

  /** Takes so many placements. */
  public Received(long limit) {
    this.limit = limit;
  }

  @Override
  public boolean accept(int[] rows) {
    placements.add(Placement.of(rows));
    return placements.size() < limit;
  }

  @Override
  public void accept(Placement placement) {
    placements.add(placement);
  }

  /** The number of placements. */
  public int size() {
    return placements.size();
  }

  private String at(int number) {
    return number < placements.size() ? placements.get(number).toString() : "none";
  }

  /** Checks that each placement is a solution and greater than the one before it. */
  public void assertAreSolutionsInOrder(QueensModel model) {
    for (int number = 0; number < placements.size(); number++) {
      boolean isNext =
          number == 0 || placements.get(number - 1).compareTo(placements.get(number)) < 0;
      assertThat(isNext && model.isSolution(placements.get(number))).as(at(number)).isTrue();
    }
  }

  /** Checks that another sequence begins with these placements. */
  public void assertBegins(Received whole, Object board) {
    Received begin = new Received();
    begin.placements.addAll(whole.placements.subList(0, size()));
    assertSameAs(begin, board);
  }

  /** Compares the sequences; a failure names the board and the first difference. */
  public void assertSameAs(Received expected, Object board) {
    int first = 0;
    int common = Math.min(placements.size(), expected.placements.size());
    while (first < common && placements.get(first).equals(expected.placements.get(first))) {
      first++;
    }
    assertThat(at(first)).as("placement %d of %s", first, board).isEqualTo(expected.at(first));
  }
}
