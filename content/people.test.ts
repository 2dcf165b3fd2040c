import { describe, expect, it, test } from "vitest";
import { people } from "./people.ts";
import { profileOf } from "./profiles.ts";

test("every person has an id and a name of their own", () => {
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
});

test.each(people)("$name signs with the initials of the name", ({ id, name, firstName, initials }) => {
  expect(
    name
      .split(" ")
      .map((word) => word[0])
      .join(""),
  ).toBe(initials);
  expect(name.startsWith(`${firstName} `)).toBe(true);
  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
});

describe("the team of the specification", () => {
  it("is seven, every one of them marked as invented", () => {
    expect(people).toHaveLength(7);
    for (const { id, sample } of people) expect([sample, profileOf(id).sample]).toEqual([true, true]);
  });

  it("says so when somebody has no profile", () => {
    expect(() => profileOf("nobody-known")).toThrow("content/profiles.ts");
  });
});

/** Every string of a record, however deep. */
function strings(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(strings);
  return [];
}

describe.each(people)("the profile of $name", ({ id }) => {
  const profile = profileOf(id);

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

  it("tells of the latest post first, and leaves no gap between two", () => {
    const years = profile.experience.map((entry) => entry.years.split("–"));
    expect(years[0]?.[1]).toBe("today");
    for (const [index, [, until]] of years.entries()) if (index > 0) expect(until).toBe(years[index - 1]?.[0]);
  });

  it("claims nothing of a sale that the specification does not say", () => {
    const known = ["4.0x", "6.2x", "7", "$18M", "8.5x", "4", "3.2x", "5.9x", "22", "20%", "14"];
    expect(known).toEqual(
      expect.arrayContaining(profile.successStory.text.match(/(?<!\w)\$?\d+(?:[.,]\d+)*[MKx%]?/g) ?? []),
    );
  });

  it("links to addresses that open", () => {
    for (const { url } of profile.links) expect(new URL(url).protocol).toBe("https:");
  });
});
