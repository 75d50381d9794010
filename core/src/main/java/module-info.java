/** The model language, the solver facade, boards and traces as text, and the embedded engine. */
module org.nqueens.core {
  requires static org.jspecify;
  requires org.slf4j;

  exports org.nqueens;
  exports org.nqueens.batch;
  exports org.nqueens.format;
  exports org.nqueens.model;
  exports org.nqueens.result;
  exports org.nqueens.sampling;
  exports org.nqueens.search;
  exports org.nqueens.spi;
  exports org.nqueens.spi.support;
  exports org.nqueens.trace;

  uses org.nqueens.spi.SolverBackend;
  uses org.slf4j.spi.SLF4JServiceProvider;

  provides org.nqueens.spi.SolverBackend with
      org.nqueens.internal.embedded.EmbeddedBackend;
}
