package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.Serialized;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

@Sampled
class BatchTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private static List<Part> parts(Batch batch) {
    return StreamSupport.stream(batch.spliterator(), false).toList();
  }

  private static long sum(Batch batch) {
    return parts(batch).stream()
        .map(part -> PartResult.of(part, SOLVER.count(part.model()), Duration.ZERO))
        .mapToLong(PartResult::solutions)
        .sum();
  }

  @ParameterizedTest
  @CsvSource({
    "QUEENS, 11, 2680",
    "QUEENS, 12, 14200",
    "QUEENS, 13, 73712",
    "TOROIDAL, 13, 4524",
    "SUPERQUEENS, 12, 156",
    "SUPERQUEENS, 13, 1876",
    "TOROIDAL, 12, 0"
  })
  void partsBySymmetryMakeTheWhole(Variant variant, int n, long expected) {
    Batch batch = Batch.toCount(variant.builder(n).build());
    for (int depth = 0; depth <= 2; depth++) {
      assertThat(sum(batch.atDepth(depth))).isEqualTo(expected);
    }
  }

  /** More shares than parts take long, since each of them walks all parts. */
  static List<Integer> shares() {
    return Gate.sample(4, List.of(1, 2, 3, 7, 400));
  }

  @ParameterizedTest
  @MethodSource("shares")
  void sharesHaveEachPartOnce(int shares) {
    Batch batch = Batch.toCount(QueensModel.of(12));
    List<Part> all = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int i = 1; i <= shares; i++) {
      Batch share = batch.shard(new Shard(i, shares));
      List<Part> parts = parts(share);
      assertThat(share.size()).isEqualTo(parts.size());
      least = Math.min(least, parts.size());
      most = Math.max(most, parts.size());
      all.addAll(parts);
    }
    assertThat(most - least).isLessThanOrEqualTo(1);
    assertThat(all).containsExactlyInAnyOrderElementsOf(parts(batch));
  }

  @Test
  void anEmptyDomainLeavesNoPart() {
    QueensModel model =
        new QueensModel(List.of(RowDomain.of(), RowDomain.all(2)), QueensModel.of(2).constraints());
    assertThat(Batch.toCount(model).size()).isZero();
    assertThat(Batch.toCount(model)).isEmpty();
  }

  @Test
  void batchesAreEqualByValueAndSerializable() throws IOException, ClassNotFoundException {
    Batch batch = Batch.toCount(QueensModel.of(12)).shard(new Shard(2, 3));
    Batch copy = (Batch) Serialized.read(Serialized.write(batch));
    assertThat(copy).isEqualTo(batch).hasSameHashCodeAs(batch);
    assertThat(copy.size()).isEqualTo(batch.size());
    assertThat(parts(copy)).isEqualTo(parts(batch));
    assertThat(Batch.toCount(QueensModel.of(12)).shard(new Shard(2, 3))).isEqualTo(batch);
    assertThat(Batch.toCount(QueensModel.of(12))).isNotEqualTo(batch);
    assertThat(batch.atDepth(1)).isNotEqualTo(batch);
    assertThat(new Batch(batch.model(), BatchDivision.PREFIXES, batch.depth(), batch.shard()))
        .isNotEqualTo(batch);
    assertThat(Batch.toCount(QueensModel.of(13)).shard(new Shard(2, 3))).isNotEqualTo(batch);
  }

  /** A constant may be renamed, a name in journals never. */
  @Test
  void isSerializedWithTheNameOfItsDivisionInJournals() {
    String bytes =
        new String(
            Serialized.write(Batch.toCount(QueensModel.of(12))), StandardCharsets.ISO_8859_1);
    assertThat(bytes).contains("innermost-queens").doesNotContain("INNERMOST_QUEENS");
  }

  @Test
  void refusesADepthOutOfRangeInADamagedStream() {
    byte[] bytes = Serialized.write(Batch.toCount(QueensModel.of(4)).atDepth(43));
    int at = 3;
    while (bytes[at] != 43 || bytes[at - 1] != 0 || bytes[at - 2] != 0 || bytes[at - 3] != 0) {
      at++;
    }
    bytes[at - 3] = Byte.MAX_VALUE;
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> Serialized.read(bytes))
        .withMessageStartingWith("depth (2130706475) must be between 0 and 64");
  }

  /** Far too many parts to pass, and few. */
  @ParameterizedTest
  @CsvSource({"27, 20", "8, 2"})
  @Timeout(value = 1, unit = TimeUnit.MINUTES)
  void anInterruptEndsTheCountOfItsParts(int n, int depth) {
    Batch batch = Batch.toCount(QueensModel.of(n)).atDepth(depth);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(SearchStoppedException.class)
        .isThrownBy(batch::size)
        .satisfies(stopped -> assertThat(stopped.completion()).isEqualTo(Completion.INTERRUPTED));
    assertThat(Thread.interrupted()).as("flag still set").isTrue();
  }
}
