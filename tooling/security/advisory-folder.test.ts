import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderChecks, installedBy, judgeByFolder } from "./advisory-folder.ts";

/** A database with these files, by `package/file`. */
function database(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "advisories-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "npm"));
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(join(folder, "npm", place, ".."), { recursive: true });
    writeFileSync(join(folder, "npm", place), text);
  }
  return folder;
}

const advisory = (range: string, pubdate = "2026-08-01") =>
  `---\nidentifier: "CVE-2026-1"\npubdate: "${pubdate}"\naffected_range: "${range}"\ntitle: "Pads: too much"\n`;
const one = (name: string, version: string) => [{ name, version, isDev: false }];

test.each([
  ["1.2.9", "<1.3.0", true],
  ["1.3.0", "<1.3.0", false],
  ["2.0.5", "<1.3.0||>=2.0.0 <2.1.0", true],
  ["2.1.0", "<1.3.0||>=2.0.0 <2.1.0", false],
  // One that was published before the mended version is not mended.
  ["1.3.0-beta.1", "<1.3.0", true],
])("version %s against %s: a hole is %s", (version, range, isHole) => {
  const folder = database({ "left-pad/CVE-2026-1.yml": advisory(range) });
  const { outcome, figure, findings } = judgeByFolder("all", folder, one("left-pad", version));
  expect([outcome, findings]).toEqual(
    isHole ? ["BROKEN", [`left-pad ${version}: CVE-2026-1 (${range})`]] : ["held", []],
  );
  expect(figure).toBe(`1 packages against 1 advisories up to 2026-08-01, ${isHole ? 1 : 0} with a known hole`);
});

test("a package in a scope has its own folder, and the newest date is told", () => {
  const folder = database({
    "@a/b/CVE-1.yml": advisory("<1.0.0", "2026-05-03"),
    "@a/b/CVE-2.yml": advisory("<1.0.0", "2025-01-01"),
    "b/CVE-3.yml": advisory("<9.0.0"),
  });
  const { outcome, figure } = judgeByFolder("all", folder, one("@a/b", "1.0.0"));
  expect([outcome, figure]).toEqual(["held", "1 packages against 2 advisories up to 2026-05-03, 0 with a known hole"]);
});

test.each([
  ["no range", "identifier: CVE-1\npubdate: '2026-01-01'\n"],
  ["an empty range", advisory("")],
  ["a range in other words", advisory("everything before the last")],
  ["another form", "- a\n- b\n"],
])("an advisory with %s is never taken for held", (_what, text) => {
  const folder = database({ "left-pad/GMS-1.yml": text });
  const { outcome, findings } = judgeByFolder("all", folder, one("left-pad", "1.0.0"));
  expect([outcome, findings]).toEqual(["BROKEN", ["left-pad: GMS-1.yml cannot be read"]]);
});

test("a folder that is none was not checked", () => {
  const { outcome, figure } = judgeByFolder("all", "/no/such/folder", one("left-pad", "1.0.0"));
  expect([outcome, figure]).toEqual(["NOT CHECKED", "not checked: no advisories for npm in /no/such/folder"]);
});

test("all that a lock file installs is looked at, under its real name, and what is not for the product apart", () => {
  const lock = JSON.stringify({
    packages: {
      "": { name: "site", version: "0.1.0" },
      "node_modules/a": { version: "1.0.0" },
      "node_modules/a/node_modules/@s/b": { version: "2.0.0", dev: true },
      "node_modules/alias": { name: "real", version: "3.0.0" },
      "node_modules/linked": { link: true },
    },
  });
  expect(installedBy(lock)).toEqual([
    { name: "a", version: "1.0.0", isDev: false },
    { name: "@s/b", version: "2.0.0", isDev: true },
    { name: "real", version: "3.0.0", isDev: false },
  ]);
  const folder = database({ "@s/b/CVE-1.yml": advisory("<3.0.0") });
  expect(folderChecks(folder, lock).map(({ outcome }) => outcome)).toEqual(["held", "BROKEN"]);
});

test("this project's own lock file is read whole", () => {
  const installed = installedBy(readFileSync("package-lock.json", "utf8"));
  expect(installed.length).toBeGreaterThan(400);
  expect(installed.find(({ name }) => name === "hono")).toMatchObject({ isDev: false });
});
