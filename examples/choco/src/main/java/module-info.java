/** Choco as a backend of nqueens. */
module org.nqueens.choco {
  requires static org.jspecify;
  requires transitive org.nqueens.core;
  requires org.chocosolver.solver;

  exports org.nqueens.choco;

  provides org.nqueens.spi.SolverBackend with
      org.nqueens.choco.ChocoBackend;
}
