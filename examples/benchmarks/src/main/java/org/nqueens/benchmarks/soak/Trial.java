package org.nqueens.benchmarks.soak;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.soak.Observation.Event;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** A trial of a case: the call, with its fault, and the observation. */
final class Trial {
  private static final int LATEST_INTERRUPT_MICROS = 4_000;

  private final RandomCase asked;
  private final QueensModel model;
  private final FaultyConsumer consumer;
  private final Optional<FailingStrategy> failing;
  private Optional<SolveResult> result = Optional.empty();
  private Optional<Object> answer = Optional.empty();

  private Trial(RandomCase asked) {
    this.asked = asked;
    this.model = asked.problem().model();
    this.consumer = new FaultyConsumer(asked, new Nested(asked.backend(), asked.threads()));
    this.failing =
        asked
            .strategy()
            .fault()
            .map(
                fault ->
                    new FailingStrategy(asked.strategy().sound().orElseThrow(), fault, asked.at()));
  }

  static Observation of(RandomCase asked) {
    return new Trial(asked).run();
  }

  private Observation run() {
    Optional<Throwable> thrown = Optional.empty();
    Optional<Thread> interrupter = Optional.empty();
    QueensSolver solver = asked.solver(failing.isPresent() ? failing : asked.strategy().sound());
    if (asked.fault() == Fault.INTERRUPTED_BEFORE) {
      Thread.currentThread().interrupt();
    } else if (asked.fault() == Fault.INTERRUPTED_BY_ANOTHER) {
      interrupter =
          Optional.of(Helper.interruptLater(Math.floorMod(asked.seed(), LATEST_INTERRUPT_MICROS)));
    }
    long start = System.nanoTime();
    try {
      call(solver);
    } catch (Throwable t) { // any kind; the rules decide whether it is right
      thrown = Optional.of(t);
    }
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    interrupter.ifPresent(Helper::await);
    return new Observation(
        consumer.delivered(),
        result,
        answer,
        thrown,
        consumer.thrown(),
        failing.map(FailingStrategy::thrown).orElse(List.of()),
        events(Thread.interrupted()),
        consumer.complaints(),
        elapsed);
  }

  private List<Event> events(boolean flag) {
    List<Event> events = new ArrayList<>();
    if (consumer.struck()
        || asked.fault() == Fault.INTERRUPTED_BEFORE
        || asked.fault() == Fault.INTERRUPTED_BY_ANOTHER) {
      events.add(Event.FAULT);
    }
    if (failing.isPresent() && failing.get().failed()) {
      events.add(Event.STRATEGY_FAILED);
    }
    if (flag) {
      events.add(Event.FLAG_SET);
    }
    return events;
  }

  private void call(QueensSolver solver) {
    Runnable question =
        switch (asked.call()) {
          case ENUMERATE -> () -> result = Optional.of(solver.enumerate(model, consumer::take));
          case ENUMERATE_WHILE ->
              () -> result = Optional.of(solver.enumerateWhile(model, consumer::take));
          case ENUMERATE_ORBITS ->
              () -> result = Optional.of(solver.enumerateOrbits(model, this::take));
          case STREAM_FOR_EACH, STREAM_LIMIT, STREAM_PARALLEL -> () -> pullByStream(solver);
          case STREAM_ITERATOR -> () -> pullByIterator(solver);
          case COUNT -> () -> answer = Optional.of(solver.count(model));
          case FIND_ANY -> () -> answer = Optional.of(solver.findAny(model));
          case UNIQUENESS -> () -> answer = Optional.of(solver.uniqueness(model));
          case EXPLAIN -> () -> answer = Optional.of(solver.explain(model));
        };
    question.run();
  }

  private void take(Orbit orbit) {
    List<Placement> images = Images.of(model).of(orbit.representative());
    if (!orbit.placements().equals(images)) {
      consumer.complain("orbit " + orbit + " is not " + images);
    }
    consumer.take(orbit.representative());
  }

  private void pullByStream(QueensSolver solver) {
    try (Stream<Placement> stream = solver.stream(model)) {
      consumer.closesBy(stream::close);
      Stream<Placement> pulled =
          switch (asked.call()) {
            case STREAM_LIMIT -> stream.limit(limit(asked));
            case STREAM_PARALLEL -> stream.parallel();
            default -> stream;
          };
      pulled.forEach(consumer::take);
    }
  }

  private void pullByIterator(QueensSolver solver) {
    Stream<Placement> stream = solver.stream(model);
    consumer.closesBy(stream::close);
    Iterator<Placement> placements = stream.iterator();
    boolean goOn = true;
    try {
      while (goOn && placements.hasNext()) {
        goOn = consumer.take(placements.next());
      }
    } finally {
      if (asked.fault() == Fault.DROPS) {
        consumer.closesBy(() -> {}); // which refers to the stream
      } else {
        stream.close();
      }
    }
  }

  /**
   * How many placements a stream that is cut short is asked for: some more than the fault needs.
   */
  static long limit(RandomCase asked) {
    return asked.at() + Math.floorMod(asked.seed(), 5L);
  }
}
