package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Notations that a text has in place of usual ones: commands of LaTeX, arrows, indices in brackets,
 * squares in words, lines of boxes. A text is rewritten before it is parsed, line by line.
 */
final class Spellings {
  private static final Pattern LATEX =
      Pattern.compile(
          "\\\\(?:begin|end)\\{\\w{1,20}\\*?\\}(?:\\{[^{}\n]{0,200}\\})?|\\\\hline|\\$\\$?");
  private static final Pattern LATEX_ROW = Pattern.compile("\\\\\\\\[ \\t]*+\\n?|\\n");

  /** A line of a cell of a notebook, which has no key. */
  private static final Pattern CELL =
      Pattern.compile("[ \\t]*+\"(?!.*[^\\\\]\": )(.*)\",?[ \\t\\r]*+");

  private static final Pattern LIGHT = Pattern.compile("[─│]");
  private static final Pattern HEAVY = Pattern.compile("[━┃═║]");

  /** The name of a row, such as {@code Row 1:}, or its number before letters. */
  private static final Pattern ROW_NAME =
      Pattern.compile(
          "(?im)^ *(?:(?:row|r|zeile|ligne|fila|riga) ?#?"
              + "|(?=\\d{1,2}(?: ?[:)]|\\.) ?(?:[a-z.#_]{3,26}|(?:[a-z.#_] ){2,25}[a-z.#_])[ \\r]*$))"
              + "(\\d{1,2})(?: ?[:)=]|\\.) ?(?=[^\\d\\s]|\\d[\\d ,;]{3})");

  /** A row of letters with blanks between them, which may be marked as queens. */
  private static final Pattern LETTERS =
      Pattern.compile("(?m)^(?: *+(?:[A-Za-z.#%]|\\[[A-Za-z]\\])(?= |$)){4,64} *+$");

  /** Such a row with a mark. */
  private static final Pattern MARKED =
      Pattern.compile("(?m)^(?=[^\\n\\[]{0,200}\\[[A-Za-z]\\])" + LETTERS);

  /** Parts of patterns by their names. */
  private static final Map<String, String> PARTS =
      Map.of(
          "ROW", "\\b(?:row|zeile|ligne|fila|riga)[ :=#]{0,3}(\\d{1,4})",
          "COLUMN", "\\b(?:column|col|spalte|colonne|columna|colonna)[ :=#]{0,3}(\\d{1,4})",
          "QUEEN",
              "(?im)^[ \\t]*(?:(?:there|placed?|put|the|an?|queen|dame|reine|reina|regina|q|at|on|in|is|auf|en|à|#?\\d{1,4})\\b[ :]{0,3}){0,6}",
          "AND", "[ ,;:]{0,3}(?:(?:and|is|has|a|queen|at|in|on|y|et|und|en) ){0,4}",
          "PAIR", "(\\d{1,4}), ?(\\d{1,4})",
          "VALUE", "['\"]?(\\w{1,16}+)(?:\\.0*)?+(?!\\w)['\"]?",
          "PLACE", "((?:row|col|column|[rcxy]): ?\\d{1,4})",
          "NAME", "\\b([A-Za-z]\\w{0,15}?)");

