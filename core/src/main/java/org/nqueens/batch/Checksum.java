package org.nqueens.batch;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32C;

/** The checksums of a journal: CRC-32C, as in iSCSI and ext4, in eight hexadecimal digits. */
final class Checksum {
  private Checksum() {}

  /** The checksum of a text of one-byte characters. */
  static String of(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.ISO_8859_1));
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }
}
