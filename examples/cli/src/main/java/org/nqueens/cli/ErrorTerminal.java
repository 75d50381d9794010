package org.nqueens.cli;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.nativ.CLibrary;
import org.jline.nativ.JLineNativeLoader;
import org.jline.nativ.Kernel32;
import org.jline.utils.OSUtils;

/**
 * The terminal that standard error is connected to. The operating system is asked through JLine's
 * native library, not by a program such as {@code test} or {@code stty}, and where the library does
 * not load there is no terminal.
 */
final class ErrorTerminal {
  private static final int STANDARD_ERROR = 2;
  private static final int USUAL_WIDTH = 80;

  /** Held, so that its level is not forgotten: where there is no progress there are no words. */
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

  /** The columns that it has now, if that is known. */
  static int width() {
    if (OSUtils.IS_WINDOWS) {
      return USUAL_WIDTH;
    }
    CLibrary.WinSize size = new CLibrary.WinSize();
    boolean known = CLibrary.ioctl(STANDARD_ERROR, CLibrary.TIOCGWINSZ, size) == 0;
    return known && size.ws_col > 0 ? size.ws_col : USUAL_WIDTH;
  }
}
