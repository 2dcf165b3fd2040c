import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const docs = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "tests/upgrade/README.md",
  ...globSync("docs/**/*.md"),
  "proofs/README.md",
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const roots = [
  "app",
  "content",
  "contracts",
  "deploy",
  "docs",
  "domain",
  "proofs",
  "scripts",
  "server",
  "tests",
  "tooling",
];
/** A path from the root in backticks, without placeholders: `server/app.ts`, `docs/decisions`, `content/report*.ts`. */
const pathInBackticks = new RegExp(`\`((?:${roots.join("|")})/[\\w./*-]*)\``, "g");
const npmCommand = /`npm (?:run ([\w:-]+)(?![\w:<-])|(test|start)\b)/g;
/** A file name alone, as in a table about one folder: `money.ts`. */
const fileInBackticks = /`([\w.-]+\.(?:tsx?|css|svg))`/g;
const fileNames = new Set([
  ...globSync("*.ts"),
  ...globSync(`{${roots.join(",")}}/**/*.{ts,tsx,css,svg}`, { exclude: ["**/node_modules/**"] }).map((file) =>
    basename(file),
  ),
]);
const link = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.find(Boolean) ?? "");
const exists = (path: string) => (path.includes("*") ? globSync(path).length > 0 : existsSync(path));

describe.each(docs)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("has no line above 120 characters", () => {
    const long = text.split("\n").flatMap((line, index) => ([...line].length > 120 ? [index + 1] : []));
    expect(long).toEqual([]);
  });

  test("names only paths and links that exist", () => {
    const paths = found(text, pathInBackticks).filter((path) => !exists(path));
    const links = found(text, link).filter((target) => !existsSync(join(dirname(file), target)));
    const files = found(text, fileInBackticks).filter((name) => !fileNames.has(name));
    expect([...paths, ...links, ...files]).toEqual([]);
  });

  test("names only npm commands that package.json has", () => {
    const commands = found(text, npmCommand).filter((name) => !Object.hasOwn(scripts, name));
    expect(commands).toEqual([]);
  });
});

test("the glossary defines each term once", () => {
  const rows = readFileSync("docs/glossary.md", "utf8").matchAll(/^\| ([^|]+) \|/gm);
  const terms = [...rows].map(([, term = ""]) => term.toLowerCase()).filter((term) => term !== "term");
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.toSorted()).toEqual([...new Set(terms)].toSorted());
});
