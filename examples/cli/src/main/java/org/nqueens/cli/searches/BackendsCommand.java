package org.nqueens.cli.searches;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.cli.options.PropagationConverter;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;

/** {@code queens backends}. */
public final class BackendsCommand extends Subcommand {
  public BackendsCommand() {
    super("backends", "Lists the backends and what they can do.");
    format("", TableFormat.TEXT, TableFormat.JSON);
  }

  @Override
  public Integer call() {
    BackendRegistry.load().all().forEach(this::print);
    out.printJson(Json.result());
    return Outcome.DONE;
  }

  private void print(SolverBackend backend) {
    Optional<String> reason = backend.unavailability();
    Json json =
        Json.of("backend")
            .with("id", backend.id())
            .with("description", backend.description())
            .with("available", reason.isEmpty())
            .with("unavailability", reason);
    List<String> facts = new ArrayList<>();
    reason.ifPresentOrElse(
        words -> facts.add("unavailable: " + words), () -> add(backend, json, facts));
    out.answer(
        backend.id() + ": " + backend.description() + "\n  " + String.join("\n  ", facts) + "\n",
        json);
  }

  private static void add(SolverBackend backend, Json json, List<String> facts) {
    Capabilities can = backend.capabilities();
    List<String> selections = selections(can);
    List<String> levels =
        PropagationConverter.LEVELS.stream()
            .filter(can.levels()::contains)
            .map(Propagation::toString)
            .toList();
    json.with("maxSize", can.maxSize())
        .with("variableSelections", selections)
        .with("propagation", levels)
        .with("capabilities", capabilities(backend));
    boolean all = selections.size() == VariableSelection.values().length;
    facts.add("boards up to n = " + can.maxSize());
    facts.add("variable selections: " + (all ? "all" : String.join(", ", selections)));
    if (!levels.isEmpty()) {
      facts.add("propagation: " + String.join(", ", levels));
    }
    facts.addAll(capabilities(backend));
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

  private static List<String> selections(Capabilities can) {
    return Stream.of(VariableSelection.values())
        .filter(
            selection ->
                Stream.of(ValueSelection.values())
                    .anyMatch(value -> can.supports(SearchStrategy.of(selection, value))))
        .map(VariableSelection::toString)
        .toList();
  }
}
