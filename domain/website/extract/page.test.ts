import { describe, expect, it } from "vitest";
import { websiteLimits } from "#domain/website/analysis.ts";
import { readPage } from "./page.ts";

const withBody = (body: string) => readPage(`<!doctype html><html><body>${body}</body></html>`);

const machineShop = `<!DOCTYPE html>
<html lang="en"><head>
  <meta charset="utf-8">
  <title>
    Harlow Precision &mdash; CNC machining in Toledo, Ohio
  </title>
  <META NAME="Description" CONTENT="ISO&nbsp;9001 &quot;job shop&quot; since 1974.">
  <meta property="og:description" content="Not this one.">
  <style>h1 { color: red }</style>
  <script>var t = "<h1>not a heading</h1>";</script>
</head><body class="home cookie-banner-open">
  <a class="skip-link" href="#m">Skip to content</a>
  <header><nav><ul><li><a href="/">Home</a><li><a href="/parts">Parts</a></ul></nav><h1>Parts that <em>fit</em>,<br>the first time</h1></header>
  <main>
    <p>We turn, mill &amp; grind for <b>aero</b>space and medical&nbsp;customers — “small lots” welcome.
    <p>Family-owned. 42 people, 3 shifts.
    <h2>What we do</h2>
    <ul><li>5-axis milling<li>Swiss turning</ul>
    <table><tr><th>Founded<td>1974<tr><th>Floor space<td>38,000 sq ft</table>
    <div aria-hidden="true">decoration</div><div hidden>not yet</div><div style="color:red; display : none">secret</div>
    <svg><title>Logo</title><path d="M0 0"/></svg>
    <h3><span></span></h3>
  </main>
  <div id="onetrust-banner-sdk"><h2>We value your privacy</h2><p>Accept all cookies?</p></div>
  <footer><p>1200 Front St, Toledo, OH 43605</p></footer>
</body></html>`;

