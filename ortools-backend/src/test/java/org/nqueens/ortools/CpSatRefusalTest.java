package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

/** Clause learning has no tree to show and keeps no level of propagation. */
class CpSatRefusalTest {
  private static TreeSearch cpSat() {
    return QueensSolver.builder().backend("cp-sat").build().tree();
  }

  @Test
  void namesTheBackendsThatTrace() {
    SearchListener silent = new SearchListener() {};
    List<ThrowingCallable> questions =
        List.of(
            () -> cpSat().trace(QueensModel.of(6)),
            () -> cpSat().propagate(QueensModel.of(6)),
            () -> cpSat().listener(silent));
    for (ThrowingCallable question : questions) {
      assertThatThrownBy(question)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("backend (\"cp-sat\") shows no search tree")
          .hasMessageContaining("cp, embedded");
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void namesTheBackendsThatKeepALevel(Propagation level) {
    boolean ofCp = level == Propagation.VALUE || level == Propagation.BOUNDS;
    assertThatThrownBy(() -> cpSat().at(level))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("propagation (" + level + ") cannot be kept by backend \"cp-sat\"")
        .hasMessageEndingWith(ofCp ? " cp, embedded" : " embedded");
  }
}
