package org.nqueens.pages;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The elements of a board drawn as SVG. */
final class SvgPicture {
  private SvgPicture() {}

  static Element parse(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      return factory
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)))
          .getDocumentElement();
    } catch (Exception e) {
      throw new AssertionError("not well-formed: " + svg, e);
    }
  }

  static List<Element> all(Element parent, String name) {
    NodeList nodes = parent.getElementsByTagNameNS("*", name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  static String title(String svg) {
    return all(parse(svg), "title").get(0).getTextContent();
  }

  static String description(String svg) {
    return all(parse(svg), "desc").get(0).getTextContent();
  }

  static List<String> ids(Element svg) {
    return all(svg, "*").stream()
        .map(element -> element.getAttribute("id"))
        .filter(id -> !id.isEmpty())
        .toList();
  }

  /** The rectangles without rounded corners, which only the frame has. */
  static List<Element> squares(Element svg) {
    return all(svg, "rect").stream().filter(rect -> !rect.hasAttribute("rx")).toList();
  }

  static List<String> queens(Element svg, String fill) {
    return all(svg, "path").stream()
        .filter(path -> path.getAttribute("fill").equals(fill))
        .map(path -> path.getAttribute("transform"))
        .toList();
  }
}
