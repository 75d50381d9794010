package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CompactCodeTest {
  @Test
  void leavesOutIndentationCommentsAndBlanksBesideSigns() {
    assertThat(
            CompactCode.script(
                """
                // A comment.
                function f(a, b) {
                  return a = [1, 2]; // another

                  // a third
                  const c = a
                    .map(x => x * 2);
                }
                """))
        .isEqualTo("function f(a,b){return a=[1,2];const c=a.map(x=>x*2)}");
  }

  @Test
  void keepsLinesThatMayEndStatements() {
    assertThat(CompactCode.script("let a = b\nlet c = () => {}\n[a] = [c]"))
        .isEqualTo("let a=b\nlet c=()=>{}\n[a]=[c]");
  }

  @Test
  void joinsDeclarationsWithoutBraces() {
    assertThat(CompactCode.script("const a = 0.5;\nconst b = x => x;\nconst c = 10.5;\n"))
        .isEqualTo("const a=.5,b=x=>x,c=10.5;");
    assertThat(CompactCode.script("const f = () => {\n  g();\n  const a = 1;\n};\nconst h = 2;\n"))
        .isEqualTo("const f=()=>{g();const a=1};const h=2;");
    assertThat(CompactCode.script("for (const a of b) f(a);\nconst c = 1;"))
        .isEqualTo("for(const a of b)f(a);const c=1;");
  }

  @Test
  void keepsBlanksThatTellSignsApart() {
    assertThat(CompactCode.script("a = b + +c - -d / e < !f + g++ + h"))
        .isEqualTo("a=b + +c - -d/e < !f+g++ + h");
    assertThat(CompactCode.script("return typeof a in b")).isEqualTo("return typeof a in b");
  }

  @Test
  void keepsLiterals() {
    assertThat(CompactCode.script("return /a , \"/.b( c / d )"))
        .isEqualTo("return /a , \"/.b(c/d)");
    assertThat(CompactCode.script("f( \"a , \\\" // b\" , /[/ , ] \\/ = /g )"))
        .isEqualTo("f(\"a , \\\" // b\",/[/ , ] \\/ = /g)");
  }

  @Test
  void keepsTemplatesButNotTheBlanksOfTheirExpressions() {
    assertThat(
            CompactCode.script(
                "f(`a , ${b , `c , ${ {d : \" } \"}[ e ] } = ` + `\\` = ${g}`} // , ${h}`, i)"))
        .isEqualTo("f(`a , ${b,`c , ${{d:\" } \"}[e]} = `+`\\` = ${g}`} // , ${h}`,i)");
  }

  @Test
  void refusesATemplateWithoutAnEnd() {
    assertThatThrownBy(() -> CompactCode.script("a = `b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("script (a = `b) must end its templates: close each by `");
  }

  @Test
  void leavesOutWhatStyleSheetsDoNotNeed() {
    assertThat(
            CompactCode.style(
                """
                /* A comment. */
                a > b, a :hover {
                  color: red; margin: 0 calc(1rem - 2px);
                }
                @media (max-width: 50rem) and (hover) {
                  p { content: " a " }
                }
                """))
        .isEqualTo(
            "a > b,a :hover{color:red;margin:0 calc(1rem - 2px)}@media (max-width:50rem) and (hover){p{content:\" a \"}}");
  }
}
