package org.nqueens.pages;

import static org.nqueens.pages.PlayFixtures.GUIDE;

import java.time.Year;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.board.Position;

/** Pages to play in a browser: moves, hints, results, memory and books. */
@NeedsChromium
class PlayPageScenariosTest {
  @TestFactory
  Stream<DynamicTest> plays() {
    return Scenario.tests(
        "play-scenarios.txt",
        (title, boards) -> {
          List<Position> positions = boards.stream().map(Position::parse).toList();
          if (title.isEmpty()) {
            return PlayPage.of(positions.get(0), GUIDE);
          }
          return title.matches("\\d+") // of a year
              ? PlayPage.year(Year.parse(title), positions, GUIDE)
              : PlayPage.book(title, positions, GUIDE);
        },
        "play-check.js");
  }
}
