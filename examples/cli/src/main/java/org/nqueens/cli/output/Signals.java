package org.nqueens.cli.output;

import java.lang.reflect.Proxy;
import java.util.Optional;

/**
 * The signals of {@code sun.misc.Signal}, in the module jdk.unsupported. By reflection: javac warns
 * of each use, and no annotation tells it not to.
 */
final class Signals {
  private static final String HANDLER = "sun.misc.SignalHandler";

  private Signals() {}

  /** A handler that runs a task, in a thread of the JVM. */
  static Optional<Object> running(Runnable task) {
    try {
      Class<?> type = Class.forName(HANDLER);
      return Optional.of(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, arguments) -> {
                task.run();
                return null;
              }));
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }

  /** The handler that does what the system does by itself. */
  static Optional<Object> system() {
    try {
      return Optional.of(Class.forName(HANDLER).getField("SIG_DFL").get(null));
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }

  /**
   * Sets the handler of a signal, and returns the one before. Nothing happens where the system has
   * no such signal, or the JVM keeps it for itself.
   */
  static Optional<Object> handle(String name, Optional<Object> handler) {
    if (handler.isEmpty()) {
      return handler;
    }
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Object named = signal.getConstructor(String.class).newInstance(name);
      return Optional.of(
          signal
              .getMethod("handle", signal, Class.forName(HANDLER))
              .invoke(null, named, handler.get()));
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }
}
