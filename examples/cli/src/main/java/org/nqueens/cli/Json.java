package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;

/** JSON objects, each on a line of its own. */
final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /** Writes the fields of an object. */
  interface Fields {
    void write(JsonGenerator generator) throws IOException;
  }

  static String object(Fields fields) {
    StringWriter line = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(line)) {
      generator.writeStartObject();
      fields.write(generator);
      generator.writeEndObject();
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot fail to be written", e);
    }
    return line.append('\n').toString();
  }

  static void writeBoard(JsonGenerator generator, Board board) throws IOException {
    generator.writeNumberField("size", board.size());
    generator.writeStringField("title", board.title());
    generator.writeStringField("variant", board.variant().toString());
    generator.writeArrayFieldStart("lines");
    for (String line : board.lines()) {
      generator.writeString(line);
    }
    generator.writeEndArray();
  }

  static void writeRows(JsonGenerator generator, Placement placement) throws IOException {
    generator.writeArray(placement.rows(), 0, placement.size());
  }
}
