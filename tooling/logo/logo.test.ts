import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { firmLogo } from "./logo.ts";
import { readLogo } from "./read-logo.ts";

const read = (inner: string, attributes = 'viewBox="0 0 100 20"') =>
  readLogo(
    "content/logo.svg",
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`,
  );

describe("a logo of the firm's own", () => {
  it("has the file's paths, in ink, accent or its own colors", () => {
    const logo = read(
      '<title>Firm</title><path d="M0 0h9"/><path class="accent" d="M1 1z"/><path fill="#123456" fill-rule="evenodd" d="M2 2z"/>',
    );
    expect(logo).toEqual({
      viewBox: "0 0 100 20",
      paths: [
        { d: "M0 0h9", fill: "ink" },
        { d: "M1 1z", fill: "accent" },
        { d: "M2 2z", fill: "#123456", evenOdd: true },
      ],
    });
  });

  it.each([
    ["<script>alert(1)</script>", "an element <script>"],
    ['<path onclick="x()" d="M0 0z"/>', "the attribute onclick on <path>"],
    ['<image href="https://elsewhere.example/a.png"/>', "an element <image>"],
    ["<style>path{fill:url(https://elsewhere.example)}</style>", "an element <style>"],
    ['<path fill="url(#a)" d="M0 0z"/>', "the fill url(#a)"],
    ['<path d="&quot;&gt;&lt;script&gt;"/>', "a path without an outline"],
    ["<title>Nothing</title>", "no path"],
  ])("with %s is refused", (inner, reason) => {
    expect(() => read(inner)).toThrow(`content/logo.svg has ${reason}.`);
  });

  it("without a viewBox is rejected", () => {
    expect(() => read('<path d="M0 0z"/>', 'width="100"')).toThrow("content/logo.svg has no viewBox of four numbers.");
  });
});

it("the firm's logo can be drawn", async () => {
  expect((await firmLogo()).paths.length).toBeGreaterThan(0);
});

it.each(["Hallam & Reyes", "Müller Łódź Partners", "Quayside"])(
  "without a file the name is drawn: %s",
  async (brand) => {
    const { viewBox, paths } = await firmLogo({ ...site, logo: "", brand });
    const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
    expect(paths).toEqual([{ d: expect.stringMatching(/^M\d/), fill: "ink" }]);
    expect(width / height).toBeGreaterThan(2);
    expect(width / height).toBeLessThan(16);
  },
);
