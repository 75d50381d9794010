package org.nqueens.cli.searches;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.cli.options.FormatOption;
import org.nqueens.cli.options.PropagationConverter;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.result.Completion;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code queens backends}. */
@Command(
    name = "backends",
    description = {
      "Lists the backends and what they can do.",
      "For one that is unavailable here, the reason."
    })
public final class BackendsCommand extends Subcommand {
  @Mixin private FormatOption format;

  @Override
  public Integer call() {
    for (SolverBackend backend : BackendRegistry.load().all()) {
      format.print(text(backend), json(backend), out);
    }
    format.end(Json.result(Completion.EXHAUSTED), out);
    return Outcome.DONE;
  }

  private static String text(SolverBackend backend) {
    String head = "%s: %s\n".formatted(backend.id(), backend.description());
    return head
        + facts(backend).stream().map(fact -> "  " + fact + "\n").collect(Collectors.joining());
  }

  private static List<String> facts(SolverBackend backend) {
    if (backend.unavailability().isPresent()) {
      return List.of("unavailable: " + backend.unavailability().get());
    }
    List<String> propagation = propagation(backend);
    List<String> facts = new ArrayList<>();
    facts.add("boards up to n = " + backend.capabilities().maxSize());
    List<String> selections = selections(backend);
    boolean all = selections.size() == VariableSelection.values().length;
    facts.add("variable selections: " + (all ? "all" : String.join(", ", selections)));
    if (!propagation.isEmpty()) {
      facts.add("propagation: " + String.join(", ", propagation));
    }
    facts.addAll(capabilities(backend));
    return facts;
  }

  private static Json json(SolverBackend backend) {
    Optional<String> reason = backend.unavailability();
    Json json =
        Json.of("backend")
            .with("id", backend.id())
            .with("description", backend.description())
            .with("available", reason.isEmpty());
    return reason.isPresent()
        ? json.with("unavailability", reason)
        : json.with("maxSize", backend.capabilities().maxSize())
            .with("variableSelections", selections(backend))
            .with("propagation", propagation(backend))
            .with("capabilities", capabilities(backend));
  }

  private static List<String> capabilities(SolverBackend backend) {
    List<String> capabilities = new ArrayList<>();
    if (backend.capabilities().supports(state -> SearchStrategy.LEXICOGRAPHIC.next(state))) {
      capabilities.add("custom strategies");
    }
    if (backend instanceof CountingBackend) {
      capabilities.add("counts without placements");
    }
    if (backend instanceof TracingBackend) {
      capabilities.add("shows its search tree");
    }
    return capabilities;
  }

  private static List<String> propagation(SolverBackend backend) {
    return PropagationConverter.LEVELS.stream()
        .filter(backend.capabilities().levels()::contains)
        .map(Propagation::toString)
        .toList();
  }

  private static List<String> selections(SolverBackend backend) {
    return Arrays.stream(VariableSelection.values())
        .filter(selection -> supports(backend, selection))
        .map(VariableSelection::toString)
        .toList();
  }

  private static boolean supports(SolverBackend backend, VariableSelection selection) {
    return Arrays.stream(ValueSelection.values())
        .anyMatch(value -> backend.capabilities().supports(SearchStrategy.of(selection, value)));
  }
}
