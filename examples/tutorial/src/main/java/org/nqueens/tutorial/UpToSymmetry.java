package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/** Counts placements up to rotations and reflections. */
public final class UpToSymmetry {
  /** Prints the orbits of a model; its symmetries are detected from its squares. */
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
