package org.nqueens.pages.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;

/** Boards of connected regions, and positions on them, from seeds. */
final class RandomBoards {
  private RandomBoards() {}

  /** A board whose n regions grow from random squares; the letters are in order of appearance. */
  static Board board(int n, long seed) {
    Random random = new Random(seed);
    int[] regions = new int[n * n];
    Arrays.fill(regions, -1);
    List<Integer> squares = new ArrayList<>(IntStream.range(0, n * n).boxed().toList());
    Collections.shuffle(squares, random);
    for (int region = 0; region < n; region++) {
      regions[squares.get(region)] = region;
    }
    int free = n * n - n;
    while (free > 0) {
      int square = random.nextInt(n * n);
      int[] neighbours = {square - 1, square + 1, square - n, square + n};
      int to = neighbours[random.nextInt(4)];
      boolean adjacent = to >= 0 && to < n * n && (to % n == square % n || to / n == square / n);
      if (regions[square] >= 0 && adjacent && regions[to] < 0) {
        regions[to] = regions[square];
        free--;
      }
    }
    String[] lines = new String[n];
    Arrays.fill(lines, "");
    for (int square = 0; square < n * n; square++) {
      lines[square / n] += (char) ('a' + regions[square]);
    }
    return lettered(Board.of(lines));
  }

  /** A board with the letters from A on, in the order of their first squares. */
  static Board lettered(Board board) {
    List<Integer> first = String.join("", board.lines()).chars().distinct().boxed().toList();
    return Board.of(
        board.lines().stream()
            .map(
                line ->
                    line.chars()
                        .map(letter -> 'A' + first.indexOf(letter))
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining()))
            .toArray(String[]::new));
  }

  /** A position with some queens and crosses. */
  static Position position(int n, long seed) {
    Position position = Position.of(board(n, seed));
    Random random = new Random(seed);
    for (int mark = 0; mark < n; mark++) {
      position = position.withCross(random.nextInt(n), random.nextInt(n));
      position = position.withCross(random.nextInt(n), random.nextInt(n));
    }
    for (int mark = 0; mark < n / 2; mark++) {
      position = position.withQueen(random.nextInt(n), random.nextInt(n));
    }
    return position;
  }
}
