package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.exchange.ForeignBoards;
import org.nqueens.puzzle.hint.Rule;

/**
 * Rates generated star battles of each size and, with files as arguments, the boards of others. A
 * rating is written as the difficulty of the hardest rule and the score, such as 4/38. The last
 * four columns divide the generated boards into fifths, which are the difficulties of {@link
 * Rating}.
 */
public final class Ratings {
  private static final int SEEDS = 1_000;
  private static final int MOST_OF_A_FILE = 300;

  /** The numbers of queens in each row, and the columns. */
  private static final List<List<Integer>> BOARDS =
      List.of(List.of(2, 8), List.of(2, 9), List.of(2, 10), List.of(2, 11));

  private static final String BEYOND = "beyond";

  private Ratings() {}

  /** Rates the generated boards, and some boards of each file. */
  public static void main(String[] files) throws IOException {
    List<List<String>> generated =
        BOARDS.stream()
            .map(
                board -> row(board.get(0) + " x " + board.get(1), made(board.get(0), board.get(1))))
            .toList();
    Report report =
        new Report("Ratings", "Ratings")
            .line(
                "Generated star battles, stars x columns, seeds 1 to %s: the shares of the hardest rules in %%, and the least ratings of the second to the fifth fifth."
                    .formatted(SEEDS))
            .table(headings("boards"), generated);
    if (files.length > 0) {
      List<List<String>> others = new ArrayList<>();
      for (String file : files) {
        others.add(row(Path.of(file).getFileName().toString(), read(Path.of(file))));
      }
      report
          .line(
              "Boards of others by their published grades, at most %s of a file."
                  .formatted(MOST_OF_A_FILE))
          .table(headings("file"), others);
    }
    report.save("ratings");
  }

  private static List<String> headings(String first) {
    return Stream.of(
            Stream.of(first, "number"),
            Stream.of(Rule.values()).map(rule -> Integer.toString(rule.difficulty())),
            Stream.of(BEYOND, "20 %", "40 %", "60 %", "80 %"))
        .flatMap(Function.identity())
        .toList();
  }

  private static List<String> row(String name, List<Optional<Rating>> ratings) {
    List<Optional<Rating>> sorted =
        ratings.stream()
            .sorted(
                Comparator.<Optional<Rating>>comparingInt(Ratings::hardest)
                    .thenComparingLong(rating -> rating.map(Rating::score).orElse(0L)))
            .toList();
    List<String> row = new ArrayList<>(List.of(name, Integer.toString(sorted.size())));
    for (int hardest = 1; hardest <= Rule.values().length + 1; hardest++) {
      int wanted = hardest;
      long boards = sorted.stream().filter(rating -> hardest(rating) == wanted).count();
      row.add(Long.toString(Math.round(100.0 * boards / sorted.size())));
    }
    for (int fifth = 1; fifth < 5; fifth++) {
      Optional<Rating> bound = sorted.get(sorted.size() * fifth / 5);
      row.add(bound.map(rating -> hardest(bound) + "/" + rating.score()).orElse(BEYOND));
    }
    return row;
  }

  private static int hardest(Optional<Rating> rating) {
    return rating
        .map(rated -> rated.hardestRule().map(Rule::difficulty).orElse(0))
        .orElse(Rule.values().length + 1);
  }

  private static List<Optional<Rating>> made(int stars, int size) {
    QueensSolver solver = QueensSolver.builder().build();
    PuzzleGenerator generator = new PuzzleGenerator(solver, solver).withStars(stars);
    return LongStream.rangeClosed(1, SEEDS)
        .mapToObj(
            seed ->
                Rating.of(
                    generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, seed).board()))
        .toList();
  }

  /** The ratings of a file with a board in each line, some evenly chosen lines of a long one. */
  private static List<Optional<Rating>> read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    int step = (lines.size() + MOST_OF_A_FILE - 1) / MOST_OF_A_FILE;
    return IntStream.range(1, lines.size() + 1)
        .filter(number -> number % step == 0)
        .mapToObj(number -> board(lines.get(number - 1)))
        .map(Rating::of)
        .toList();
  }

  private static Board board(String line) {
    return ForeignBoards.read(line).boards().stream()
        .flatMap(reading -> reading.positions().stream())
        .map(Position::board)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("line (%s) has no board".formatted(line)));
  }
}
