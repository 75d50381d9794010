package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/** Counts placements that are no rotations or reflections of each other. */
public final class UpToSymmetry {
  private UpToSymmetry() {}

  /** The symmetries are those of the model, whatever its constraints are. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(8);
    QueensSolver fundamental = QueensSolver.builder().upToSymmetry().build();
    System.out.println(fundamental.count(model) + " placements up to symmetry");

    fundamental.enumerateOrbits(
        model, orbit -> System.out.println(orbit.representative() + " stands for " + orbit.size()));

    QueensModel blocked = model.toBuilder().block(0, 0).block(7, 7).build();
    System.out.println("with two corners blocked: " + blocked.symmetries());
  }
}
