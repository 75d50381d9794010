package org.nqueens.cli;

/**
 * The main class of {@code queens.jar}: starts {@link Queens}, or says in one line what is missing.
 * It is compiled for Java 8 and names no library, because it runs also where the others do not.
 */
public final class Launcher {
  private Launcher() {}

  /** Starts the command; an exit code other than 0 ends the JVM. */
  public static void main(String[] arguments) {
    try {
      Queens.main(arguments);
    } catch (UnsupportedClassVersionError e) {
      fail(
          "Java ("
              + System.getProperty("java.version")
              + ") must be 17 or newer: install one, or set JAVA_HOME to it");
    } catch (NoClassDefFoundError e) {
      // A class that is there, but fails to be initialized, has another cause or none.
      if (!(e.getCause() instanceof ClassNotFoundException)) {
        throw e;
      }
      fail("class (" + e.getMessage() + ") was not found: keep the folder lib beside queens.jar");
    }
  }

  private static void fail(String message) {
    System.err.println("queens: " + message);
    System.exit(1);
  }
}
