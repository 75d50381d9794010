package org.nqueens.ortools;

import com.google.ortools.sat.CpModelProto;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.internal.nativecode.NativeLibrary;
import org.nqueens.ortools.internal.sat.SatSearch;
import org.nqueens.ortools.internal.sat.SatStrategy;
import org.nqueens.ortools.internal.split.PartSplit;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;

/**
 * OR-Tools CP-SAT, always with one worker: with several workers it loses solutions and still
 * reports OPTIMAL.
 *
 * <p>Under a strategy of fixed order the translation has one Boolean for each square, and models
 * with few blocked squares and no regions are solved part by part. Under other named strategies it
 * has one integer variable for each column.
 *
 * <p>Decisions are the branches that the solver reports, and failures its conflicts. They are
 * summed over all solves of a search: a solve finds a part of the model or at most 20,000
 * solutions.
 */
public final class CpSatBackend implements SplittingBackend {
  /**
   * The size of an all-different is quadratic in n, and the solver cannot be stopped while it loads
   * one. With lookups, loading takes 0.5 s at this size and 16 s at n = 1,000.
   */
  private static final int MAX_SIZE = 400;

  private static final Capabilities CAPABILITIES =
      Capabilities.DEFAULT.withStrategies(SatStrategy::supports).withMaxSize(MAX_SIZE);

  /** Makes the backend; called by the service loader. Loads nothing. */
  public CpSatBackend() {}

  @Override
  public String id() {
    return "cp-sat";
  }

  @Override
  public String description() {
    return "OR-Tools CP-SAT: clause learning, one worker per part";
  }

  @Override
  public Optional<String> unavailability() {
    return NativeLibrary.failure().or(CpSatBackend::modelFailure);
  }

  /** Why OR-Tools' classes of models do not load: they need their version of protobuf. */
  private static Optional<String> modelFailure() {
    try {
      Objects.requireNonNull(CpModelProto.getDefaultInstance(), "model"); // loads the classes
      return Optional.empty();
    } catch (LinkageError e) {
      return Optional.of(
          "OR-Tools' classes of models do not load: %s; the class path must have com.google.protobuf:protobuf-java in the version that com.google.ortools:ortools-java names, or a newer one"
              .formatted(e.getCause() == null ? e : e.getCause()));
    }
  }

  @Override
  public Capabilities capabilities() {
    return CAPABILITIES;
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return PartSplit.split(request, depth, 0);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return SatSearch.search(request, sink);
  }
}
