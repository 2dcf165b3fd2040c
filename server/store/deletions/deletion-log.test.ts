import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deletionFolder, openDeletionLog, readTombstones } from "./deletion-log.ts";
import { hashOf } from "./deletion-tombstones.ts";

const november = Date.UTC(2026, 10, 30, 23);
const december = Date.UTC(2026, 11, 1);
const a = { hash: hashOf.lead("a"), at: november };
const b = { hash: hashOf.lead("b"), at: december };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "deletions-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("holds only hashes and times, one file per month, private", () => {
  const log = openDeletionLog(dataDir);
  log.append([a, b]);
  log.append([]);
  expect(openDeletionLog(dataDir).read()).toEqual([a, b]);
  const folder = deletionFolder(dataDir);
  expect(readdirSync(folder)).toEqual(["2026-11.log", "2026-12.log"]);
  expect(readFileSync(join(folder, "2026-11.log"), "utf8")).toBe(`\n${november} ${a.hash}\n`);
  for (const path of [folder, join(folder, "2026-11.log")]) expect(statSync(path).mode & 0o077, path).toBe(0);
});

test("a line that a crash cut off affects no other", () => {
  const log = openDeletionLog(dataDir);
  log.append([a]);
  const file = join(deletionFolder(dataDir), "2026-11.log");
  appendFileSync(file, `\n${november} ${hashOf.lead("cut").slice(0, 20)}`);
  const after = { ...a, hash: hashOf.lead("after") };
  log.append([after]);
  expect(log.read()).toEqual([a, after]);
});

test("is empty where nothing was deleted, and can be read from copies", () => {
  expect(openDeletionLog(dataDir).read()).toEqual([]);
  openDeletionLog(dataDir).append([a, b]);
  const folder = deletionFolder(dataDir);
  expect(readTombstones([join(folder, "2026-12.log"), folder])).toEqual([b, a, b]);
  expect(() => readTombstones([join(dataDir, "none")])).toThrow(/There is no file or folder/);
});

test("months are removed when no backup and no browser can be that old", () => {
  const log = openDeletionLog(dataDir);
  log.append([a, b]);
  const day = 24 * 60 * 60_000;
  log.prepare({ now: december + 400 * day });
  expect(log.read()).toEqual([a, b]);
  log.prepare({ now: december + 400 * day + 1 });
  expect(log.read()).toEqual([b]);
});

test("a folder that cannot be written stops the start with one line", () => {
  writeFileSync(deletionFolder(dataDir), "in the way");
  expect(() => openDeletionLog(dataDir).prepare({ now: 0 })).toThrow(
    `The list of deletions in ${deletionFolder(dataDir)} cannot be written: EEXIST. Check DATA_DIR.`,
  );
});

test("a deletion is refused while its tombstone cannot be written", () => {
  writeFileSync(deletionFolder(dataDir), "in the way");
  expect(() => openDeletionLog(dataDir).append([a])).toThrow(/EEXIST|ENOTDIR/);
});
