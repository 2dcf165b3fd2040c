import { beforeAll, describe, expect, it } from "vitest";
import { renamed } from "./rename.ts";
import { readMetrics } from "./sfnt.ts";
import { staticInstance } from "./subsets.ts";

describe("a font under another name", () => {
  let original: Buffer;
  let copy: Buffer;
  beforeAll(async () => {
    original = await staticInstance("instrument-sans", { wdth: 100, wght: 400 }, { characters: "Sum of 12" });
    copy = renamed(original, "Report-Sans");
  }, 30_000);

  it("has that name and no other", () => {
    const text = copy.toString("latin1").replaceAll("\0", "");
    expect(text).toContain("Report-Sans");
    expect(text).not.toContain("Instrument");
  });

  it("renders text as before", () => {
    const [before, after] = [original, copy].map((font) => readMetrics(font));
    expect(after?.widthOf("Sum of 12")).toBe(before?.widthOf("Sum of 12"));
    expect(after?.ascent).toBe(before?.ascent);
  });

  it("has a valid checksum for the whole file", () => {
    let sum = 0;
    for (let at = 0; at < copy.length; at += 4) sum = (sum + copy.readUInt32BE(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });
});
