/** The role of an element for text extraction. */
export const trait = {
  block: 1,
  void: 2,
  /** It contains no text of the page. */
  unread: 4,
  navigation: 8,
  /** h1 to h6: one ends the other. */
  heading: 16,
  /** h1 to h3: the headings that are kept. */
  leadHeading: 32,
  paragraph: 64,
  cell: 128,
  /** Inline, but visually separated by style alone: links, buttons, the spans of a row. */
  setApart: 256,
  foreign: 512,
  /** HTML content inside foreign markup. */
  integration: 1_024,
  /** A stray end tag inside it ends nothing outside it. */
  scope: 2_048,
  /** Ends across a scope boundary. */
  crossesScope: 4_096,
  /** Whole pages are marked on these, so a mark on them says nothing about their text. */
  root: 8_192,
} as const;

const words = (names: string) => names.split(" ");

const namesOf: readonly (readonly [number, readonly string[]])[] = [
  [
    trait.block,
    words(
      "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul",
    ),
  ],
  [
    trait.void,
    words("area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr"),
  ],
  [
    trait.unread,
    words(
      "applet audio canvas datalist iframe math noembed noframes noscript object option script select style svg template textarea title video",
    ),
  ],
  [trait.navigation, ["nav"]],
  [trait.heading, words("h1 h2 h3 h4 h5 h6")],
  [trait.leadHeading, words("h1 h2 h3")],
  [trait.paragraph, ["p"]],
  [trait.cell, words("td th")],
  [trait.setApart, words("a button label small span strong time")],
  [trait.foreign, words("svg math")],
  [trait.integration, words("annotation-xml desc foreignobject mi mn mo ms mtext title")],
  [trait.scope, words("applet caption html marquee object table td template th")],
  [trait.crossesScope, words("applet body caption html marquee object table tbody td template tfoot th thead tr")],
  [trait.root, words("html body")],
];

/** The start of the first ends an open element of the second. */
const endsOpen: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ["li", "li"],
    ["dt", "dt dd"],
    ["dd", "dt dd"],
    ["td", "td th"],
    ["th", "td th"],
    ["tr", "td th tr"],
    ["thead", "td th tr thead tbody tfoot"],
    ["tbody", "td th tr thead tbody tfoot"],
    ["tfoot", "td th tr thead tbody tfoot"],
  ].map(([name = "", ended = ""]) => [name, new Set(words(ended))]),
);

export type ElementKind = {
  readonly name: string;
  readonly traits: number;
  readonly endsOpen: ReadonlySet<string> | undefined;
};

const kindOf = (name: string): ElementKind => ({
  name,
  traits: namesOf.reduce((traits, [bit, names]) => (names.includes(name) ? traits | bit : traits), 0),
  endsOpen: endsOpen.get(name),
});

const known: ReadonlyMap<string, ElementKind> = new Map(
  [...new Set([...namesOf.flatMap(([, names]) => names), "b", "em", "i"])].map((name) => [name, kindOf(name)]),
);

/** Elements without meaning here. They share one kind, so that a page of invented names takes no memory. */
const other = kindOf("");
const maxNameLength = Math.max(...[...known.keys()].map((name) => name.length));

export function elementKind(name: string): ElementKind {
  if (name.length > maxNameLength) return other;
  return known.get(name) ?? known.get(name.toLowerCase()) ?? other;
}
