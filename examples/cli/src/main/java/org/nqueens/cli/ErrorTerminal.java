package org.nqueens.cli;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.nativ.CLibrary;
import org.jline.nativ.JLineNativeLoader;
import org.jline.nativ.Kernel32;
import org.jline.utils.OSUtils;

/**
 * The terminal that standard error is connected to, queried by JLine's native library instead of a
 * program such as {@code test} or {@code stty}. If the library does not load, standard error counts
 * as no terminal.
 */
final class ErrorTerminal {
  private static final int STANDARD_ERROR = 2;
  private static final int DEFAULT_WIDTH = 80;

  /** A strong reference keeps the level: without it the log manager may drop the logger. */
  private static final Logger LOADER_LOG = Logger.getLogger("org.jline");

  private ErrorTerminal() {}

  /** Tells whether standard error is a terminal. */
  static boolean exists() {
    LOADER_LOG.setLevel(Level.OFF);
    try {
      JLineNativeLoader.initialize();
      return (OSUtils.IS_WINDOWS
              ? Kernel32.isatty(STANDARD_ERROR)
              : CLibrary.isatty(STANDARD_ERROR))
          != 0;
    } catch (Exception | LinkageError e) {
      return false;
    }
  }

  /** The current number of columns, or {@link #DEFAULT_WIDTH} if it is unknown. */
  static int width() {
    if (OSUtils.IS_WINDOWS) {
      return DEFAULT_WIDTH;
    }
    CLibrary.WinSize size = new CLibrary.WinSize();
    boolean known = CLibrary.ioctl(STANDARD_ERROR, CLibrary.TIOCGWINSZ, size) == 0;
    return known && size.ws_col > 0 ? size.ws_col : DEFAULT_WIDTH;
  }
}
