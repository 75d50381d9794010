package org.nqueens.pages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The script of a page: <a href="https://tc39.es/ecma262/#sec-modules">modules</a> in one text,
 * because a page from the file system cannot import. Each module occurs once, after the modules
 * that it imports, without its imports, the word {@code export}, comments and indentation. All
 * modules therefore share one scope. No two modules may define the same name, and no line of a text
 * may begin with two slashes or with a blank that it needs, or have two slashes after a semicolon,
 * comma or brace and a blank, or such an operator as {@code &&} between blanks.
 */
final class PageScript {
  /** An import in a module, of one form only. */
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import \\{[^}]*\\} from \"\\./([a-z-]+\\.mjs)\";\\n");

  private static final Pattern EXPORT = Pattern.compile("(?m)^export (?=async|const|let|function)");

  /** What is left of a form that is not known. */
  private static final Pattern OTHER = Pattern.compile("(?m)^(?:import|export)\\b.*");

  /** A definition in the scope of the module: a function, or the names before an equals sign. */
  private static final Pattern DEFINITION =
      Pattern.compile("(?m)^(?:async )?(?:function\\*? (\\w+)|(?:const|let) ([^=;]+))");

  /** Operators of two characters or three. */
  private static final String OPERATOR = "(?:=>|[=!]==|&&|[|]{2}|[?]{2})";

  /** A comment, in a line of its own or at the end of one, indentation, and blanks of operators. */
  private static final Pattern UNUSED =
      Pattern.compile(
          "(?m)^\\s*//.*\\n|(?<=[;,{]) // .*$|^[ \\t]+|^\\n| (?=%1$s )|(?<= %1$s) "
              .formatted(OPERATOR));

  private static final Pattern NAME = Pattern.compile("\\w+");

  private final UnaryOperator<String> read;
  private final List<String> joined = new ArrayList<>();
  private final List<String> begun = new ArrayList<>();
  private final Map<String, String> homes = new HashMap<>();
  private final StringBuilder text = new StringBuilder();

  private PageScript(UnaryOperator<String> read) {
    this.read = read;
  }

  /**
   * Joins a module and all that it imports.
   *
   * @param module the name of the module that runs last
   * @param read gives the text of a module by its name
   * @return the text of a module without imports
   * @throws IllegalStateException if modules import each other, an import or export has another
   *     form, or two modules define a name
   */
  static String of(String module, UnaryOperator<String> read) {
    PageScript script = new PageScript(read);
    script.add(module);
    return script.text.toString();
  }

  private void add(String module) {
    if (joined.contains(module)) {
      return;
    }
    if (begun.contains(module)) {
      throw new IllegalStateException(
          "module (%s) imports itself through %s: move what both need to a third"
              .formatted(module, begun));
    }
    begun.add(module);
    String code = read.apply(module);
    IMPORT.matcher(code).results().map((MatchResult each) -> each.group(1)).forEach(this::add);
    String body = EXPORT.matcher(IMPORT.matcher(code).replaceAll("")).replaceAll("");
    Matcher other = OTHER.matcher(body);
    if (other.find()) {
      throw new IllegalStateException(
          "line (%s) of module (%s) must be an import of names or the export of a definition: write it so"
              .formatted(other.group(), module));
    }
    DEFINITION.matcher(body).results().forEach(each -> define(module, each));
    text.append(UNUSED.matcher(body).replaceAll(""));
    joined.add(module);
  }

  private void define(String module, MatchResult definition) {
    String names = definition.group(1) == null ? definition.group(2) : definition.group(1);
    for (String name : NAME.matcher(names).results().map(MatchResult::group).toList()) {
      String home = homes.putIfAbsent(name, module);
      if (home != null) {
        throw new IllegalStateException(
            "name (%s) is defined by modules (%s, %s) of one page: rename one"
                .formatted(name, home, module));
      }
    }
  }
}
