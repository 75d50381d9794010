package org.nqueens.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The versions of the command and of OR-Tools, from a file that the build writes, and of Java. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in =
        Version.class.getResourceAsStream("/org/nqueens/cli/version.properties")) {
      properties.load(in);
    }
    return new String[] {
      "queens " + properties.getProperty("version"),
      "Java %s (%s)"
          .formatted(System.getProperty("java.version"), System.getProperty("java.vm.name")),
      "OR-Tools " + properties.getProperty("ortools")
    };
  }
}
