package org.nqueens.benchmarks.measure;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;
import org.nqueens.benchmarks.work.Contestant.Threads;

/**
 * The bytes allocated on the Java heap so far, without the native memory of solvers.
 *
 * <p>The JVM counts the allocations of the calling thread to the byte, but has no count of threads
 * that have ended. With worker threads the figure is therefore the occupied heap plus the memory
 * that collections have freed. It is accurate to some megabytes, because collectors report whole
 * regions and threads allocate memory in portions.
 */
final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final List<GarbageCollectorMXBean> COLLECTORS =
      ManagementFactory.getGarbageCollectorMXBeans();
  private static final Set<String> HEAP_POOLS =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .map(MemoryPoolMXBean::getName)
          .collect(Collectors.toSet());
  private static final Allocation HEAP = new Allocation();

  private static final long LATEST_NOTICE = TimeUnit.SECONDS.toNanos(5);

  private final long collectionsBefore;
  private long noticed;
  private long freed;

  private Allocation() {
    collectionsBefore = collections();
    for (GarbageCollectorMXBean collector : COLLECTORS) {
      ((NotificationEmitter) collector)
          .addNotificationListener((notice, handback) -> collected(notice), null, null);
    }
  }

  static long bytesSoFar(Threads threads) {
    return switch (threads) {
      case CALLER -> THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      case WORKERS -> HEAP.usedAndFreed();
    };
  }

  private synchronized void collected(Notification notice) {
    if (notice
        .getType()
        .equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
      GcInfo info =
          GarbageCollectionNotificationInfo.from((CompositeData) notice.getUserData()).getGcInfo();
      freed += used(info.getMemoryUsageBeforeGc()) - used(info.getMemoryUsageAfterGc());
      noticed++;
      notifyAll();
    }
  }

  /** Waits until every collection has been notified; notifications are late. */
  private synchronized long usedAndFreed() {
    long start = System.nanoTime();
    while (noticed < collections() - collectionsBefore
        && System.nanoTime() - start < LATEST_NOTICE) {
      try {
        wait(10);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("measurement (interrupted): cannot go on, start again", e);
      }
    }
    Runtime runtime = Runtime.getRuntime();
    return freed + runtime.totalMemory() - runtime.freeMemory();
  }

  private static long collections() {
    return COLLECTORS.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum();
  }

  private static long used(Map<String, MemoryUsage> pools) {
    return pools.entrySet().stream()
        .filter(pool -> HEAP_POOLS.contains(pool.getKey()))
        .mapToLong(pool -> pool.getValue().getUsed())
        .sum();
  }
}
