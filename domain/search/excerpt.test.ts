import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";
import { linesOf } from "./words.ts";

const plainOf = (text: string, query: string) =>
  excerptOf(linesOf(text), query)
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join("");

const long = `${"The first part says nothing that matters here. ".repeat(6)}Most buyers ask for a stay of two years after closing. ${"The last part says nothing either. ".repeat(6)}`;

describe("excerptOf", () => {
  it("marks the matching words", () => {
    expect(plainOf("Six to ten buyers. One Buyer wins.", "buyers")).toBe("Six to ten [buyers]. One [Buyer] wins.");
  });

  it("returns short texts complete, matched or not", () => {
    expect(plainOf("Six to ten buyers.", "zebra")).toBe("Six to ten buyers.");
  });

  it("shows the part around the first match of a long text, cut between words", () => {
    const shown = plainOf(long, "stay closing");
    expect(shown).toContain("ask for a [stay] of two years after [closing].");
    expect(shown.startsWith("… ")).toBe(true);
    expect(shown.endsWith(" …")).toBe(true);
    expect(shown.length).toBeLessThan(210);
  });

  it("starts at the beginning when nothing matches", () => {
    expect(plainOf(long, "zebra").startsWith("The first part")).toBe(true);
  });

  it("only ever shows what the text says", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.lorem({ maxCount: 2 }), (text, query) => {
        const shown = excerptOf(linesOf(text), query)
          .map((piece) => piece.text)
          .join("")
          .replace(/^… /, "")
          .replace(/ …$/, "");
        expect(text).toContain(shown);
      }),
    );
  });
});

it("stays within the line with the most matches", () => {
  const text =
    "We value companies.\nEvery offer is on your platform.\nEvery offer is in writing, and every buyer is named.";
  expect(
    excerptOf(linesOf(text), "offer buyer")
      .map((piece) => piece.text)
      .join(""),
  ).toBe("Every offer is in writing, and every buyer is named.");
});
