package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PageScriptTest {
  @Test
  void leavesOutCommentsIndentationAndBlanksOfOperators() {
    String module =
        """
        // A comment, of which a function has
        // two lines.
        function one() {
        \t// This, too.
        \treturn "// no comment"; // of a line
        }
        const two = () => one === two && one !== 2 || zero ?? -1;
        """;
    assertThat(joined(Map.of("a.mjs", module), "a.mjs"))
        .isEqualTo(
            """
            function one() {
            return "// no comment";
            }
            const two = ()=>one===two&&one!==2||zero??-1;
            """);
  }

  @Test
  void refusesANameThatTwoModulesDefine() {
    String first = "import {a} from \"./b.mjs\";\n";
    for (String definition :
        new String[] {
          "function start() {}\n",
          "async function start() {}\n",
          "function* start() {}\n",
          "export const start = 1;\n",
          "let other, start;\n",
          "const {other, start} = page;\n",
          "const [\n\tother,\n\tstart,\n] = page;\n"
        }) {
      Map<String, String> modules =
          Map.of("a.mjs", first + definition, "b.mjs", "export function start() {}\n");
      assertThatThrownBy(() -> joined(modules, "a.mjs"))
          .as(definition)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("name (start) is defined by modules (b.mjs, a.mjs) of one page: rename one");
    }
  }

  @Test
  void refusesModulesThatImportEachOther() {
    Map<String, String> modules =
        Map.of(
            "a.mjs", "import {b} from \"./b.mjs\";\n", "b.mjs", "import {a} from \"./a.mjs\";\n");
    assertThatThrownBy(() -> joined(modules, "a.mjs"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "module (a.mjs) imports itself through [a.mjs, b.mjs]: move what both need to a third");
  }

  @Test
  void refusesImportsAndExportsOfOtherForms() {
    for (String line : new String[] {"import * as b from \"./b.mjs\";", "export {b};"}) {
      assertThatThrownBy(() -> joined(Map.of("a.mjs", line + "\n"), "a.mjs"))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "line (%s) of module (a.mjs) must be an import of names or the export of a definition: write it so",
              line);
    }
  }

  private static String joined(Map<String, String> modules, String last) {
    return PageScript.of(last, name -> Objects.requireNonNull(modules.get(name), name));
  }
}
