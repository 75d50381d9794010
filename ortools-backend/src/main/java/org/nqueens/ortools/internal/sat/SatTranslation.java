package org.nqueens.ortools.internal.sat;

import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.SatParameters;

/** A queens model translated to CP-SAT, and the translation of its solutions back to rows. */
interface SatTranslation {

  CpModel model();

  /** Sets the solver parameters that suit this translation best. */
  void configure(SatParameters.Builder parameters);

  /** The rows of a solution, by column; called within the solution callback. */
  int[] rows(CpSolverSolutionCallback solution);
}
