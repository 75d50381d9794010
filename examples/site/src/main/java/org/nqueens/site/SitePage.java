package org.nqueens.site;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the site, made of a page that is a file of its own: with the way home, and with what
 * search engines, messengers and browsers show of it.
 */
final class SitePage {
  private static final String NAME = "nqueens";

  private static final Pattern STYLE = Pattern.compile("(?s)<style>(.*?)</style>");
  private static final Pattern TITLE = Pattern.compile("<title>(.*?)</title>");
  private static final String HEADER = "<header>\n";

  /** A crown, which needs no file and no network. */
  private static final String ICON =
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect"
          + " width='16' height='16' rx='3' fill='%2320242f'/%3E%3Cpath fill='%23fbf1d8' d='M3 13h10l1-8-3"
          + " 3-3-5-3 5-3-3z'/%3E%3C/svg%3E";

  private static final String HOME =
      """
      	<a class="home" href="index.html" data-label="board.home" aria-label="Home: learn, play, program" title="Home: learn, play, program"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12 12 3l10 9h-3v9h-5v-6h-4v6H5v-9z"/></svg></a>
      """;

  private static final String HOME_STYLE =
      """

      .home { flex: none; color: inherit; }
      .home svg { display: block; width: 1.8rem; height: 1.8rem; padding: .15rem; fill: currentColor; }
      @media print { .home { display: none; } }
      """;

  private SitePage() {}

  /**
   * Adds to a page what it has on the site.
   *
   * @param page the page, with one style sheet that its policy allows by its hash
   * @param file the name of its file
   * @param description what the page is for, in a sentence or two
   * @param address where the site will be served, if it is known
   */
  static String of(String page, String file, String description, Optional<String> address) {
    String style = only(STYLE, page);
    String title = only(TITLE, page);
    require(page, HEADER);
    require(page, hash(style));
    return page.replace(hash(style), hash(style + HOME_STYLE))
        .replace("<style>" + style, "<style>" + style + HOME_STYLE)
        .replace("content=\"default-src 'none';", "content=\"default-src 'none'; img-src data:;")
        .replace(
            "<title>" + title + "</title>\n",
            "<title>" + title + "</title>\n" + head(title, file, description, address))
        .replace(HEADER, HEADER + HOME);
  }

  /**
   * The elements of a head beside the title.
   *
   * @param title the title, escaped for HTML, as all arguments are
   */
  static String head(String title, String file, String description, Optional<String> address) {
    return """
    <meta name="description" content="%1$s">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="%2$s">
    <meta property="og:title" content="%3$s">
    <meta property="og:description" content="%1$s">
    %4$s<link rel="icon" href="%5$s">
    """
        .formatted(description, NAME, title, address.map(site -> url(site, file)).orElse(""), ICON);
  }

  /** The address of a page; the address of the site is a folder. */
  private static String url(String site, String file) {
    return site.endsWith("/")
        ? "<meta property=\"og:url\" content=\"%s%s\">%n".formatted(escaped(site), file)
        : "";
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
  }

  private static String only(Pattern element, String page) {
    Matcher found = element.matcher(page);
    if (!found.find()) {
      throw new IllegalStateException("page must have an element like " + element);
    }
    return found.group(1);
  }

  private static void require(String page, String part) {
    if (!page.contains(part)) {
      throw new IllegalStateException("page must have " + part);
    }
  }

  /** The hash of an element with this text, for a content security policy that allows it. */
  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 (missing) must exist: use a complete JDK", e);
    }
  }
}
