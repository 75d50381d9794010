package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Year;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.language.Language;

/** The texts of pages and sheets in their languages. */
class LanguageTest {
  /** A board whose hints take each rule. */
  private static final Board BOARD =
      Board.of("BBEEEFF", "ABBEEFF", "AABBEGG", "ABBBBGG", "ABCCGGD", "AACDGDD", "AACDDDD");

  private static final String CATEGORY = "\\.(zero|one|two|few|many|other)$";

  private static final String PLACE = "\\{(\\w+)\\}";

  private static final List<Integer> COUNTS = List.of(0, 1, 2, 3, 11, 21, 101, 999_999);

  private static Set<String> places(String text) {
    return new TreeSet<>(TestPage.all(text, PLACE));
  }

  /** The plural categories of each language are looked at in {@code texts.test.mjs}. */
  @ParameterizedTest
  @EnumSource
  void hasEachText(Language language) {
    assertThat(keys(Language.ENGLISH)).hasSizeGreaterThan(300);
    assertThat(keys(language)).isEqualTo(keys(Language.ENGLISH));
  }

  /** Of two texts of one key a file keeps the last one. */
  @ParameterizedTest
  @EnumSource
  void hasEachKeyOnce(Language language) throws IOException {
    Path file =
        Path.of(
            "../puzzles/src/main/resources/org/nqueens/puzzle/language", language + ".properties");
    assertThat(
            Files.readAllLines(file).stream()
                .filter(line -> line.contains(" = "))
                .map(line -> line.substring(0, line.indexOf(" = "))))
        .hasSize(language.keys().size())
        .doesNotHaveDuplicates();
  }

