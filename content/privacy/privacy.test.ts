import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { type PrivacyBlock, privacyNotice } from "./privacy.ts";
import { privacyStates, stateRights } from "./privacy-state-rights.ts";

function wordsOf(block: PrivacyBlock): readonly string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "terms":
      return block.items.map(({ text }) => text);
    case "rights":
      return block.items.map(({ text }) => text);
    case "states":
      return block.states;
    case "contact":
      return [];
  }
}

const paragraphs = privacyNotice.sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf));
const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?!:]”?)\s+/));
const sectionText = (id: string) =>
  privacyNotice.sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(wordsOf))
    .join(" ");

it("is dated", () => {
  expect(privacyNotice.lastUpdated).toBe("September 9, 2024");
});

it("names every company that processes what a visitor enters", () => {
  const text = sectionText("who-sees-it");
  const relays = site.websiteProxies.map(({ address }) => new URL(address).host);
  for (const name of ["Stripe", "OpenAI", ...Object.values(site.services), ...relays]) expect(text).toContain(name);
});

it("states that nothing is knowingly collected from people under 18", () => {
  expect(sectionText("children")).toContain("We do not knowingly collect personal information from people under 18.");
});

it("covers what a reader looks for, each under one heading", () => {
  expect(privacyNotice.sections.map(({ id }) => id)).toEqual([
    "in-short",
    "who-we-are",
    "what-we-collect",
    "why",
    "who-sees-it",
    "how-long",
    "security",
    "cookies",
    "children",
    "outside-the-us",
    "your-choices",
    "state-rights",
    "how-to-ask",
    "changes",
    "contact",
  ]);
});

it("is written in sentences of 35 words at most, without exclamation", () => {
  expect(sentences.length).toBeGreaterThan(120);
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 35)).toEqual([]);
  expect(paragraphs.join(" ")).not.toContain("!");
});

it("tells the truth about cookies and local storage", () => {
  expect(sectionText("cookies")).toContain("no advertising cookies");
  expect(sectionText("cookies")).toContain("local storage");
});

describe("the states", () => {
  it("are sixteen, in order", () => {
    expect(new Set(privacyStates).size).toBe(16);
    expect(privacyStates).toEqual(privacyStates.toSorted());
  });

  it("all have the basic rights", () => {
    const shared = stateRights.filter(({ states }) => states.length === privacyStates.length);
    expect(shared.map(({ right }) => right)).toEqual([
      "Know, copy and delete",
      "Opt out of sale and targeted advertising",
      "Fair treatment",
    ]);
  });

  it("come with a way to ask and a way to appeal", () => {
    expect(sectionText("how-to-ask")).toMatch(/within 45 days/);
    expect(sectionText("how-to-ask")).toMatch(/appeal/);
    expect(sectionText("how-to-ask")).toMatch(/attorney general of your state/);
  });
});