  /**
   * What a text with a notation has, one of several signs, how often the notation is in a text that
   * means it, its pattern, and the usual spelling.
   */
  private static final String TABLE =
      """
      ---~*** ¦ 1 ¦ (?m)^[ \\t]*(?:-{3}|\\*{3}|-{10}|-{12,200})[ \\t\\r]*$ ¦
      - ¦ 1 ¦ (?m)^([ \\t]*)-[ \\t]+(?=\\[|\\S{2,200}+[ \\t\\r]*$) ¦ $1
      ->~=>~→ ¦ 1 ¦ (?:(?<=[\\d'"]) ?(?:--?>|→)|(?<=[\\w'"]) ?=>) ?(?=[\\d'"\\[(]) ¦ :
      ""\" ¦ 2 ¦ ""\" ¦ `
      ''' ¦ 2 ¦ ''' ¦ `
      : ¦ 4 ¦ (?m)^\\[?(?:\\d{4}-\\d\\d-\\d\\d[T ])?\\d\\d:\\d\\d:\\d\\d[\\d.,Z]{0,8}\\]? {1,4} ¦
      ¦ 4 ¦ (?m)^\\[?(?:INFO|DEBUG|WARN|TRACE)\\]?:? {1,4}(?:[\\w.]{1,60} ?[-:] )? ¦
      {: ¦ 1 ¦ (?<=[{\\s,]):([a-zA-Z][\\w-]{0,30})(?=\\s{1,40}[^:\\s]) ¦ $1:
      [: ¦ 1 ¦ (?<=[\\[\\s]):(\\w{1,16})(?=[\\s\\]]) ¦ $1
      letting ¦ 1 ¦ \\bletting (\\w{1,30}) be\\b ¦ $1 =
      define-fun ¦ 1 ¦ \\(define-fun (\\w{1,30}) \\(\\) Int(\\s{1,9})(\\d{1,4})\\) ¦ $1 =$2$3,
      define-fun ¦ 1 ¦ \\(define-fun NAME_(\\d{1,3})_(\\d{1,3}) \\(\\) Bool(\\s{1,9})(\\w{4,5})\\) ¦ $1($2, $3, $5)$4
      array ¦ 1 ¦ \\barray[12]d\\((\\d{1,4}\\.\\.\\d{1,4}), ?(?:\\1, ?)?+(?=\\[) ¦ (
      - ¦ 4 ¦ (\\r?\\n)[ \\t]*- PLACE[ \\t]*(\\r?\\n)[ \\t]+PLACE(?:[ \\t]*\\r?\\n[ \\t]+(\\w{1,16}: [^\\s{}\\[\\],:]{1,16}))?(?=[ \\t\\r]*(?:\\n|\\z)) ¦ , {$1$2,$3$4, $5}
      - - ¦ 12 ¦ \\r?\\n[ \\t]{1,40}- (?=[^\\s:-][^\\s:]{0,15}\\s) ¦ ,
      - - ¦ 4 ¦ (?m)^[ \\t]*- - (?=[^\\s,]{1,16},) ¦
      ]=~] =~]:~] : ¦ 1 ¦ NAME\\[(\\d{1,4})\\](?= ?[=:] ?\\d) ¦ $1_$2
      ) ¦ 4 ¦ \\(PAIR\\) ?(?::|->|=>) ?VALUE ¦ ($1, $2, $3)
      ] ~]=~]: ¦ 4 ¦ NAME\\[PAIR\\][ =:]{1,3}VALUE ¦ $1($2, $3, $4)
      _ ¦ 13 ¦ NAME_(\\d{1,3})_(\\d{1,3}) ?= ?([01]|True|False)(?:\\.0*)?+(?!\\w) ¦ $1($2, $3, $4)
      _~# ¦ 4 ¦ NAME[_#](\\d{1,3})[_#](\\d{1,3})[ =]{1,3}(?:1(?:\\.0*)?+|[Tt]rue)(?!\\w) ¦ $1($2, $3, 1)
      = False ¦ 1 ¦ NAME_\\d{1,3}_\\d{1,3} = False,? ? ¦
      ： ¦ 1 ¦ ： ¦ :
      × ¦ 1 ¦ (?<=\\d)×(?=\\d) ¦ x
      by ~per ~each ~By ~Per ~je ~par ~por  ¦ 1 ¦ (?im)(?=[(cqs])\\(?\\b(?:queen[ -])?(cols?|columns?|colonnes|colunas?|columnas|spalten) (?:positions? )?\\(?(?:by|per|for each|in each|je|par|por) (?:row|ligne|linha|fila|zeile)\\)?(?=[ \\t\\r]*(?:$|[:=\\[(])):? ¦ $1_by_row:
      by ~per ~each ~By ~Per  ¦ 1 ¦ (?im)(?=[(pqrs])\\(?\\b(queens?(?= \\(?by)|rows?|positions|solutions?) \\(?(?:by|per|for each|in each) (?:col|column)\\)?(?=[ \\t\\r]*(?:$|[:=\\[(])):? ¦ $1_by_column:
      per ~each ~Per  ¦ 1 ¦ (?im)^[ \\t]*(?:number of )?(stars?|queens?) (?:per|in each) (?:row|col|column|region)[ \\t]?[:=](?= ?\\d) ¦ $1_per_row:
      + ¦ 1 ¦ (?m)(?<=\\+\\r?\\n)[ \\t]*\\+[+-]{3,200}\\+[ \\t\\r]*$ ¦
      ¦ 4 ¦ (?=\\d)(?:(?<![^\\s:\\[(])(?=PAIR[ \\t]{1,4}\\d{1,4},)|(?<=[ \\t])(?<=\\d,\\d{1,4}[ \\t]{1,4}))PAIR(?![^\\s\\])]) ¦ ($3,$4)
      egion ~rea ~age ~one ~roup  ¦ 4 ¦ (?im)^[ \\t]*(?:region|area|cage|zone|group) (\\w{1,16}):(?= ?[(\\[]) ¦ $1:
      ueen~UEEN~ame~ein~egin~t ~n ~q ~Q  ¦ 4 ¦ (?im)^(?=[ \\t]*[a-z])QUEENPAIR[.;]?[ \\t\\r]*$ ¦ at($1, $2)
      ow~OW~eile~igne~ila~iga ¦ 4 ¦ QUEENROWANDCOLUMN[.,;]?[ \\t\\r]*$ ¦ at($1, $2)
      ow~OW~eile~igne~ila~iga ¦ 4 ¦ QUEENCOLUMNANDROW[.,;]?[ \\t\\r]*$ ¦ at($2, $1)
      ow~OW~eile~igne~ila~iga ¦ 4 ¦ (?im)^(?=[ \\t]*[rzfl])[ \\t]*ROW ?[:=] ?(\\d{1,4})[.,;]?[ \\t\\r]*$ ¦ at($1, $2)
      ( ¦ 1 ¦ (?i)\\((?:row|r), ?(?:column|col|c)\\)(?= ?[:=]) ¦
      = ¦ 1 ¦ (?m)^[ \\t]*#(?=\\w{1,30}+ ?=) ¦ #\s
      Solution ¦ 1 ¦ (?m)^(Solution) \\d{1,4}[ \\t\\r]*$ ¦ $1:
      ( ¦ 4 ¦ (?i)\\bqueen ?#?\\d{1,4} (?:at|on|in) ?(?=\\() ¦ queen
      ( ¦ 4 ¦ \\(NAME (\\d{1,4})\\) ¦ $1 = $2,
      > ¦ 4 ¦ (?m)^> ? ¦
      : ¦ 16 ¦ :([a-z_]{2,30}): ¦ $1
      () ¦ 1 ¦ (?<=["'])\\.(?:toCharArray|as_bytes|chars|to_string|to_owned|into|split|strip|trim)\\(\\) ¦
      [ ]~ . . ¦ 4 ¦ \\[([Qq♛♕X*])\\] ¦  $1
      [ ] ¦ 12 ¦ \\[ \\] ¦  .
      ][ ¦ 12 ¦ (?m)(?<=^|\\])\\[([^\\s\\[\\]\\d"'])\\](?=\\[|[ \\t\\r]*$) ¦  $1
      matrix(c( ¦ 1 ¦ (?s)\\bmatrix\\(c\\((?!.{0,2500}?byrow ?= ?T) ¦ matrix(bycolumn(
      / ¦ 4 ¦ (?=\\d)(?<=[\\[,] ?)(\\d{1,3})/(\\d{1,3})(?= ?[,\\]]) ¦ ($1,$2)
      - ¦ 4 ¦ (?=\\d)(?<=[\\[,] ?)(\\d{1,3})-(\\d{1,3})(?= ?[,\\]]) ¦ ($1,$2)
      [1] ¦ 1 ¦ (?m)^[ \\t]*\\[1\\][ \\t]+(?=\\d{1,4}[ \\t]+\\d) ¦
      Some( ¦ 4 ¦ \\bSome\\((\\d{1,4})\\) ¦ $1
      . ¦ 2 ¦ (?m)^[ \\t]*+\\d{1,4}\\.(?=[ \\t]{1,4}\\d[\\d ,]{3,200}+[\\t\\r]*$) ¦
      qw( ¦ 4 ¦ \\bqw\\(([^()]{1,200}+)\\) ¦ $1
      [, ¦ 1 ¦ (?m)^[ \\t]*(?:\\[,\\d{1,3}\\][ \\t\\r]*){4,64}$ ¦
      ,] ¦ 4 ¦ (?m)^[ \\t]*\\[\\d{1,3},\\] ¦
      ----- ¦ 3 ¦ (?m)^[ \\t]*(-{5,200})[ \\t\\r]*\\n(?=[^\\n]*\\S[ |][^\\n]*\\n[ \\t]*\\1[ \\t\\r]*$) ¦
      ,,Q~Q,,~;;Q~Q;;~\t\tQ~Q\t\t~,,♛~♛,, ¦ 8 ¦ (?m)(?<=^[Qq♛♕,;\\t]{0,60})(?:(?<=^|[,;\\t])(?=[,;\\t][Qq♛♕,;\\t]{0,60}\\r?$)|(?<=[,;\\t])(?=\\r?$)) ¦ .
      +- ¦ 1 ¦ (?m)^(?![+|])([^\\n]*[^\\s:][ \\t\\r]*\\n)(?=\\+-) ¦ $1\r
      -+ ¦ 1 ¦ (?m)^(\\+-[+-]*\\+[ \\t\\r]*\\n)(?=[^+|\\s]) ¦ $1\r
      : int~:int~: usize~: u~: i~: number~: Int ¦ 1 ¦ (?<=\\w): ?(?:[iI]nt|usize|[iu](?:8|16|32|64)|number)(?= ?= ?\\d) ¦
      #define ¦ 1 ¦ (?m)^#define (\\w{1,30})(?=[ \\t]{1,9}\\d) ¦ $1 =
      ** ¦ 1 ¦ \\*\\*(\\w[\\w ]{0,30}):?\\*\\*:? ?(?=\\d) ¦ $1:
      :: ¦ 1 ¦ (?m)^\\w{1,30} :: [^\\n]{1,80}$ ¦
      <values> ¦ 1 ¦ <values>([^<>]*)</values> ¦ [$1]
      )" ¦ 4 ¦ "(\\w{1,16}\\(PAIR(?:, ?\\w{1,16})?\\))" ¦ $1
      INSERT INTO~insert into ¦ 1 ¦ (?i)(?<=values|\\),)\\s{0,9}\\((?=[^()\\n]{16})([^()\\n,]{1,200},[^()\\n]{1,3000})\\)[,;]? ¦ \r$1
      INSERT INTO~insert into ¦ 1 ¦ (?i)insert into \\w{1,40} ?\\(([^()]{1,300})\\)\\s{0,3}values\\s{0,9}+(?!\\() ¦ $1\r
      rgb ¦ 4 ¦ rgba?\\((\\d{1,3}), ?(\\d{1,3}), ?(\\d{1,3})(?:, ?[\\d.]{1,5})?\\) ¦ #$1-$2-$3
      $  ¦ 1 ¦ (?m)^([ \\t]*)\\$ (?=\\S\\S[^\\[\\n]*$) ¦ $1//\s
      ¦ 3 ¦ (?m)^[ \\t]*+\\d{1,4}[ \\t]{4,12}(?=\\d{1,2}(?: \\d{1,2}){3,40}[ \\t\\r]*$) ¦
      >[ ¦ 1 ¦ <\\w{1,20}(?:<\\w{1,20}>)?>(?=\\[) ¦
      << ¦ 1 ¦ (?sm)<<[~-]?['"]?([A-Z]{3,8})['"]?[ \\t\\r]*$(.{1,1500}?)^[ \\t]*\\1[ \\t\\r]*$ ¦ $2
      []~>{~> { ¦ 4 ¦ (?:\\bnew )?\\w{0,12}(?:\\[\\]\\w{0,12}|<\\w{1,12}>) ?(?=\\{[^{}\\n]{5,300}\\}) ¦
      .{ ¦ 1 ¦ \\.\\{ ¦ {
      int(1.. ¦ 1 ¦ ; ?int\\(\\d{1,4}\\.\\.\\d{1,4}\\) ¦
      \\n" ¦ 3 ¦ \\\\n"[ \\t]*\\+?[ \\t\\r]*\\n[ \\t]*" ¦ \\\\n
      b" ¦ 1 ¦ (?<![\\w"'])[*&]?b(?="\\w) ¦
      """;

