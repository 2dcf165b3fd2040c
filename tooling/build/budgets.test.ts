import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { industryById } from "#content/industries.ts";
import {
  brokenBudgets,
  brokenIndustryBudgets,
  budgets,
  ownScriptBudgets,
  weigh,
  weighBeyondShell,
  weighPages,
} from "./budgets.ts";
import { strayContent } from "./stray-content.ts";

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

/** A file of the build and its compressed form, of that many bytes. */
function asset(name: string, code: string, size: number) {
  write(`assets/${name}`, code);
  write(`assets/${name}.br`, Buffer.alloc(size));
}

const page = (script: string, style = "") =>
  `<html><head>${style}<link rel="modulepreload" href="/assets/${script}"/></head></html>`;

/** Two pages that share a shell; one has a script of its own and loads another when it needs it. */
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
  it("is that of its scripts with all they import at once, and of its styles", () => {
    site(2_000);
    expect(weigh(client, "index.html")).toMatchObject({ script: 91_000, style: 700 });
    expect(weighPages(client, ["/", "/trade"]).map(({ script }) => script)).toEqual([91_000, 93_000]);
  });

  it("beyond the shell is that of the scripts that not every page loads", () => {
    site(2_000);
    expect(weighBeyondShell(client, ["/trade"], ["/", "/trade"])).toEqual([{ path: "/trade", beyondShell: 2_000 }]);
  });
});

describe("the budgets", () => {
  it.each([
    [budgets.industryScript, []],
    [budgets.industryScript + 103, ["/trade script beyond the shell: 15.1 KB, at most 15.0 KB allowed"]],
  ])("of an industry page at %i bytes: %j", (size, broken) => {
    site(size);
    expect(brokenIndustryBudgets(weighBeyondShell(client, ["/trade"], ["/", "/trade"]))).toEqual(broken);
  });

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

  it("of the home page is the tightest", () => {
    expect(ownScriptBudgets["/"]).toBeLessThan(budgets.script);
  });
});

describe("what scripts must not hold", () => {
  const found = (code: string) => {
    asset("trade.js", code, 1);
    return strayContent(client);
  };

  it("is neither a label nor the words handed over to the valuation", () => {
    const { actions, valuation } = industryById("saas");
    expect(found(`var a="${actions.primary}",b="${valuation.words.recurring}";`)).toEqual([]);
  });

  it("is a page's text", () => {
    expect(found(`var a="${industryById("saas").lead}";`)).toEqual([
      expect.stringMatching(/^trade\.js holds text of the saas page: /),
    ]);
  });

  it("is a plate", () => {
    const svg = readFileSync("app/art/plates/dental.svg", "utf8");
    expect(found(`var a=${JSON.stringify(svg.replaceAll('"', "'"))};`)).toEqual([
      expect.stringMatching(/^trade\.js holds the plate dental\.svg: /),
    ]);
  });
});
