package org.nqueens.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.reflect.Method;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Runs each test on a thread of its own, which has to end in bounded time and to leave no other
 * thread behind. The tests of a class run one after another; each class has its own instance. Every
 * few seconds {@link SuiteLog} prints which of them runs.
 *
 * <p>A thread that hears no signal cannot be ended. While it runs, the other tests of the class are
 * skipped, since each of them might wait as long.
 */
final class BoundedTest implements InvocationInterceptor {
  /** The parameter of JUnit, or system property, that replaces the bounds. */
  static final String SECONDS = "nqueens.contract.seconds";

  private static final int DEFAULT_SECONDS = 60;

  /** Of the tests that do nothing but stop; many times what a search takes to hear the signal. */
  private static final int STOP_SIGNAL_SECONDS = 30;

  /** Of the other tests, since the exhaustive gate has many times the cases. */
  private static final int EXHAUSTIVE_SECONDS = 600;

  /** How long a thread may take to end after its search. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final SuiteLog log = new SuiteLog();

  /** Threads of tests that have not ended in time. */
  private List<Thread> hanging = List.of();

  /** Daemons that the backend keeps, as its fixture says. */
  private final Set<Thread> kept = new HashSet<>();

  /** Whether a test has left a thread behind. */
  private boolean hasLeft;

  @Override
  public void interceptTestMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    run(test, method.getExecutable(), "", context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    // A name of arguments may be that of a whole model.
    String arguments = " %.40s".formatted(context.getDisplayName());
    run(test, method.getExecutable(), arguments, context);
  }

  private void run(Invocation<Void> test, Method method, String arguments, ExtensionContext context)
      throws Throwable {
    Class<?> contract = method.getDeclaringClass();
    String name = contract.getSimpleName() + "." + method.getName() + arguments;
    BackendFixture fixture = (BackendFixture) context.getRequiredTestInstance();
    assumeTrue(
        hanging.stream().noneMatch(Thread::isAlive),
        () -> "needs the end of an earlier test: its threads run on: " + names(hanging));
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              try {
                return test.proceed();
              } catch (Exception | Error e) {
                throw e;
              } catch (Throwable t) {
                throw new AssertionError(t);
              }
            });
    Thread thread = new Thread(task, "contract-" + method.getName());
    thread.setDaemon(false); // as a program's own, from which new threads inherit this
    thread.start();
    int seconds = seconds(contract, context);
    if (!ends(thread, seconds, fixture.backend(), name)) {
      throw hangs(name, contract, seconds, thread, before);
    }
    try {
      task.get();
    } catch (ExecutionException e) {
      throw e.getCause();
    }
    requireNoneLeft(before, fixture.keptThreads());
  }

  private static int seconds(Class<?> contract, ExtensionContext context) {
    return context
        .getConfigurationParameter(SECONDS, Integer::valueOf)
        .orElseGet(
            () ->
                contract == StopSignalContract.class
                    ? STOP_SIGNAL_SECONDS
                    : Gate.seconds(DEFAULT_SECONDS, EXHAUSTIVE_SECONDS));
  }

  private boolean ends(Thread thread, int seconds, String suite, String test)
      throws InterruptedException {
    try {
      return log.await(thread, Duration.ofSeconds(seconds), suite, test);
    } catch (InterruptedException e) {
      thread.interrupt();
      throw e;
    }
  }

  private AssertionError hangs(
      String name, Class<?> contract, int seconds, Thread thread, Set<Thread> before)
      throws InterruptedException {
    AssertionError error =
        new AssertionError(
            "%s has not ended within %s s: %s; the traces below show where it is, and no further test of the class runs until it ends"
                .formatted(
                    name,
                    seconds,
                    contract == StopSignalContract.class
                        ? StopSignalContract.RULE
                        : "a search ends by itself, or soon after SearchRequest.stopRequested() is true or the sink has answered false"));
    hanging = Stream.concat(Stream.of(thread), since(before)).distinct().toList();
    for (Thread each : hanging) {
      Throwable where = new Throwable(each.getName());
      where.setStackTrace(each.getStackTrace());
      error.addSuppressed(where);
    }
    thread.interrupt(); // the last chance: a test that waits on its own thread ends
    thread.join(TimeUnit.SECONDS.toMillis(1));
    return error;
  }

  private void requireNoneLeft(Set<Thread> before, int keptThreads) throws InterruptedException {
    // A backend that leaves threads leaves them in each test: only the first waits for their end.
    long grace = hasLeft ? 0 : GRACE_NANOS;
    long start = System.nanoTime();
    List<Thread> left = since(before).toList();
    while (!mayBeKept(left, keptThreads)) {
      if (System.nanoTime() - start >= grace) {
        hasLeft = true;
        throw new AssertionError(
            "left behind: %s; end the threads of a search before it returns, or declare daemons that are kept on purpose by keptThreads of the fixture (%s)"
                .formatted(names(left), keptThreads));
      }
      Thread.sleep(1);
      left = since(before).toList();
    }
    kept.addAll(left);
  }

  private boolean mayBeKept(List<Thread> left, int keptThreads) {
    kept.removeIf(thread -> !thread.isAlive());
    return left.isEmpty()
        || left.stream().allMatch(Thread::isDaemon) && kept.size() + left.size() <= keptThreads;
  }

  private static Stream<Thread> since(Set<Thread> before) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !before.contains(thread))
        .filter(Thread::isAlive)
        .filter(thread -> !belongsToTheJvm(thread) && !belongsToJUnit(thread));
  }

  /**
   * The JVM starts its threads in the root of the thread groups or in a branch of its own, whereas
   * those of an application descend from its main thread. The common pool belongs to all.
   */
  private static boolean belongsToTheJvm(Thread thread) {
    if (thread instanceof ForkJoinWorkerThread worker) {
      return worker.getPool() == ForkJoinPool.commonPool();
    }
    return branch(thread) != branch(Thread.currentThread());
  }

  /** The child of the root to which the group of a thread belongs; null for the root itself. */
  private static ThreadGroup branch(Thread thread) {
    ThreadGroup branch = null;
    ThreadGroup group = thread.getThreadGroup(); // null once the thread has ended
    while (group != null && group.getParent() != null) {
      branch = group;
      group = group.getParent();
    }
    return branch;
  }

  /** The watcher of {@code @Timeout}, which a subclass may use beside. */
  private static boolean belongsToJUnit(Thread thread) {
    return thread.getName().startsWith("junit-");
  }

  private static String names(List<Thread> threads) {
    return threads.stream()
        .map(thread -> thread.getName() + (thread.isDaemon() ? " (daemon)" : ""))
        .collect(Collectors.joining(", "));
  }
}
