package org.nqueens.cli.profiler;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.cli.profiler.CpProfilerMessage.Status;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/**
 * A listener that shows a search in <a href="https://github.com/cp-profiler/cp-profiler">
 * CP-Profiler</a> while it goes on, by the profiler's protocol 3. CP-Profiler is a part of the
 * MiniZinc IDE today and opens a window for each search.
 *
 * <p>A connection serves one search:
 *
 * <pre>{@code
 * try (CpProfiler profiler = CpProfiler.connect("localhost", CpProfiler.DEFAULT_PORT, "8 queens")) {
 *   QueensSolver.builder().listener(profiler).build().count(QueensModel.of(8));
 * }
 * }</pre>
 *
 * <p>A node is sent as soon as the search has decided there, has failed or has found a solution;
 * its label is the decision that leads to it, and its information has the domains left, on boards
 * of up to 128 columns, and the reason of a failure. If the search is cut, the node that it was at
 * is sent as skipped, and nodes that it did not reach stay undetermined in the profiler. The
 * profiler draws every root as a branch, also one that is a solution or a failure.
 *
 * <p>The end of the search closes the connection, also if an exception ends it, and so does {@link
 * #close()}; the profiler keeps the tree. If the connection breaks during the search, the next
 * event throws a {@link CpProfilerException}, which stops the search. A profiler that reads slowly
 * slows the search; one that reads nothing for 5 seconds breaks the connection. If the thread is
 * interrupted while it waits for the profiler, or a limit or a token stops the search, the
 * connection is given up and the search ends as it would without the wait. Not thread-safe.
 */
public final class CpProfiler implements SearchListener, AutoCloseable {
  /** The port at which CP-Profiler listens unless another program does. */
  public static final int DEFAULT_PORT = 6565;

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final String name;
  private final CpProfilerConnection connection;
  private Optional<CpProfilerDomains> domains = Optional.empty();

  /** The edge to the current node; empty at the root. */
  private Optional<Branch> branch = Optional.empty();

  /** Whether the current node has been sent. */
  private boolean sent;

  /** Shows a search on a connection that is open. */
  CpProfiler(String name, CpProfilerConnection connection) {
    this.name = name;
    this.connection = connection;
  }

  /**
   * Connects to a profiler, within 5 seconds for each address of the host.
   *
   * @param host the name or the address of the profiler's host, such as {@code localhost}
   * @param port the port at which the profiler listens, from 1 to 65535; usually {@value
   *     #DEFAULT_PORT}
   * @param name the name of the search, which the profiler shows
   * @return a listener of one search
   * @throws CpProfilerException if the host is unknown, or no program accepts the connection
   */
  public static CpProfiler connect(String host, int port, String name) {
    return new CpProfiler(name, CpProfilerConnection.open(host, port, PATIENCE, System::nanoTime));
  }

  /**
   * Opens a tree in the profiler; a wait for the profiler ends when the search is to stop.
   *
   * @throws IllegalStateException if the connection has served a search or is closed
   */
  @Override
  public void begun(QueensModel model, BooleanSupplier stopRequested) {
    connection.stopAt(stopRequested);
    begun(model);
  }

  /**
   * Opens a tree in the profiler.
   *
   * @throws IllegalStateException if the connection has served a search or is closed
   */
  @Override
  public void begun(QueensModel model) {
    if (domains.isPresent() || !connection.isOpen()) {
      throw new IllegalStateException(
          "profiler (of the search \"%s\") shows one search and is closed after it: connect again for another search"
              .formatted(name));
    }
    domains = Optional.of(new CpProfilerDomains(model));
    connection.send(CpProfilerMessage.start(name));
    connection.flush();
  }

  @Override
  public void branched(Branch next) {
    if (!sent) {
      send(next.side() == Side.APPLIED ? Status.BRANCH : Status.SKIPPED, Optional.empty());
    }
    domains.ifPresent(current -> current.move(next.side()));
    branch = Optional.of(next);
    sent = false;
  }

  @Override
  public void pruned(int column, int row, Cause cause) {
    domains.ifPresent(current -> current.remove(column, row));
  }

  @Override
  public void failed(Failure failure) {
    send(Status.FAILED, Optional.of(failure));
  }

  @Override
  public void solved(Placement placement) {
    send(Status.SOLVED, Optional.empty());
    // The consumer may take its time.
    connection.flush();
  }

  private void send(Status status, Optional<Failure> failure) {
    sent = true;
    if (connection.isOpen()) {
      int node = branch.map(Branch::node).orElse(0);
      connection.send(
          CpProfilerMessage.node(
              node,
              branch,
              status,
              domains.map(CpProfilerDomains::texts).orElse(List.of()),
              failure));
    }
  }

  @Override
  public void ended(Optional<SolveResult> result) {
    close();
  }

  /**
   * Ends the tree in the profiler and closes the connection; a search that goes on is not shown any
   * more. Closing a closed connection does nothing.
   *
   * @throws CpProfilerException if the connection breaks before the profiler has the whole tree
   */
  @Override
  public void close() {
    if (!connection.isOpen()) {
      return;
    }
    try {
      if (domains.isPresent()) {
        if (!sent) {
          send(Status.SKIPPED, Optional.empty());
        }
        connection.send(CpProfilerMessage.done());
        connection.flush();
      }
    } finally {
      connection.close();
    }
  }
}
