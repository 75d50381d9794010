package org.nqueens.cli.profiler;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Failure;

/**
 * The messages of protocol 3 of CP-Profiler, without the length that precedes each of them. All
 * numbers are big-endian.
 *
 * @see <a href="https://github.com/cp-profiler/cpp-integration">cpp-integration, message.hpp</a>
 */
final class CpProfilerMessage {
  private static final JsonFactory JSON = new JsonFactory();

  private static final int VERSION = 3;

  /** The restart of all nodes of a search without restarts. */
  private static final int NO_RESTART = -1;

  private static final int THREAD = 0;

  /** The parent of the root, and the alternative that leads to it. */
  private static final int NONE = -1;

  /** The execution id for which the profiler opens a new tree and chooses a number itself. */
  private static final int NEW_EXECUTION = 0;

  private static final int FIELD_HEAD = 1 + Integer.BYTES;
  private static final int NODE_HEAD = 1 + 8 * Integer.BYTES + 1;

  private CpProfilerMessage() {}

  private enum Type {
    NODE,
    DONE,
    START
  }

  private enum Field {
    LABEL,
    NOGOOD,
    INFO,
    VERSION
  }

  /** What became of a node, in the order of the protocol. */
  enum Status {
    SOLVED,
    FAILED,
    BRANCH,
    SKIPPED
  }

  static byte[] start(String name) {
    byte[] info =
        json(
            generator -> {
              generator.writeBooleanField("has_restarts", false);
              generator.writeStringField("name", name);
              generator.writeNumberField("execution_id", NEW_EXECUTION);
            });
    ByteBuffer message = ByteBuffer.allocate(1 + FIELD_HEAD + FIELD_HEAD + info.length);
    put(message, Type.START);
    put(message, Field.VERSION);
    message.putInt(VERSION);
    put(message, Field.INFO, info);
    return message.array();
  }

  /**
   * The message of a node.
   *
   * @param number the number of the node
   * @param branch the edge to the node; empty at the root
   * @param status what became of the node
   * @param domains by column, the rows left; empty if they are not shown
   * @param failure the reason why the node failed
   */
  static byte[] node(
      int number,
      Optional<Branch> branch,
      Status status,
      List<String> domains,
      Optional<Failure> failure) {
    Optional<byte[]> label = branch.map(edge -> edge.toString().getBytes(UTF_8));
    Optional<byte[]> text = info(domains, failure);
    ByteBuffer message = ByteBuffer.allocate(NODE_HEAD + length(label) + length(text));
    put(message, Type.NODE);
    message.putInt(number).putInt(NO_RESTART).putInt(THREAD);
    message.putInt(branch.map(Branch::parent).orElse(NONE)).putInt(NO_RESTART).putInt(THREAD);
    message.putInt(branch.map(edge -> edge.side().ordinal()).orElse(NONE));
    message.putInt(status == Status.BRANCH ? Branch.Side.values().length : 0);
    put(message, status);
    label.ifPresent(bytes -> put(message, Field.LABEL, bytes));
    text.ifPresent(bytes -> put(message, Field.INFO, bytes));
    return message.array();
  }

  /** An object that the profiler shows as text; empty if nothing is known of the node. */
  private static Optional<byte[]> info(List<String> domains, Optional<Failure> failure) {
    if (domains.isEmpty() && failure.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        json(
            generator -> {
              if (!domains.isEmpty()) {
                generator.writeObjectFieldStart("domains");
                for (int column = 0; column < domains.size(); column++) {
                  generator.writeStringField("q_" + column, domains.get(column));
                }
                generator.writeEndObject();
              }
              if (failure.isPresent()) {
                generator.writeStringField("failure", failure.get().toString());
              }
            }));
  }

  /** The fields of an object in JSON. */
  private interface Fields {
    void write(JsonGenerator generator) throws IOException;
  }

  private static byte[] json(Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = JSON.createGenerator(text)) {
      generator.writeStartObject();
      fields.write(generator);
      generator.writeEndObject();
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot fail to be written", e);
    }
    return text.toString().getBytes(UTF_8);
  }

  static byte[] done() {
    return new byte[] {(byte) Type.DONE.ordinal()};
  }

  private static int length(Optional<byte[]> field) {
    return field.map(bytes -> FIELD_HEAD + bytes.length).orElse(0);
  }

  private static void put(ByteBuffer message, Enum<?> code) {
    message.put((byte) code.ordinal());
  }

  private static void put(ByteBuffer message, Field field, byte[] bytes) {
    put(message, field);
    message.putInt(bytes.length).put(bytes);
  }
}
