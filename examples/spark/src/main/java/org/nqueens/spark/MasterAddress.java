package org.nqueens.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address of the master of a cluster, as Spark spells it.
 *
 * @param url such as {@code local[*]} or {@code spark://host:7077}
 */
record MasterAddress(String url) {
  private static final Pattern STANDALONE =
      Pattern.compile("spark://([^,/]+:\\d+(?:,[^,/]+:\\d+)*)");
  private static final Pattern OTHER = Pattern.compile("local(\\[.*\\])?|yarn|k8s://.*");
  private static final int TIMEOUT_MILLIS = 5_000;

  /**
   * Defines an address.
   *
   * @throws IllegalArgumentException if Spark has no such spelling
   */
  MasterAddress {
    if (!STANDALONE.matcher(url).matches() && !OTHER.matcher(url).matches()) {
      throw new IllegalArgumentException(
          "master (%s) must be local[K], local[*], spark://HOST:PORT, yarn or k8s://HOST:PORT"
              .formatted(url));
    }
  }

  /**
   * Connects to a standalone master and hangs up. Spark itself gives up after a minute and some
   * hundred lines.
   *
   * @throws ClusterException if no master of the address accepts a connection
   */
  void requireReachable() {
    Matcher standalone = STANDALONE.matcher(url);
    if (!standalone.matches()) {
      return;
    }
    List<String> reasons = new ArrayList<>();
    for (String hostAndPort : standalone.group(1).split(",", -1)) {
      int colon = hostAndPort.lastIndexOf(':');
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(hostAndPort.substring(colon + 1));
        socket.connect(
            new InetSocketAddress(hostAndPort.substring(0, colon), port), TIMEOUT_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        reasons.add(Messages.line(e));
      }
    }
    throw new ClusterException(
        "master (%s) cannot be reached (%s): start it, or correct --master"
            .formatted(url, String.join("; ", reasons)));
  }
}
