package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.nqueens.board.Board;

/**
 * The names of a text, if its words are names, or their characters, or words with blanks between
 * them, or numbers in brackets.
 */
final class Level {
  /** A name, what separates it from the one before, and the numbers of its words. */
  record Name(String text, String gap, int first, int last) {}

  /** Names from a first to a last with the same gap between them. */
  record Run(String gap, int first, int last) {}

  private static final Pattern CHARACTER = Pattern.compile("\\X");
  private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{3,8}");
  private static final Pattern COMPONENT = Pattern.compile("[0-9.]+%?");

  /** Separators, each stronger than those before it. */
  private static final String STRENGTHS = " ,\t;|/:=()[]{}\n";

  private static final int MAX_GAP = 63;

  /** The longest word that is divided. */
  private static final int MAX_WORD = 8 * Board.MAX_SIZE;

  final List<Name> names = new ArrayList<>();
  final List<Run> runs = new ArrayList<>();

  /** The levels of a text that differ from each other. */
  static List<Level> of(List<Word> words) {
    List<Name> names = new ArrayList<>();
    String before = "";
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      before = before.length() > MAX_GAP ? before : before + word.gap();
      if (word.isName()) {
        names.add(new Name(word.text().replace("\uFE0F", ""), before, i, i));
        before = "";
      }
    }
    Level ofWords = new Level();
    Level ofCharacters = new Level();
    Level ofPhrases = new Level();
    Level ofNumbers = new Level();
    for (Name name : names) {
      Group group = words.get(name.first).group();
      ofWords.names.add(name);
      ofCharacters.addCharacters(name);
      ofPhrases.add(name, name.gap.equals(" "), " ");
      ofNumbers.add(name, name.first > group.first && isColour(group, words), "-");
    }
    List<Level> levels = new ArrayList<>(List.of(ofWords));
    for (Level other : List.of(ofCharacters, ofPhrases, ofNumbers)) {
      if (other.names.size() != names.size()) {
        levels.add(other);
      }
    }
    levels.forEach(Level::findRuns);
    return levels;
  }

  /** True for three or four numbers in brackets. */
  private static boolean isColour(Group group, List<Word> words) {
    int size = group.end - group.first;
    return group.isList()
        && (size == 3 || size == 4)
        && words.subList(group.first, group.end).stream()
            .allMatch(word -> word.group() == group && COMPONENT.matcher(word.text()).matches());
  }

  private void add(Name word, boolean isPart, String between) {
    if (isPart && !names.isEmpty()) {
      Name start = names.remove(names.size() - 1);
      names.add(new Name(start.text + between + word.text, start.gap, start.first, word.last));
    } else {
      names.add(word);
    }
  }

  private void addCharacters(Name word) {
    boolean isDivided = word.text.length() <= MAX_WORD && !COLOUR.matcher(word.text).matches();
    String before = word.gap;
    for (String name : isDivided ? characters(word.text) : List.of(word.text)) {
      names.add(new Name(name, before, word.first, word.last));
      before = "";
    }
  }

  private static List<String> characters(String word) {
    return word.isEmpty()
        ? List.of(word)
        : CHARACTER.matcher(word).results().map(MatchResult::group).toList();
  }

  private void findRuns() {
    for (int start = 0; start + 1 < names.size(); ) {
      int last = start + 1;
      String gap = names.get(last).gap;
      while (last + 1 < names.size() && names.get(last + 1).gap.equals(gap)) {
        last++;
      }
      runs.add(new Run(gap, start, last));
      start = last;
    }
  }

  /** A number that is the greater, the more a gap divides. */
  static int strength(String gap) {
    int strongest = gap.chars().map(STRENGTHS::indexOf).max().orElse(-1);
    return (MAX_GAP + 1) * (strongest + 1) + Math.min(gap.length(), MAX_GAP);
  }

  /** True for names that are whole words, from a first to a last. */
  boolean areWords(int first, int last) {
    return (first == 0 || !names.get(first).gap.isEmpty())
        && (last + 1 == names.size() || !names.get(last + 1).gap.isEmpty());
  }

  /** The texts of the names from a first to a last. */
  List<String> texts(int first, int last) {
    return names.subList(first, last + 1).stream().map(Name::text).toList();
  }
}
