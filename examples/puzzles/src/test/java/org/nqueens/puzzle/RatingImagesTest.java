package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.ReferencePuzzles;

/** Ratings of boards that are the same puzzle. */
@Sampled
class RatingImagesTest {

  @Test
  void rateReferenceBoardsAndTheirImagesAlike() {
    List<Board> boards = Gate.sample(80, ReferencePuzzles.unique());
    assertThat(boards).allMatch(board -> images(board).size() == 8);
    boards.forEach(RatingImagesTest::requireSameRating);
  }

  @Test
  void rateRandomBoardsAndTheirImagesAlike() {
    Gate.sample(120, ManyBoards.of(5)).forEach(RatingImagesTest::requireSameRating);
  }

  private static void requireSameRating(Board board) {
    Optional<Rating> rating = Rating.of(board);
    for (Board image : images(board)) {
      assertThat(Rating.of(image)).as("%s\n%s", board, image).isEqualTo(rating);
    }
    if (board.hasRegions()) {
      Board renamed = BoardImages.renamed(board, new Random(board.size()));
      assertThat(Rating.of(renamed)).as("%s\n%s", board, renamed).isEqualTo(rating);
    }
  }

  private static List<Board> images(Board board) {
    List<Board> images = new ArrayList<>();
    for (BoardSymmetry symmetry : BoardImages.symmetries(board.variant(), board.size())) {
      images.add(BoardImages.image(symmetry, board));
    }
    return images;
  }
}