describe("a page", () => {
  it("returns what a visitor reads first", () => {
    expect(readPage(machineShop)).toEqual({
      title: "Harlow Precision — CNC machining in Toledo, Ohio",
      metaDescription: 'ISO 9001 "job shop" since 1974.',
      headings: ["Parts that fit, the first time", "What we do"],
      paragraphs: [
        "We turn, mill & grind for aerospace and medical customers — “small lots” welcome.",
        "Family-owned. 42 people, 3 shifts.",
        "1200 Front St, Toledo, OH 43605",
      ],
      textContent: [
        "Parts that fit, the first time",
        "We turn, mill & grind for aerospace and medical customers — “small lots” welcome.",
        "Family-owned. 42 people, 3 shifts.",
        "What we do",
        "5-axis milling",
        "Swiss turning",
        "Founded 1974",
        "Floor space 38,000 sq ft",
        "1200 Front St, Toledo, OH 43605",
      ].join("\n"),
    });
  });

  it.each([
    ["empty", "", ""],
    ["plain text", "Dental care\nfor families & friends", "Dental care for families & friends"],
    ["a less-than sign", "5 < 6 and a<b", "5 < 6 and a"],
    ["an unclosed comment", "<p>Before<!-- <p>after", "Before"],
    ["an unclosed tag", '<p>Before<a href="x', "Before"],
    ["an unclosed end of a tag", "<p>Before<div/", "Before"],
    ["an unclosed end tag", "<p>Before</p ", "Before"],
    ["a frameset", "<frameset><frame src=a><noframes><body>Use frames</body></noframes></frameset>", ""],
    [
      "nothing but scripts",
      '<div id="root"></div><script>render("<p>no</p>")</script><noscript>Turn on</noscript>',
      "",
    ],
    ["divs alone", "<div>One<div>Two<span> and</span> three</div>Four</div>", "One\nTwo and three\nFour"],
    ["a script inside a sentence", "<p>to<script>x()</script>gether</p>", "together"],
    ["one line break", "We build<br>pumps", "We build pumps"],
    ["two line breaks", "We build<br><br/>pumps", "We build\npumps"],
    ["links side by side", "<div><a>Crowns</a><a>Bridges</a></div>", "Crowns Bridges"],
    ["spans side by side", "<p><span><span>Low</span></span><span>$8M</span><b>High</b></p>", "Low $8MHigh"],
    ["a word in letters", "<p><span>W</span><span>e</span> <span>do</span></p>", "We do"],
    ["a picture between words", "fast<img src=x>cheap", "fast cheap"],
    ["a word that may break", "micro<wbr>scope &shy;so&shy;ap", "microscope soap"],
    [
      "numeric references",
      "&#8220;caf&#xE9;&#8221; &#x1F600; &copy2024 &notanentity; &#0;",
      "“café” 😀 ©2024 ¬anentity; �",
    ],
    [
      "characters nobody sees",
      "pay\u{200B}ment \u{202E}now\u{202C} \u{0}\u{7}a\u{E0041}b \u{FEFF}c",
      "payment now ab c",
    ],
    ["half a character", "a\u{D800}b", "a\u{FFFD}b"],
    ["upper case", "<P>Loud</P><SCRIPT>no</SCRIPT><DIV>voice</DIV>", "Loud\nvoice"],
    ["repeated slides", "<div>Slide</div><div>Other</div><div>Slide</div>", "Slide\nOther"],
    ["a select", "<p>State <select><option>Ohio<option>Utah</select> here</p>", "State here"],
    ["a closed dialog", "<dialog>Sign up</dialog><dialog open>Hello</dialog>", "Hello"],
    ["a template", "<template><p>no</p></template><p>yes</p>", "yes"],
    ["a shadow root", '<x-y><template shadowrootmode="open"><p>yes</p></template></x-y>', "yes"],
    ["a visible part of a hidden one", "<div hidden><p>a</p><div>b</div></div><p>c</p>", "c"],
    ["an unclosed part of a hidden one", "<div hidden><p>a<span>b</div>c", "c"],
    ["an icon written as in XHTML", '<p><i class="icon" aria-hidden="true"/>Call us</p>', "Call us"],
    ["an empty drawing title", "<svg><title/><style/></svg><p>After</p>", "After"],
    ["an unclosed drawing", '<svg><path d="x"><p>After</p>', "After"],
    ["a drawing in a paragraph", "<p>One <svg><title>t</title><desc>d</desc></svg> two</p>", "One two"],
    ["a stray end tag in a cell", "<div hidden><table><tr><td></div>x</td></tr></table></div>y", "y"],
    ["collapsed until found", '<div hidden="until-found">Answer</div>', "Answer"],
  ])("of %s is read", (_, html, text) => {
    expect(readPage(html).textContent).toBe(text);
  });
});

describe("title and description", () => {
  it.each([
    ["the first title", "<title>One</title><title>Two</title>", "One"],
    ["not a drawing's", "<body><svg><title>Logo</title></svg><title>Page</title>", "Page"],
    ["an empty one is none", "<title> </title><meta property=og:title content='Shared'>", "Shared"],
    ["the site's name last", "<meta property='og:site_name' content='Site'>", "Site"],
    ["references", "<title>A &amp; B &lt;i&gt;</title>", "A & B <i>"],
    ["tags are text", "<title>A <b>bold</b></title>", "A <b>bold</b>"],
    ["never closed", "<title>Lost <p>page</p>", "Lost <p>page</p>"],
  ])("has the title %s", (_, html, title) => {
    expect(readPage(html).title).toBe(title);
  });

  it.each([
    [`<meta content="First" name=DESCRIPTION><meta name="description" content="Second">`, "First"],
    [`<meta name="description" content="  "><meta property="og:description" content="Shared&#10;text">`, "Shared text"],
    [`<meta name="og:description" content="By name">`, "By name"],
    [`<meta name="keywords" content="no">`, ""],
  ])("has the description %s", (html, description) => {
    expect(readPage(html).metaDescription).toBe(description);
  });
});

