package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.model.QueensModel;

/** Each method of a solver that asks about a model is in the list of questions. */
class QuestionTest {
  /** Each method refuses it, which tells which method was called. */
  @SuppressWarnings("NullAway")
  private static final QueensModel NONE = null;

  /** Tells which method was called. */
  private static final class Asked extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Method method;

    Asked(Method method) {
      this.method = method;
    }
  }

  /** Stands for a solver and for what its methods without arguments return. */
  private static <T> T telling(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (leadsToQuestions(method) || method.getReturnType() == TreeSearch.class) {
                return telling(method.getReturnType());
              }
              throw new Asked(method);
            }));
  }

  private static boolean leadsToQuestions(Method method) {
    return !Modifier.isStatic(method.getModifiers())
        && method.getParameterCount() == 0
        && method.getReturnType().isInterface();
  }

  private static Stream<Method> questions(Class<?> type) {
    return Stream.of(type.getMethods())
        .flatMap(
            method ->
                leadsToQuestions(method)
                    ? questions(method.getReturnType())
                    : List.of(method.getParameterTypes()).contains(QueensModel.class)
                        ? Stream.of(method)
                        : Stream.empty());
  }

  /** The method that a question calls, by its name. */
  private static String name(Question question) {
    QueensSolver solver = telling(QueensSolver.class);
    try {
      throw new AssertionError("answered " + question.ask(solver, NONE));
    } catch (Asked e) {
      return name(e.method);
    }
  }

  @Test
  void eachMethodThatTakesAModelIsAQuestion() {
    assertThat(Stream.of(Question.values()).map(QuestionTest::name))
        .as("the methods that Question calls; add a constant for a method that is not found")
        .containsExactlyInAnyOrderElementsOf(
            questions(QueensSolver.class).map(QuestionTest::name).toList());
  }

  private static String name(Method method) {
    return method.getDeclaringClass().getSimpleName() + "." + method.getName();
  }
}
