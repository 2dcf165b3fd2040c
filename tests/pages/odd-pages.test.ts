import { describe, expect, test } from "vitest";
import { analyzePage } from "#domain/website/analyzer/analyze.ts";
import { isReadable } from "#domain/website/extract/website-data.ts";
import { asStoredPage, readStoredPage, storedPageFiles } from "./read-stored-page.ts";

/** Pages that say nothing of a business, and whether there is anything on them to read at all. */
const oddPages = [
  { file: "challenge.html", readable: false },
  { file: "coming-soon.html", readable: true },
  { file: "cut-short.html", readable: true },
  { file: "empty-body.html", readable: false },
  { file: "frameset.html", readable: false },
  { file: "only-scripts.html", readable: false },
  { file: "parked.html", readable: true },
  { file: "plain-text.html", readable: true },
] as const;

/** Not right yet: each of these tests reports itself as soon as it is. */
const openPages = ["cookie-wall.html", "meta-refresh.html"] as const;

/** Too large, or too dull, to store. */
const generatedPages = [
  { name: "an endless drawing", html: drawing(), readable: false },
  { name: "tables 300 deep", html: nestedTables(300), readable: true },
] as const;

describe("odd pages", () => {
  test("are all listed", () => {
    const listed = [...oddPages.map((page) => page.file), ...openPages];
    expect(listed.toSorted()).toEqual(storedPageFiles("./odd/").toSorted());
  });

  test.each(oddPages)("$file: readable is $readable", ({ file, readable }) => {
    expect(isReadable(readStoredPage(`odd/${file}`).reading)).toBe(readable);
  });

  test.each(generatedPages)("$name: readable is $readable", ({ html, readable }) => {
    expect(isReadable(asStoredPage(html).reading)).toBe(readable);
  });

  test.each(oddPages)("$file: no industry is guessed", ({ file }) => {
    expect(analyzePage(readStoredPage(`odd/${file}`).data).industry).toBe("");
  });

  test.each(generatedPages)("$name: no industry is guessed", ({ html }) => {
    expect(analyzePage(asStoredPage(html).data).industry).toBe("");
  });

  test("a page that only leads on to another is not readable", () => {
    expect(isReadable(readStoredPage("odd/meta-refresh.html").reading)).toBe(false);
  });

  test("a wall of cookie terms is not readable", () => {
    expect(isReadable(readStoredPage("odd/cookie-wall.html").reading)).toBe(false);
  });

  test("text at the end of the tables is read", () => {
    expect(asStoredPage(nestedTables(300)).data.textContent).toContain("Please sign the guest book");
  });
});

function drawing(): string {
  const path = Array.from({ length: 20_000 }, (_, step) => `L${step} ${(step * 7) % 400}`).join("");
  return `<!doctype html><html><head><title>Home</title></head><body><svg viewBox="0 0 400 400"><title>Tooth</title><desc>Dental clinic logo</desc><path d="M0 0${path}z"/></svg></body></html>`;
}

function nestedTables(depth: number): string {
  const open = '<table width="100%" border="0"><tr><td>'.repeat(depth);
  const close = "</td></tr></table>".repeat(depth);
  return `<html><head><title>Welcome</title></head><body>${open}Welcome to our home on the web. Please sign the guest book.${close}</body></html>`;
}