describe("headings and paragraphs", () => {
  it("keeps ten headings of h1 to h3 and twenty paragraphs", () => {
    const { headings, paragraphs } = withBody(
      Array.from({ length: 30 }, (_, i) => `<h${(i % 4) + 1}>H${i}</h${(i % 4) + 1}><p></p><p>P${i}</p>`).join(""),
    );
    expect(headings).toEqual(["H0", "H1", "H2", "H4", "H5", "H6", "H8", "H9", "H10", "H12"]);
    expect(paragraphs).toEqual(Array.from({ length: websiteLimits.paragraphsRead }, (_, i) => `P${i}`));
  });

  it.each([
    ["<h1>One<h2>Two</h2>", ["One", "Two"]],
    ["<h1><div>One</div><div>Two</div></h1>", ["One Two"]],
    ["<h2><a href=x><span>One</span> <img alt=no></a></h2>", ["One"]],
    ["<h1>&nbsp;</h1><h2> </h2>", []],
    ["<nav><h2>Menu</h2></nav><h2>Text</h2>".padEnd(400, "x"), ["Text"]],
  ])("reads %j", (html, headings) => {
    expect(withBody(html).headings).toEqual(headings);
  });
});

describe("navigation", () => {
  const article = `<p>${"A sentence about the work we do. ".repeat(10)}</p>`;

  it.each([
    ["nav", "<nav>Gone</nav>"],
    ["a role", "<div role=Navigation>Gone</div>"],
    ["a menu role", "<ul role=menubar>Gone</ul>"],
    ["a class", "<div class='x navbar y'>Gone</div>"],
    ["an id", "<ul id=main-menu>Gone</ul>"],
    ["breadcrumbs", "<ol class=breadcrumb>Gone</ol>"],
    ["a cookie banner by class", "<div class=cookie-notice>Gone</div>"],
    ["a cookie banner by label", "<section aria-label='Cookie banner'>Gone</section>"],
    ["a cookie dialog", "<div role=dialog aria-label='Cookies'>Gone</div>"],
    ["a consent manager", "<div id=consent-manager>Gone</div>"],
    ["misnested links", "<nav><div><a><div></a></div></div>Gone</nav>"],
  ])("is dropped: %s", (_, html) => {
    expect(withBody(html + article).textContent).not.toContain("Gone");
  });

  it.each([
    ["a restaurant's menu", "<div class=menu>Kept</div>"],
    ["a bakery's cookies", "<div class='cookie-box hero-banner'>Kept</div>"],
    ["a clinic's forms", "<div id=consent-forms>Kept</div>"],
    ["a page marked as a whole", "<main class=navbar>Kept</main>"],
    ["a footer", "<footer>Kept</footer>"],
    ["a header", "<header>Kept</header>"],
  ])("is not %s", (_, html) => {
    expect(withBody(html + article).textContent).toContain("Kept");
  });

  it("counts as text if a page has nothing else", () => {
    expect(readPage("<a class=navbar>Pumps and motors").textContent).toBe("Pumps and motors");
  });

  it("counts as text if it was never closed", () => {
    const { headings, paragraphs, textContent } = withBody(`<nav><a>Home</a><h1>Pumps</h1>${article}`);
    expect(headings).toEqual(["Pumps"]);
    expect(paragraphs).toHaveLength(1);
    expect(textContent).toContain("A sentence about the work we do.");
  });
});

describe("text", () => {
  it("ends with a whole word within the limit", () => {
    const { textContent } = withBody("<p>lorem ipsum</p><div>dolor</div> ".repeat(3) + "word ".repeat(4_000));
    expect(textContent.length).toBeLessThanOrEqual(websiteLimits.textContent);
    expect(textContent.length).toBeGreaterThan(websiteLimits.textContent - "word ".length - 1);
    expect(textContent.split(/\s/).at(-1)).toBe("word");
  });

  it("is cut hard, but not inside a character, if there are no words", () => {
    expect(withBody("x".repeat(9_000)).textContent).toBe("x".repeat(websiteLimits.textContent));
    expect(withBody(`x${"😀".repeat(4_000)}`).textContent).toBe(`x${"😀".repeat(2_499)}`);
    expect(withBody(`東京 ${"会".repeat(9_000)}`).textContent).toHaveLength(websiteLimits.textContent);
  });
});
