import { describe, expect, test } from "vitest";
import { type End, type Kind, type Rules, wrongWith } from "./answers.ts";
import type { Trouble } from "./plan.ts";

const disk: Rules = { storeTrouble: "takesNothing", isRolling: false };
const database: Rules = { storeTrouble: "away", isRolling: true };
const answered = (status: number, retryAfter: string | null = null): End => ({ status, retryAfter });
const judged = (kind: Kind, end: End, felt: readonly Trouble[], rules = disk) =>
  wrongWith(kind, end, new Set(felt), rules);

describe("right is", () => {
  test.each<[string, Kind, End, readonly Trouble[], Rules]>([
    ["a page at any time", "page", answered(200), ["store", "crmDown"], disk],
    ["a page that has not changed", "revisit", answered(304), [], disk],
    ["a capture that is new, or known", "capture", answered(201), [], disk],
    ["a capture refused for now while the disk is full", "capture", answered(503, "5"), ["store"], disk],
    ["a result while the disk is full", "result", answered(200), ["store"], disk],
    ["a result refused for now while the database is away", "result", answered(503, "5"), ["store"], database],
    ["a limit that says for how long", "reading", answered(429, "17"), [], disk],
    ["too many reports at once", "document", answered(503, "5"), [], disk],
    ["a model that gave up", "analysis", answered(504), ["modelSlow"], disk],
    ["a refused connection while the one server is away", "page", { none: "refused" }, ["restart"], disk],
  ])("%s", (_, kind, end, felt, rules) => expect(judged(kind, end, felt, rules)).toBeUndefined());
});

describe("wrong is", () => {
  test.each<[string, Kind, End, readonly Trouble[], Rules, string]>([
    ["a page that fails, whatever the trouble", "page", answered(503, "5"), ["store"], database, "503"],
    [
      "a file that is sent again though it has not changed",
      "revisit",
      answered(200),
      [],
      disk,
      "200 without Retry-After",
    ],
    ["a refusal for no reason", "capture", answered(503, "5"), ["crmDown", "mailDown"], disk, "503"],
    ["a refusal that does not say when", "capture", answered(503), ["store"], disk, "503 without Retry-After"],
    ["a refusal for nothing", "capture", answered(503, "0"), ["store"], disk, "503"],
    ["a result refused though the disk can be read", "result", answered(503, "5"), ["store"], disk, "503"],
    ["a limit on pages", "page", answered(429, "5"), [], disk, "429"],
    ["a model's failure when there is none", "analysis", answered(502), ["store"], disk, "502 without Retry-After"],
    ["an error of ours", "message", answered(500), ["store"], disk, "500 without Retry-After"],
    ["a broken answer, even in a restart", "page", { none: "cut off" }, ["restart"], disk, "cut off"],
    ["a refused connection in calm times", "page", { none: "refused" }, ["store"], disk, "refused"],
    [
      "a refused connection where another server is ready",
      "page",
      { none: "refused" },
      ["restart"],
      database,
      "refused",
    ],
  ])("%s", (_, kind, end, felt, rules, says) => expect(judged(kind, end, felt, rules)).toBe(says));
});
