package org.nqueens.pages.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.pages.picture.Screenshot.Theme;

/**
 * Series of pictures of falling quality, from clean to illegible: a board that is read and called
 * sure is right.
 */
@Sampled
class DegradedPictureTest {
  private enum Outcome {
    RIGHT_AND_SURE,
    UNSURE,
    REFUSED
  }

  private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);

  @Test
  void isNeverSureOfAWrongBoard() {
    for (Theme theme : Gate.spread(Gate.cases(1, 3), List.of(Theme.values()))) {
      Position position = RandomBoards.position(9, theme.ordinal());
      BufferedImage page = Screenshot.page(position, theme, 32);
      DoubleStream.of(20, 40, 80, 120)
          .forEach(deviation -> read(position, Screenshot.noisy(page, deviation, 1)));
      DoubleStream.of(0.6, 0.45, 0.35, 0.3, 0.2)
          .mapToObj(factor -> Screenshot.scaled(page, factor))
          .forEach(
              small -> {
                read(position, small);
                read(position, Screenshot.jpeg(small, 0.3f));
                read(position, Screenshot.scaled(small, 3));
              });
    }
    assertThat(outcomes.keySet()).containsExactlyInAnyOrder(Outcome.values());
  }

  private void read(Position position, BufferedImage image) {
    Outcome outcome = Outcome.REFUSED;
    try {
      BoardPicture read = BoardPicture.read(image);
      outcome = read.certainty() < 0.5 ? Outcome.UNSURE : Outcome.RIGHT_AND_SURE;
      if (outcome == Outcome.RIGHT_AND_SURE) {
        assertThat(read.position().board()).as(read.sentence()).isEqualTo(position.board());
      }
    } catch (BoardPictureException e) {
      assertThat(e).hasMessageContaining(": ");
    }
    outcomes.merge(outcome, 1, Integer::sum);
  }
}
