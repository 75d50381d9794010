package org.nqueens.cli.output;

import java.io.File;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.nativ.CLibrary;
import org.jline.nativ.JLineNativeLoader;
import org.jline.nativ.Kernel32;

/**
 * The terminal that an output stream is connected to, queried by JLine's native library instead of
 * a program such as {@code test} or {@code stty}. If the library does not load, the stream counts
 * as no terminal.
 */
public enum Terminal {
  /** That of standard output. */
  OUTPUT(1),
  /** That of standard error. */
  ERROR(2);

  private static final int DEFAULT_WIDTH = 80;

  private static final boolean IS_WINDOWS = File.separatorChar == '\\';

  private final int descriptor;

  Terminal(int descriptor) {
    this.descriptor = descriptor;
  }

  /** Tells whether the stream is a terminal. */
  public boolean exists() {
    return isTerminal(descriptor);
  }

  private static boolean isTerminal(int descriptor) {
    try {
      Loader.LOG.setLevel(Level.OFF);
      JLineNativeLoader.initialize();
      return (IS_WINDOWS ? Kernel32.isatty(descriptor) : CLibrary.isatty(descriptor)) != 0;
    } catch (Exception | LinkageError e) {
      return false;
    }
  }

  /** The log of the library, made where it is loaded: most runs need no logging. */
  private static final class Loader {
    /** A strong reference keeps its level: without it the log manager may drop the logger. */
    static final Logger LOG = Logger.getLogger("org.jline");
  }

  /** Tells the same, but only if standard input is also a terminal. */
  @SuppressWarnings("SystemConsoleNull") // where it is never null, the library tells
  boolean isInteractive() {
    // Without a console the library is not loaded, because this takes longer than most commands.
    return System.console() != null && exists();
  }

  /**
   * Whether to print in colours: on a terminal that names itself in the variable TERM, unless as
   * dumb, or in WT_SESSION, as Windows Terminal does; but not if the variable NO_COLOR is set, see
   * <a href="https://no-color.org">no-color.org</a>.
   */
  public boolean hasColours() {
    return hasColours(System.getenv(), this::exists);
  }

  static boolean hasColours(Map<String, String> environment, BooleanSupplier terminal) {
    String name = environment.getOrDefault("TERM", "");
    return environment.getOrDefault("NO_COLOR", "").isEmpty()
        && (environment.containsKey("WT_SESSION") || !name.isEmpty() && !name.equals("dumb"))
        && terminal.getAsBoolean();
  }

  /** The current number of columns, or {@link #DEFAULT_WIDTH} if it is unknown. */
  int width() {
    return width(descriptor);
  }

  private static int width(int descriptor) {
    if (IS_WINDOWS) {
      return DEFAULT_WIDTH;
    }
    CLibrary.WinSize size = new CLibrary.WinSize();
    boolean known = CLibrary.ioctl(descriptor, CLibrary.TIOCGWINSZ, size) == 0;
    return known && size.ws_col > 0 ? size.ws_col : DEFAULT_WIDTH;
  }

  /**
   * The number of columns where text is wrapped: the variable COLUMNS if it is set, otherwise the
   * width of the terminal. {@link Words#UNLIMITED} without a terminal, so that other programs read
   * whole lines.
   */
  public int textWidth() {
    if (!isInteractive()) {
      return Words.UNLIMITED;
    }
    String columns = System.getenv("COLUMNS");
    return columns != null && columns.matches("[1-9][0-9]{0,3}")
        ? Integer.parseInt(columns)
        : width();
  }
}
