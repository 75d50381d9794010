package org.nqueens.pages;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Bytes as text for a page: deflated without a header (RFC 1951), in base 64. */
final class PackedText {
  private PackedText() {}

  /** The text of some bytes; it does not depend on the machine for one version of the JDK. */
  static String of(byte[] content) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory cannot fail to be written", e);
    } finally {
      deflater.end();
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
