package org.nqueens.pages;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.format.Board;

/** A page to make a board in a browser, after the events of a script. */
record EditedPage(Chromium page) {

  /** Opens the page of a board; plays events such as {@code click 12,key a}. */
  static EditedPage of(Board board, String script) {
    return all(board, script).get(0);
  }

  /** Opens the page of a board once for each script, all in one browser. */
  static List<EditedPage> all(Board board, String... scripts) {
    return visits(board, "localStorage.clear();", scripts);
  }

  /**
   * The same with a memory.
   *
   * @param before statements that run before the script of the page
   */
  static List<EditedPage> visits(Board board, String before, String... scripts) {
    return Chromium.openAll(
            Collections.nCopies(scripts.length, scripted(board, before)),
            Stream.of(scripts).map(EditedPage::fragment).toList())
        .stream()
        .map(EditedPage::new)
        .toList();
  }

  /** The page of a board, which plays the script of its address. */
  static String scripted(Board board, String before) {
    return TestPage.with(EditorPage.of(board), before, "board-use.js", "edit-check.js");
  }

  /** The address of a script; an empty one plays nothing. */
  static String fragment(String script) {
    return script.isEmpty() ? "" : "#check=" + encoded(script);
  }

  /** A word of a script that has blanks, commas or line ends. */
  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** The text of the board that is made. */
  String text() {
    return page.data("text")
        .replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
  }

  /** The texts after each of several scripts. */
  List<String> texts() {
    return Stream.of(page.data("check").split(",", -1)).map(EditedPage::decoded).toList();
  }

  /** What the field of the text has. */
  String value() {
    return decoded(page.data("value"));
  }

  String verdict() {
    return page.text("verdict");
  }

  String notes() {
    return page.text("notes");
  }

  String problem() {
    return page.text("problem");
  }

  /** What the page tells by voice. */
  String live() {
    return page.text("live");
  }

  /** The labels of the squares, row by row. */
  List<String> labels() {
    return page.all("<div role=\"gridcell\"[^>]* aria-label=\"([^\"]*)\"");
  }

  /** What can be painted. */
  List<String> tools() {
    return page.all("<input type=\"radio\"[^>]* aria-label=\"([^\"]*)\">");
  }

  /** The labels of the small boards with solutions. */
  List<String> solutions() {
    return page.all("<svg role=\"img\" aria-label=\"([^\"$]*)\"");
  }

  /** The number of squares with a queen that only one of two solutions has. */
  int rings() {
    return page.all("<path (class)=\"ring\" transform=\"translate\\([0-9]").size();
  }
}
