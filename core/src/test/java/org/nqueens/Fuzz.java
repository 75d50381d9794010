package org.nqueens;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.DisabledIf;
import org.nqueens.contract.Exhaustive;

/**
 * A test of a reader in the exhaustive gate, with the bytes of its seeds and those that a fuzzer
 * makes of them in a fixed number of runs. One test in a class: the fuzzer takes one in a JVM.
 */
@Exhaustive
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@DisabledIf(
    value = "org.nqueens.Fuzz$Platform#isLinuxWithoutGlibc",
    disabledReason = "needs glibc: the native code of the fuzzer is linked to it")
@FuzzTest(maxDuration = "", maxExecutions = 10_000)
public @interface Fuzz {

  /** The platform of this JVM. */
  final class Platform {
    private Platform() {}

    static boolean isLinuxWithoutGlibc() {
      return System.getProperty("os.name").equals("Linux")
          && Stream.of("/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1")
              .map(Path::of)
              .noneMatch(Files::exists);
    }
  }
}
