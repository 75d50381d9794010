package org.nqueens.puzzle;

import org.nqueens.internal.deduction.Attacks;
import org.nqueens.internal.deduction.Rounds;
import org.nqueens.internal.deduction.Technique;
import org.nqueens.model.Variant;

/** The difficulty of partitions during one generation, each of which counts as a board. */
final class RegionRater {
  private final Generation generation;
  private final Attacks attacks;

  RegionRater(Generation generation, Variant variant, int size) {
    this.generation = generation;
    this.attacks = Attacks.of(variant.builder(size).build());
  }

  /** Deduces by the rules up to a level, from 1 to 6. */
  Rounds rate(Regions regions, int highest) {
    generation.countBoard();
    return Rounds.run(
        regions.candidates(attacks).withCheck(generation.solver()::requireTime),
        Technique.values()[highest - 1]);
  }

  /** True if the rules up to a level solve the board, which then has one solution. */
  boolean solves(Regions regions, int highest) {
    return rate(regions, highest).end() == Rounds.End.SOLVED;
  }
}
