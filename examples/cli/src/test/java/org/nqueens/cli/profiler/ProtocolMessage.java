package org.nqueens.cli.profiler;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A message to CP-Profiler, read by the definition of protocol 3.
 *
 * @param type 0 for a node, 1 for the end, 2 for the start
 * @param numbers the eight numbers of a node
 * @param status the status of a node, -1 for another message
 * @param fields the optional texts by their ids
 */
record ProtocolMessage(int type, List<Integer> numbers, int status, Map<Integer, String> fields) {
  static final int NODE = 0;
  static final int DONE = 1;
  static final int LABEL = 0;
  static final int INFO = 2;

  /** The messages of a whole stream; fails if it ends within a message. */
  static List<ProtocolMessage> all(byte[] stream) throws IOException {
    List<ProtocolMessage> messages = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(stream))) {
      while (in.available() > 0) {
        byte[] content = new byte[Integer.reverseBytes(in.readInt())];
        in.readFully(content);
        messages.add(read(content));
      }
    }
    return messages;
  }

  private static ProtocolMessage read(byte[] content) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
      int type = in.readByte();
      List<Integer> numbers = new ArrayList<>();
      int status = -1;
      if (type == NODE) {
        for (int i = 0; i < 8; i++) {
          numbers.add(in.readInt());
        }
        status = in.readByte();
      }
      Map<Integer, String> fields = new TreeMap<>();
      while (in.available() > 0) {
        int field = in.readByte();
        fields.put(field, field == 3 ? Integer.toString(in.readInt()) : text(in));
      }
      return new ProtocolMessage(type, numbers, status, fields);
    }
  }

  private static String text(DataInputStream in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  int node() {
    return numbers.get(0);
  }
}
