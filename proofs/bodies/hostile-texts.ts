/** Texts of a given length on which careless regular expressions and loops take longest. */
const parts: readonly (readonly [name: string, part: string])[] = [
  ["letters", "a"],
  ["spaces", " "],
  ["line ends", "\n"],
  ["control characters", "\u0001"],
  ["format characters", "\u200b"],
  ["half characters", "\ud800"],
  ["accents", "e\u0301"],
  ["kanji", "\u6f22"],
  ["emoji", "\u{1f600}"],
  ["short words", "a b "],
  ["spaces and line ends", " \t\n"],
  ["dots", "a."],
  ["at signs", "a@"],
  ["hyphens", "a-"],
  ["digits", "1"],
  ["figures", "1,000 "],
  ["slashes", "/"],
  ["percent signs", "%"],
  ["angle brackets", "<a "],
  ["quotation marks", '"'],
  ["abbreviations", "St. A. "],
  ["sentences", "A. "],
  ["names", "North East "],
  ["cities", "Columbus, OH 43215 "],
  ["states", ", OH"],
  ["postcodes", "M1 1AA "],
  ["years", "since 1974 "],
  ["customers", "we serve dentists, "],
  ["trades", "plumbing software dental "],
  ["certificates", "ISO 9001 certified "],
  ["what the site speaks of", "valuation business company owners buyers process report industry "],
];

export type HostileText = { readonly name: string; of(length: number): string };

export const hostileTexts: readonly HostileText[] = parts.map(([name, part]) => ({
  name,
  of: (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length),
}));
