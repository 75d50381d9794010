package org.nqueens.cli.options;

import java.util.Iterator;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;

/** The ids of the backends on the class path: the completion candidates of options. */
public final class BackendIds implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return BackendRegistry.load().all().stream().map(SolverBackend::id).iterator();
  }
}
