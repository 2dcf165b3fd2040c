import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { portraitModule } from "#tooling/vite/portraits.ts";
import { engravePhotograph } from "./engrave-photograph.ts";

/** Dark on the left, light on the right. */
const photograph = () => {
  const shades = Uint8Array.from({ length: 200 * 250 }, (_, pixel) => ((pixel % 200) / 199) * 255);
  return sharp(shades, { raw: { width: 200, height: 250, channels: 1 } })
    .png()
    .toBuffer();
};

/** Height of the first line's ink at its left and right end. */
function inkOf(svg: string): { left: number; right: number; reach: number } {
  const [first = ""] = svg.match(/M[^Z]+Z/) ?? [];
  const points = first
    .slice(1, -1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  const half = points.length / 2;
  const height = (at: number) => (points[points.length - 1 - at]?.[1] ?? 0) - (points[at]?.[1] ?? 0);
  return { left: height(0), right: height(half - 1), reach: points[half - 1]?.[0] ?? 0 };
}

it("cuts thick lines in the shadows and none in the lights", async () => {
  const { left, right, reach } = inkOf(await engravePhotograph(await photograph()));
  expect(left).toBeGreaterThan(4);
  expect(right).toBeLessThan(0.6);
  expect(reach).toBeGreaterThan(300);
  expect(reach).toBeLessThan(400);
});

it("is the same for the same photograph, and a 4:5 plate of one color", async () => {
  const [once, again] = await Promise.all([photograph().then(engravePhotograph), photograph().then(engravePhotograph)]);
  expect(once).toBe(again);
  expect(once).toContain('viewBox="0 0 400 500"');
  expect(once.match(/fill="[^"]+"/g)).toEqual([`fill="${site.colors.primary}"`]);
  expect(once.length).toBeLessThan(150_000);
});

it("refuses a file that is no picture", async () => {
  await expect(engravePhotograph(new TextEncoder().encode("no picture"))).rejects.toThrow();
});

describe("the portraits of the build", () => {
  const person = { id: "ada-lake", name: "Ada Lake", initials: "AL" };

  it("hold the engraved photograph of a person who has one", async () => {
    const folder = mkdtempSync(join(tmpdir(), "portraits-"));
    writeFileSync(
      join(folder, "ada-lake.jpg"),
      await sharp(await photograph())
        .jpeg()
        .toBuffer(),
    );
    const code = await portraitModule("virtual:portraits", [person], {
      folder: join(folder, "drawn"),
      photographs: folder,
    });
    expect(code).toMatch(/engraved: file\d+/);
    expect(readFileSync(join(folder, "drawn", "ada-lake-engraved.svg"), "utf8")).toContain("<path");
  });

  it("hold none for a person without a photograph", async () => {
    const folder = mkdtempSync(join(tmpdir(), "portraits-"));
    expect(
      await portraitModule("virtual:portraits", [person], { folder: join(folder, "drawn"), photographs: folder }),
    ).toContain("engraved: null");
  });
});
