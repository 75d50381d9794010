package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.hint.Step;

/**
 * Rates reference boards and gives a hint on every position of their solving paths, after five
 * rounds for warming up; prints a Markdown table by difficulty.
 */
public final class Ratings {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  private static final int WARM_UP = 5;

  private Ratings() {}

  /** The times of the boards of one difficulty, in milliseconds. */
  private record Times(List<Double> ratings, List<Double> hints) {
    Times() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /** Reads the boards from the file that the first argument names. */
  public static void main(String[] arguments) throws IOException {
    List<Board> boards =
        Arrays.stream(Files.readString(Path.of(arguments[0])).strip().split("\n\n"))
            .map(Board::parse)
            .toList();
    for (int round = 0; round < WARM_UP; round++) {
      measure(boards);
    }
    System.out.println(
        "| difficulty | boards | rating, median ms | longest | hints | hint, median ms | longest |");
    System.out.println("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    measure(boards).forEach(Ratings::print);
  }

  /** The times by difficulty; boards without a difficulty come under 0. */
  private static Map<Integer, Times> measure(List<Board> boards) {
    Map<Integer, Times> measured = new TreeMap<>();
    for (Board board : boards) {
      long start = System.nanoTime();
      Optional<Rating> rating = Rating.of(board);
      double millis = (System.nanoTime() - start) / 1e6;
      Times times =
          measured.computeIfAbsent(
              rating.map(Rating::difficulty).orElse(0), difficulty -> new Times());
      times.ratings().add(millis);
      Position position = Position.of(board);
      for (Step step : GUIDE.path(position).steps()) {
        long before = System.nanoTime();
        GUIDE.hint(position);
        times.hints().add((System.nanoTime() - before) / 1e6);
        position = step.on(position);
      }
    }
    return measured;
  }

  private static void print(int difficulty, Times times) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.2f | %.2f | %d | %.2f | %.2f |%n",
        difficulty == 0 ? "none" : difficulty,
        times.ratings().size(),
        median(times.ratings()),
        times.ratings().stream().mapToDouble(x -> x).max().orElse(0),
        times.hints().size(),
        median(times.hints()),
        times.hints().stream().mapToDouble(x -> x).max().orElse(0));
  }

  private static double median(List<Double> times) {
    return times.stream().mapToDouble(x -> x).sorted().skip(times.size() / 2).findFirst().orElse(0);
  }
}
