package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MasterAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"local", "local[*]", "local[2]", "local[2,3]", "yarn", "k8s://https://host:6443"})
  void leavesOtherMastersToSpark(String url) {
    assertThatCode(() -> new MasterAddress(url).requireReachable()).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "host:7077", "spark://host", "spark://host:", "http://host:7077"})
  void rejectsOtherSpellings(String url) {
    assertThatThrownBy(() -> new MasterAddress(url))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "master (%s) must be local[K], local[*], spark://HOST:PORT, yarn or k8s://HOST:PORT",
            url);
  }

  @Test
  void findsOneMasterOfSeveral() throws IOException {
    try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int open = listening.getLocalPort();
      MasterAddress address = new MasterAddress("spark://127.0.0.1:1,127.0.0.1:" + open);
      assertThatCode(address::requireReachable).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"spark://127.0.0.1:1", "spark://no-host.invalid:7077"})
  void tellsOfAnUnreachableMaster(String url) {
    assertThatThrownBy(() -> new MasterAddress(url).requireReachable())
        .isInstanceOf(ClusterException.class)
        .hasMessageStartingWith("master (" + url + ") cannot be reached (")
        .hasMessageEndingWith("): start it, or correct --master");
  }
}
