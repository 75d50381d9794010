package org.nqueens.benchmarks.work;

import java.util.List;
import java.util.Map;
import org.nqueens.model.Variant;

/**
 * Published numbers of solutions for n = 1, 2, ...: OEIS A000170 for queens, A007705 for the torus
 * (where only n without a factor 2 or 3 have any), A051223 for superqueens.
 */
final class KnownCounts {
  private static final Map<Variant, List<Long>> COUNTS =
      Map.of(
          Variant.QUEENS,
          List.of(
              1L,
              0L,
              0L,
              2L,
              10L,
              4L,
              40L,
              92L,
              352L,
              724L,
              2_680L,
              14_200L,
              73_712L,
              365_596L,
              2_279_184L,
              14_772_512L,
              95_815_104L,
              666_090_624L),
          Variant.TOROIDAL,
          List.of(1L, 0L, 0L, 0L, 10L, 0L, 28L, 0L, 0L, 0L, 88L, 0L, 4_524L, 0L),
          Variant.SUPERQUEENS,
          List.of(1L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 4L, 44L, 156L, 1_876L, 5_180L));

  private KnownCounts() {}

  static long of(Variant variant, int n) {
    return COUNTS.get(variant).get(n - 1);
  }

  /** The largest n whose number is known here. */
  static int largest(Variant variant) {
    return COUNTS.get(variant).size();
  }
}
