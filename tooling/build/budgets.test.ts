import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  brokenBudgets,
  brokenFrameScriptBudget,
  budgets,
  frameScriptBudget,
  ownScriptBudgets,
  weighPages,
  weightOf,
} from "./budgets.ts";

let client = "";

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "budgets-"));
});

afterEach(() => {
  rmSync(client, { recursive: true });
});

function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(join(client, path)), { recursive: true });
  writeFileSync(join(client, path), text);
}

/** A file of the build and its compressed form with this many bytes. */
function asset(name: string, code: string, size: number) {
  write(`assets/${name}`, code);
  write(`assets/${name}.br`, Buffer.alloc(size));
}

const page = (script: string, style = "") =>
  `<html><head>${style}<link rel="modulepreload" href="/assets/${script}"/></head></html>`;

/** Two pages that share a shell; one has its own script and loads another on demand. */
function site(own: number) {
  asset("shell.js", 'import"./framework.js";', 1_000);
  asset("framework.js", "var a=1;", 90_000);
  asset("trade.js", 'import{a}from"./shell.js";import("./later.js");', own);
  asset("later.js", "var b=2;", 50_000);
  asset("site.css", "", 700);
  write("index.html", page("shell.js", '<link rel="stylesheet" href="/assets/site.css#"/>'));
  write("trade/index.html", page("trade.js"));
}

describe("the weight of a page", () => {
  it("includes its scripts with all static imports, and its styles", () => {
    site(2_000);
    expect(weightOf(client, "index.html")).toMatchObject({ script: 91_000, style: 700 });
    expect(weighPages(client, ["/", "/trade"]).map(({ script }) => script)).toEqual([91_000, 93_000]);
  });
});

describe("the budgets", () => {
  it.each([
    ["/about", budgets.script],
    ["/valuation", ownScriptBudgets["/valuation"] ?? 0],
  ])("of %s hold for script and style", (path, script) => {
    expect(brokenBudgets([{ path, script, style: budgets.style }])).toEqual([]);
    expect(brokenBudgets([{ path, script: script + 1, style: budgets.style + 1 }])).toEqual([
      expect.stringContaining(`${path} script`),
      expect.stringContaining(`${path} style`),
    ]);
  });

  it("of the home page is the smallest", () => {
    expect(ownScriptBudgets["/"]).toBeLessThan(budgets.script);
  });
});

describe("the script on partners' pages", () => {
  it.each([
    [frameScriptBudget - 1, 900, []],
    [frameScriptBudget, 900, [expect.stringContaining("/embed.js: 3000 bytes")]],
    [frameScriptBudget - 1, frameScriptBudget, [expect.stringContaining("/embed.js.br")]],
  ])("of %d bytes, %d compressed, is within its budget or not", (raw, compressed, broken) => {
    write("embed.js", Buffer.alloc(raw));
    write("embed.js.br", Buffer.alloc(compressed));
    expect(brokenFrameScriptBudget(client)).toEqual(broken);
  });
});
