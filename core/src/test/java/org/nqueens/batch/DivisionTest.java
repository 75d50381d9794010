package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.zip.CRC32C;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.format.ModelText;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/**
 * The parts of batches as the first version of the format of journals numbers them. A change here
 * makes older journals wrong: it needs another {@link BatchDivision}, and this one must stay.
 */
class DivisionTest {
  private enum Question {
    COUNT,
    PREFIXES;

    Batch divide(QueensModel model) {
      return switch (this) {
        case COUNT -> Batch.toCount(model);
        case PREFIXES -> {
          BatchDivision division = BatchDivision.PREFIXES;
          yield new Batch(model, division, new DepthChoice(model, division).depth(), Shard.ALL);
        }
      };
    }
  }

  @ParameterizedTest
  @CsvSource({
    "QUEENS, 8, COUNT, 2, 9eb9f14",
    "QUEENS, 12, COUNT, 0, e576c96",
    "QUEENS, 13, COUNT, 1, f260e2dc",
    "QUEENS, 13, COUNT, 2, 6bb636f3",
    "TOROIDAL, 16, COUNT, 0, 17a09378",
    "SEMIQUEENS, 12, COUNT, 1, 1a34d7da",
    "ROOKS, 12, COUNT, 0, 840fed68",
    "QUEENS, 11, PREFIXES, 0, 41f3585e",
    "QUEENS, 12, PREFIXES, 3, e0d89ae7",
    "NON_TOUCHING, 9, PREFIXES, 2, dc4bf4a2",
    "QUEENS, 33, COUNT, 1, fb6ce54f"
  })
  void partsKeepTheirNumbers(
      Variant variant, int n, Question question, int depth, String checksum) {
    Batch batch = question.divide(variant.builder(n).build());
    CRC32C crc = new CRC32C();
    for (Part part : batch.atDepth(depth)) {
      crc.update((part.weight() + "*" + ModelText.of(part.model())).getBytes());
    }
    assertThat(Long.toHexString(crc.getValue())).isEqualTo(checksum);
  }

  @ParameterizedTest
  @CsvSource({
    "QUEENS, 16, COUNT, 0",
    "QUEENS, 16, PREFIXES, 2",
    "QUEENS, 17, COUNT, 0",
    "QUEENS, 18, COUNT, 0",
    "QUEENS, 20, COUNT, 1",
    "QUEENS, 20, PREFIXES, 2",
    "QUEENS, 22, COUNT, 2",
    "QUEENS, 24, COUNT, 2",
    "QUEENS, 33, COUNT, 4",
    "TOROIDAL, 20, PREFIXES, 2",
    "ROOKS, 16, COUNT, 2"
  })
  void depthFollowsTheEstimate(Variant variant, int n, Question question, int depth) {
    Batch batch = question.divide(variant.builder(n).build());
    assertThat(batch.depth()).isEqualTo(depth);
  }
}
