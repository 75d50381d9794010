package org.nqueens.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.Capability;
import org.nqueens.spi.SolverBackend;
import picocli.CommandLine.Command;

/** {@code queens backends}. */
@Command(
    name = "backends",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Lists the backends: what each can do, or why it is unavailable here.")
final class BackendsCommand implements Queens.Action {
  private final Output out;

  BackendsCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    for (SolverBackend backend : BackendRegistry.load().all()) {
      out.print(backend.id() + ": " + backend.description() + "\n");
      Optional<String> reason = backend.unavailability();
      if (reason.isPresent()) {
        out.print("  unavailable: " + reason.get() + "\n");
      } else {
        out.print("  boards up to n = " + backend.maxSize() + "\n");
        out.print("  variable selections: " + selections(backend) + "\n");
        for (Capability capability : backend.capabilities()) {
          out.print("  " + capability + "\n");
        }
      }
    }
    return Queens.DONE;
  }

  private static String selections(SolverBackend backend) {
    List<String> supported =
        Arrays.stream(VariableSelection.values())
            .filter(selection -> supports(backend, selection))
            .map(VariableSelection::name)
            .toList();
    return supported.size() == VariableSelection.values().length
        ? "all"
        : supported.stream().collect(Collectors.joining(", "));
  }

  private static boolean supports(SolverBackend backend, VariableSelection selection) {
    return Arrays.stream(ValueSelection.values())
        .anyMatch(value -> backend.supports(SearchStrategy.of(selection, value)));
  }
}
