package org.nqueens.internal.embedded;

import java.util.function.BooleanSupplier;
import org.nqueens.internal.lines.LineDomains;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.SearchListener;

/** The domains of a search in the form that suits the size of its model and its level. */
final class DomainsOfLevel {
  private static final SearchListener UNHEARD = new SearchListener() {};

  private DomainsOfLevel() {}

  static Domains of(SearchRequest request) {
    QueensModel model = request.model();
    Propagation level = request.propagation();
    boolean small = model.size() <= Long.SIZE;
    boolean byValue = level == Propagation.VALUE || !small && level == Propagation.UNSPECIFIED;
    if (byValue) {
      return small ? ForwardChecking.ofValues(model) : wide(model, request.stopRequested());
    }
    return small && (level == Propagation.COVERAGE || level == Propagation.UNSPECIFIED)
        ? new ForwardChecking(model)
        : new ConsistentDomains(model, level, request.stopRequested(), UNHEARD);
  }

  private static Domains wide(QueensModel model, BooleanSupplier stop) {
    return CompiledConstraints.of(model)
        .slopes()
        .<Domains>map(slopes -> new LineDomains(model, slopes, stop))
        .orElseGet(() -> new EliminatingDomains(model, stop));
  }
}
