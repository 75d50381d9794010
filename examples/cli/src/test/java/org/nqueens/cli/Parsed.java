package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What programs that read JSON make of the output. */
public final class Parsed {
  private Parsed() {}

  /** The fields of the JSON objects of a text, each on a line of its own. */
  public static List<Map<String, Object>> jsonLines(String text) throws IOException {
    List<Map<String, Object>> objects = new ArrayList<>();
    for (String line : text.lines().toList()) {
      objects.add(json(line));
    }
    return objects;
  }

  /** The fields of the only JSON object of a text; arrays are lists. */
  public static Map<String, Object> json(String text) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      parser.nextToken();
      Map<String, Object> object = object(parser);
      if (parser.nextToken() != null) {
        throw new IOException("there is more than one object in: " + text);
      }
      return object;
    }
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      object.put(name, value(parser));
    }
    return object;
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> {
        List<Object> array = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          array.add(value(parser));
        }
        yield array;
      }
      case VALUE_NUMBER_INT -> parser.getIntValue();
      case VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
      case VALUE_STRING -> parser.getText();
      case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
      default -> throw new IOException("unexpected " + parser.currentToken());
    };
  }
}
