package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.nqueens.model.Placement;
import org.nqueens.spi.PlacementSink;

/** Placements of at most 16 queens in the order of their delivery, four bits a row. */
public final class Received implements PlacementSink, Consumer<Placement> {
  private final long limit;
  private final List<Long> placements = new ArrayList<>();

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
    long word = 0;
    for (int row : rows) {
      word = word << 4 | row;
    }
    placements.add(word);
    return placements.size() < limit;
  }

  @Override
  public void accept(Placement placement) {
    accept(placement.rows());
  }

  /** The number of placements. */
  public int size() {
    return placements.size();
  }

  private String at(int number) {
    return number < placements.size() ? Long.toHexString(placements.get(number)) : "none";
  }

  /** Compares the sequences; a failure names the board and the first difference. */
  public void assertSameAs(Received expected, Object board) {
    int first = 0;
    while (first < placements.size() && at(first).equals(expected.at(first))) {
      first++;
    }
    assertThat(at(first)).as("placement %d of %s", first, board).isEqualTo(expected.at(first));
  }
}
