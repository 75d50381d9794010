package org.nqueens.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The address at which CP-Profiler listens.
 *
 * @param host the name or the number of the host
 * @param port the port, from 1 to 65535
 */
record ProfilerAddress(String host, int port) {
  private static final int MAX_PORT = 65_535;

  /** The host of a version 6 number is in brackets, {@code [::1]:6565}. */
  private static final Pattern ADDRESS =
      Pattern.compile("(?:(?:\\[(?<number>[^\\]]+)\\]|(?<name>[^:\\[\\]]+)):)?(?<port>[0-9]{1,5})");

  /** A parser of {@code PORT} and {@code HOST:PORT}. */
  static final class Converter implements ITypeConverter<ProfilerAddress> {
    @Override
    public ProfilerAddress convert(String text) {
      Matcher address = ADDRESS.matcher(text);
      int port = address.matches() ? Integer.parseInt(address.group("port")) : 0;
      if (port < 1 || port > MAX_PORT) {
        throw new TypeConversionException(
            "profiler (%s) must be a port from 1 to %s, or HOST:PORT: write 6565 or localhost:6565"
                .formatted(text, MAX_PORT));
      }
      String host =
          address.group("number") == null ? address.group("name") : address.group("number");
      return new ProfilerAddress(host == null ? "localhost" : host, port);
    }
  }
}