  private record Spelling(List<String> signs, int least, Pattern pattern, String usual) {
    static Spelling of(String row) {
      String[] cells = row.split(" *¦ ?", -1);
      String pattern = cells[2];
      for (Map.Entry<String, String> part : PARTS.entrySet()) {
        pattern = pattern.replace(part.getKey(), part.getValue());
      }
      return new Spelling(
          List.of(cells[0].split("~")),
          Integer.parseInt(cells[1].strip()),
          Pattern.compile(pattern),
          cells[3]);
    }

    String in(String text) {
      Matcher matcher = pattern.matcher(text);
      int found = 0;
      if (signs.stream().anyMatch(text::contains)) {
        while (found < least && matcher.find()) {
          found++;
        }
      }
      return found == least ? matcher.replaceAll(usual) : text;
    }
  }

  private static final List<Spelling> SPELLINGS =
      Stream.of(TABLE.split("\n")).map(Spelling::of).toList();

  private Spellings() {}

  /** The lines of the cells of a notebook, each at its place. */
  private static String cells(String notebook) {
    return notebook
        .lines()
        .map(CELL::matcher)
        .map(line -> line.matches() ? Strings.unescaped(line.group(1)) : "")
        .collect(Collectors.joining("\n"));
  }

  /** A text in usual spellings. */
  static String usual(String written) {
    String text = written.contains("\"source\": [\n") ? cells(written) : written;
    String usual = text;
    if (LIGHT.matcher(text).find() != HEAVY.matcher(text).find()) {
      usual = text.replaceAll("[│┃║]", "|").replaceAll("[─━═]", "-");
      usual = usual.replaceAll("[\u2500-\u257f]", "+");
    }
    if (text.contains("\\begin{")) {
      usual =
          LATEX_ROW
              .splitAsStream(LATEX.matcher(usual).replaceAll(""))
              .map(row -> row.indexOf('&') < 0 ? row : "|" + row.replace('&', '|') + "|")
              .collect(Collectors.joining("\n"));
    }
    for (Spelling spelling : SPELLINGS) {
      usual = spelling.in(usual);
    }
    usual = areInOrder(ROW_NAME.matcher(usual)) ? ROW_NAME.matcher(usual).replaceAll("") : usual;
    return MARKED.matcher(usual).find()
        ? LETTERS.matcher(usual).replaceAll(Spellings::marked)
        : usual;
  }

  /** A row of squares with queens on regions, each square with three characters. */
  private static String marked(MatchResult row) {
    return Stream.of(row.group().strip().split(" +"))
        .map(square -> square.length() == 1 ? " " + square + " " : square)
        .collect(Collectors.joining());
  }

  /** True for the rows of a board with names that do not count them from above. */
  static boolean areMisnamed(String text) {
    return ROW_NAME.matcher(text).results().count() >= Part.LEAST
        && !areInOrder(ROW_NAME.matcher(text));
  }

  /** True for names that count the rows of a board, or of each of several boards. */
  private static boolean areInOrder(Matcher names) {
    List<Integer> numbers = names.results().map(name -> Integer.parseInt(name.group(1))).toList();
    int first = 2;
    int rows = Part.LEAST;
    for (int number : numbers) {
      if (rows >= Part.LEAST && number <= 1) {
        first = number;
        rows = 0;
      }
      if (number != first + rows) {
        return false;
      }
      rows++;
    }
    return !numbers.isEmpty() && rows >= Part.LEAST;
  }
}