  /** The keys without plural categories. */
  private static Set<String> keys(Language language) {
    return language.keys().stream()
        .map(key -> key.replaceFirst(CATEGORY, ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @EnumSource
  void hasThePlacesOfEachText(Language language) {
    for (String key : language.keys()) {
      String text = language.template(key);
      String english = Language.ENGLISH.template(key.replaceFirst(CATEGORY, ".other"));
      assertThat(places(text)).as(key).isEqualTo(places(english));
      assertThat(text.replaceAll(PLACE, "0")).as(key).doesNotContain("{", "}", "<", "  ");
      assertThat(text).as(key).isNotBlank().isEqualTo(text.strip());
      assertThat(text.chars().filter(c -> c == '`').count()).as("code of %s", key).isEven();
    }
  }

  /** A few words are the same in two languages, and keyboards have keys in English. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
  void translatesEachSentence(Language language) {
    for (String key : language.keys()) {
      String text = language.template(key);
      if (text.replaceAll(PLACE, "").length() > 16 && !key.equals("board.arrows")) {
        assertThat(text).as(key).isNotEqualTo(Language.ENGLISH.template(key));
      }
    }
  }

  /** A line must not begin with a colon, nor end with an opening quotation mark. */
  @Test
  void keepsPunctuationTogetherInFrench() {
    for (String key : Language.FRENCH.keys()) {
      String text = Language.FRENCH.template(key).replaceAll("`[^`]*`", "");
      assertThat(text).as(key).doesNotContainPattern(" [:;!?»]|« |\\p{L}'\\p{L}");
    }
  }

  @ParameterizedTest
  @EnumSource
  void explainsWallsAndTheNumberOfQueensOfAnEditor(Language language) {
    String about = language.text("edit.about");
    int reset = about.indexOf(language.text("edit.reset"));
    String quote = about.substring(reset - 1, reset);
    assertThat(about).contains(language.text("board.wall"), quote + language.text("edit.queens"));
  }

  /** The link home and the button that throws a board away have different names. */
  @ParameterizedTest
  @EnumSource
  void tellsResettingFromTheWayHome(Language language) {
    assertThat(language.text("board.home")).doesNotStartWith(language.text("edit.reset"));
    assertThat(language.text("edit.about")).contains(language.text("edit.reset"));
  }

  @ParameterizedTest
  @EnumSource
  void tellsTheRulesOfEachVariant(Language language) {
    Set<String> rules = new TreeSet<>();
    for (Variant variant : Variant.values()) {
      rules.add(BoardWords.rules(Board.of("..", "..").withVariant(variant), language));
      rules.add(BoardWords.rules(Board.of("#.", ".Q").withVariant(variant), language));
      rules.add(BoardWords.rules(Board.of("AB", "AB").withVariant(variant), language));
    }
    assertThat(rules).hasSize(3 * Variant.values().length);
  }

  private static Map<String, Object> asked(Language language, String kind) {
    Map<String, Object> question = new LinkedHashMap<>();
    question.put("tag", language.toString());
    question.put("kind", kind);
    return question;
  }

  /** Each text with sample places, and each that depends on a number with several numbers. */
  @NeedsNode
  @Test
  void agreesWithTheScripts() {
    List<Object> questions = new ArrayList<>();
    List<List<String>> expected = new ArrayList<>();
    for (Language language : Language.values()) {
      List<Object> texts = new ArrayList<>();
      List<String> answers = new ArrayList<>();
      for (String key : language.keys()) {
        if (key.endsWith(".one")) {
          continue; // with the other numbers
        }
        Map<String, Object> sample = new LinkedHashMap<>();
        places(language.template(key)).forEach(place -> sample.put(place, "<" + place + ">"));
        if (!key.endsWith(".other")) {
          texts.add(Map.of("key", key, "places", sample));
          answers.add(language.text(key, sample));
          continue;
        }
        String base = key.replaceFirst("\\.other$", "");
        for (int count : COUNTS) {
          Map<String, Object> counted = new LinkedHashMap<>(sample);
          counted.put("count", count);
          texts.add(Map.of("key", base, "places", counted));
          answers.add(language.counted(base, count, sample));
        }
      }
      Map<String, Object> question = asked(language, "texts");
      question.put("texts", texts);
      questions.add(question);
      expected.add(answers);
    }
    JsonNode answers = Node.answers("text-answers.mjs", questions);
    for (int i = 0; i < expected.size(); i++) {
      List<String> found = new ArrayList<>();
      answers.get(i).forEach(text -> found.add(text.asText()));
      assertThat(found).as("%s", Language.values()[i]).isEqualTo(expected.get(i));
    }
  }

  /** Golden sentences were read by those who know the languages; the library has the same. */
  @NeedsNode
  @Test
  void leadsThroughABoardInTheWordsOfTheLibrary() {
    JsonNode book = Node.data(PlayPage.of(Position.of(BOARD), PlayFixtures.GUIDE));
    List<Map<String, Object>> questions =
        Stream.of(Language.values()).map(language -> asked(language, "hints")).toList();
    questions.forEach(question -> question.put("book", book));
    JsonNode answers = Node.answers("text-answers.mjs", questions);
    JsonNode golden = Node.golden("hint-paths.json");
    for (Language language : Language.values()) {
      List<String> found = new ArrayList<>();
      answers.get(language.ordinal()).forEach(hint -> found.add(hint.asText()));
      assertThat(found).as("%s", language).isEqualTo(sentences(language));
      if (golden.has(language.toString())) {
        assertThat(answers.get(language.ordinal())).isEqualTo(golden.get(language.toString()));
      }
    }
  }

  /** The hints of the library, from the first to the last. */
  private static List<String> sentences(Language language) {
    List<String> sentences = new ArrayList<>();
    Position position = Position.of(BOARD);
    while (true) {
      Hint hint = PlayFixtures.GUIDE.hint(position);
      sentences.add(
          Stream.of(Hint.Stage.values())
              .map(stage -> hint.sentence(stage, language))
              .collect(Collectors.joining(" ")));
      if (!(hint instanceof Hint.Next next)) {
        return sentences;
      }
      position = next.step().on(position);
    }
  }

  @NeedsChromium
  @Test
  void beginsInALanguageUnlessItsReaderHasChosenOne() {
    String german =
        PlayPage.in(Language.GERMAN, PlayPage.of(Position.of(BOARD), PlayFixtures.GUIDE));
    assertThat(shownIn(german, "")).isEqualTo("de");
    assertThat(shownIn(german, "localStorage.setItem('nqueens language', '{\"tag\":\"fr\"}');"))
        .isEqualTo("fr");
    assertThat(shownIn(german, "localStorage.setItem('nqueens language', '{\"tag\":[\"fr\"]}');"))
        .isEqualTo("de");
  }

  private static String shownIn(String page, String before) {
    return Chromium.open(TestPage.with(page, before), "").all("<html lang=\"(\\w+)\"").get(0);
  }

  /** All languages stand in each page, beside its script. */
  @Test
  void areSmallEnoughForAPage() {
    Stream.of(
            PlayPage.of(Position.of(BOARD), PlayFixtures.GUIDE),
            EditorPage.of(BOARD),
            FrontPage.of(List.of(), Year.of(2026), Optional.empty(), "", false, false))
        .forEach(page -> assertThat(page).hasSizeLessThan(115_000));
  }

  @Test
  void isWrittenAsItsTag() {
    assertThat(Language.values())
        .extracting(Language::toString)
        .containsExactly("en", "de", "es", "fr", "pt", "it", "id", "vi");
  }
}
