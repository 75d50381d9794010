package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/** A solver that a test of an application makes up. */
class FakeSolverTest {

  @Test
  void answersAsTold() {
    InvocationHandler none = (proxy, method, arguments) -> Optional.empty();
    ClassLoader loader = QueensSolver.class.getClassLoader();
    Class<?>[] types = {QueensSolver.class};
    QueensSolver fake = (QueensSolver) Proxy.newProxyInstance(loader, types, none);
    assertThat(fake.findAny(QueensModel.of(8))).isEmpty();
  }
}
