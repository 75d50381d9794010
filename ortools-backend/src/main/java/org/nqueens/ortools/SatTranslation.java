package org.nqueens.ortools;

import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.SatParameters;

/** A queens model in the terms of CP-SAT, and the way back. */
interface SatTranslation {

  CpModel model();

  /** Sets the parameters that this translation is best solved with. */
  void configure(SatParameters.Builder parameters);

  /** Reads a solution from within the callback. */
  void read(CpSolverSolutionCallback solution, int[] rows);

  /** The number of columns. */
  int size();
}
