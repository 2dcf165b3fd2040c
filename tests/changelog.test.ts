import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { versionBefore } from "#server/store/migrations/set-aside.ts";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const headings = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/gm)];
const versions = headings.map(([, version]) => version);

test("the newest version of the changelog is the one of the package and its lock file", () => {
  const lock = read("package-lock.json");
  expect([read("package.json").version, lock.version, lock.packages[""].version]).toEqual(Array(3).fill(versions[0]));
});

test("versions and days fall, and a rollback leads to the newest version of the minor number before", () => {
  const inOrder = (texts: readonly (string | undefined)[]) =>
    texts.toSorted((a = "", b = "") => b.localeCompare(a, "en", { numeric: true }));
  expect(versions).toEqual(inOrder(versions));
  const days = headings.map(([, , day]) => day);
  expect(days).toEqual(inOrder(days));
  const minorOf = (version = "") => version.slice(0, version.lastIndexOf("."));
  expect(versions.find((version) => minorOf(version) !== minorOf(versions[0]))).toBe(versionBefore.version);
});
