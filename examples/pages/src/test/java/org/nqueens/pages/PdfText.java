package org.nqueens.pages;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** The drawing operators of a PDF file. */
final class PdfText {
  private static final Pattern STREAM = Pattern.compile("(?s)stream\r?\n(.*?)endstream");

  private PdfText() {}

  /**
   * The compressed streams of a file, one after the other.
   *
   * @param pdf the file, each byte as a character
   */
  static String of(String pdf) {
    StringBuilder text = new StringBuilder();
    Matcher stream = STREAM.matcher(pdf);
    while (stream.find()) {
      Inflater inflater = new Inflater();
      inflater.setInput(stream.group(1).getBytes(StandardCharsets.ISO_8859_1));
      byte[] part = new byte[8192];
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try {
        for (int length = inflater.inflate(part); length > 0; length = inflater.inflate(part)) {
          out.write(part, 0, length);
        }
        text.append(out.toString(StandardCharsets.ISO_8859_1)).append('\n');
      } catch (DataFormatException e) {
        // a stream that is not compressed, such as a font
      } finally {
        inflater.end();
      }
    }
    return text.toString();
  }
}
