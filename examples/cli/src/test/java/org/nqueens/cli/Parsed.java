package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What programs that read JSON or XML make of the output. */
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

  /** The picture that is the whole of a text. */
  static Document svg(String text) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    } catch (SAXException | ParserConfigurationException e) {
      throw new IOException("not a picture: " + text, e);
    }
  }

  /** The upper left corners of the queens of a picture. */
  static List<String> queens(Document svg) {
    NodeList paths = svg.getElementsByTagNameNS("http://www.w3.org/2000/svg", "path");
    List<String> queens = new ArrayList<>();
    for (int i = 0; i < paths.getLength(); i++) {
      String transform = ((Element) paths.item(i)).getAttribute("transform");
      if (!transform.isEmpty()) {
        queens.add(transform);
      }
    }
    return queens;
  }
}
