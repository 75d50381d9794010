package org.nqueens.cli.profiler;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The bytes of a stream to CP-Profiler, written down from the definition of protocol 3. */
final class ProtocolBytes {
  static final int SOLVED = 0;
  static final int FAILED = 1;
  static final int BRANCH = 2;
  static final int SKIPPED = 3;

  private final ByteArrayOutputStream stream = new ByteArrayOutputStream();
  private final ByteArrayOutputStream message = new ByteArrayOutputStream();
  private final DataOutputStream content = new DataOutputStream(message);

  ProtocolBytes start(String info) throws IOException {
    content.writeByte(2);
    content.writeByte(3);
    content.writeInt(3);
    text(2, info);
    return end();
  }

  ProtocolBytes root(int status, String info) throws IOException {
    return node(0, -1, -1, status, "", info);
  }

  ProtocolBytes node(int node, int parent, int alternative, int status, String label, String info)
      throws IOException {
    content.writeByte(0);
    content.writeInt(node);
    content.writeInt(-1);
    content.writeInt(0);
    content.writeInt(parent);
    content.writeInt(-1);
    content.writeInt(0);
    content.writeInt(alternative);
    content.writeInt(status == BRANCH ? 2 : 0);
    content.writeByte(status);
    if (!label.isEmpty()) {
      text(0, label);
    }
    if (!info.isEmpty()) {
      text(2, info);
    }
    return end();
  }

  byte[] done() throws IOException {
    content.writeByte(1);
    return end().stream.toByteArray();
  }

  private void text(int field, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    content.writeByte(field);
    content.writeInt(bytes.length);
    content.write(bytes);
  }

  private ProtocolBytes end() throws IOException {
    int length = message.size();
    stream.write(length);
    stream.write(length >> 8);
    stream.write(length >> 16);
    stream.write(length >> 24);
    message.writeTo(stream);
    message.reset();
    return this;
  }

  int size() {
    return stream.size();
  }
}
