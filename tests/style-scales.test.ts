import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** One scale of type and one of spacing. Values that are not on them are exempt by kind, for the reason given. */
const exemptSizes: readonly (readonly [kind: RegExp, reason: string])[] = [
  [/var\(--print-|mm\b/, "the printed report is set in points and millimeters"],
  [/\d(?:em|cqi|dvh)\b/, "scales with the text or the box around it"],
  [/^calc\(var\(--u\)/, "text of an SVG drawing, in the drawing's units"],
  [/^(?:max|min)\((?:var\(--text-[\w-]+\)(?:, )?)+\)$/, "chooses between two steps"],
  [/^(?:inherit|0)$/, "no size of its own"],
];
const exemptSpaces: readonly (readonly [kind: RegExp, reason: string])[] = [
  [/\dmm\b/, "the printed report is set in millimeters"],
  [/^-?[\d.]+%$/, "a share of the box"],
  [/^-?[\d.]+em$/, "moves with the size of its text"],
  [/^env\(safe-area-inset-/, "keeps clear of the edge of a phone's screen"],
  [/dvh/, "shrinks with the height of the screen"],
  [/^(?:-?1px|-0\.75px)$/, "covers or leaves a hairline"],
];

/** Sizes that fit a drawing or a figure to the width of the screen: one file each, so that the list stays short. */
const fitted: Readonly<Record<string, string>> = {
  "app/design/art/portrait.module.css": "initials in a portrait",
  "app/design/art/portrait-tile.module.css": "initials in a portrait",
  "app/pages/faq/faq.module.css": "letters of the clock",
  "app/pages/home/advantages.module.css": "labels of a drawing",
  "app/pages/success-stories/opening.module.css": "price on a tombstone",
  "app/shell/error-screen.module.css": "figure of the drawing",
  "app/account/report/valuation-range.module.css": "range across the page",
};

type Declaration = { readonly file: string; readonly property: string; readonly value: string };

const declarations: readonly Declaration[] = globSync("app/**/*.css").flatMap((file) =>
  [
    ...readFileSync(file, "utf8")
      .replace(/\/\*.*?\*\//gs, "")
      .matchAll(/(?<![\w-])(?<property>[a-z-]+):\s*(?<value>[^;{}]+);/g),
  ].map(({ groups }) => ({
    file,
    property: groups?.["property"] ?? "",
    value: (groups?.["value"] ?? "").replace(/\s+/g, " "),
  })),
);

const isExempt = (value: string, kinds: typeof exemptSizes) => kinds.some(([kind]) => kind.test(value));
const text = ({ file, property, value }: Declaration) => `${file}: ${property}: ${value}`;
const tokens = (prefix: string) =>
  new Set(readFileSync("app/design/styles/tokens.css", "utf8").match(new RegExp(`--${prefix}-[a-z0-9-]+(?=:)`, "g")));

/** Of the shorthand: what stands before the line height. */
const sizeOf = ({ property, value }: Declaration) =>
  property === "font"
    ? (/^(?:(?:\d+|var\(--font-weight-\w+\)) )?(.*?)(?: \/ .*)? var\(--font-/.exec(value)?.[1] ?? value)
    : value;

it("takes every font size from the scale", () => {
  const off = declarations
    .filter(({ property, value }) => property === "font-size" || (property === "font" && value !== "inherit"))
    .filter((declaration) => !/^var\(--text-[\w-]+\)$/.test(sizeOf(declaration)))
    .filter((declaration) => !isExempt(sizeOf(declaration), exemptSizes) && !(declaration.file in fitted));
  expect(off.map(text)).toEqual([]);
});

/** 0, auto, a step, or a sum or multiple of steps; custom properties of a section are its columns. */
const isOnScale = (value: string) =>
  value
    .replace(/var\(--[\w-]+(?:, var\(--[\w-]+\))?\)/g, "step")
    .split(/ (?![^(]*\))/)
    .every(
      (part) =>
        /^(?:0|auto|inherit|step)$/.test(part) ||
        /^calc\([^a-z]*(?:step[^a-z]*)+\)$/.test(part) ||
        isExempt(part, exemptSpaces),
    );

it("takes every margin, padding and gap from the scale", () => {
  const off = declarations
    .filter(({ property }) => /^(?:(?:margin|padding)(?:-|$)|(?:row-|column-)?gap$)/.test(property))
    .filter(({ value }) => !isOnScale(value));
  expect(off.map(text)).toEqual([]);
});

it("keeps both scales short", () => {
  const sizes = [...tokens("text")].filter((name) => !name.slice(2).includes("--"));
  expect(sizes.length).toBeLessThanOrEqual(14);
  expect(tokens("space").size).toBeLessThanOrEqual(16);
});
