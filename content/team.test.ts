import { describe, expect, it, test } from "vitest";
import { claims } from "#content/sources/claims.ts";
import { team } from "./team.ts";

test("every person has a unique id and name", () => {
  expect(new Set(team.map(({ id }) => id)).size).toBe(team.length);
  expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
});

test.each(team)("$name signs with initials of the name", ({ id, name, firstName, initials }) => {
  const letters = name.split(/[\s-]+/).map((word) => word[0]);
  expect([...initials].every((letter) => letters.includes(letter))).toBe(true);
  expect(initials.length).toBeGreaterThanOrEqual(2);
  expect(name.startsWith(`${firstName} `)).toBe(true);
  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
});

/** Every string of a record, at any depth. */
function strings(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(strings);
  return [];
}

describe.each(team)("the profile of $name", (profile) => {
  it("fills every field", () => {
    expect(strings(profile).every((text) => text.trim() !== "")).toBe(true);
    const { longBio, specializations, highlights, experience, links } = profile;
    for (const list of [longBio, specializations, highlights, experience, links]) expect(list).not.toHaveLength(0);
  });

  it("has no sentence above 35 words and no exclamation mark", () => {
    for (const sentence of strings(profile).flatMap((text) => text.split(/(?<=[.?!])\s+/))) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(35);
      expect(sentence).not.toContain("!");
    }
  });

  it("lists the latest post first", () => {
    const begun = profile.experience.map((entry) => Number(entry.years.split("–")[0]));
    expect(begun).toEqual(begun.toSorted((one, other) => other - one));
    expect(profile.experience[0]?.years).toMatch(/^\d{4}–today$/);
  });

  it("mentions no sale that the firm does not claim", () => {
    const claimed = claims().map(({ figure }) => figure);
    const said = profile.successStory.text.match(/(?<!\w)\$?\d+(?:[.,]\d+)*[MKx%]?/g) ?? [];
    expect(said.filter((figure) => !claimed.includes(figure))).toEqual([]);
  });

  it("links to addresses that open", () => {
    for (const { url } of profile.links) expect(new URL(url).protocol).toBe("https:");
  });
});
