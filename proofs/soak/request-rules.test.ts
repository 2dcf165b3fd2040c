import { describe, expect, test } from "vitest";
import type { RequestKind } from "../harness/visitor.ts";
import type { Fault } from "./faults.ts";
import { type Judged, problemWith, type Rules } from "./request-rules.ts";

const disk: Rules = { storeFault: "full", isRolling: false };
const database: Rules = { storeFault: "down", isRolling: true };
const answered = (status: number, retryAfter: string | null = null): Judged => ({ status, retryAfter });
const refused: Judged = { failure: "refused", retryAfter: null };
const cutOff: Judged = { failure: "cut off", retryAfter: null };

describe("accepts", () => {
  test.each<[string, RequestKind, Judged, readonly Fault[], Rules]>([
    ["a page at any time", "page", answered(200), ["store", "crmDown"], disk],
    ["a page that has not changed", "revisit", answered(304), [], disk],
    ["a capture refused for now while the disk is full", "capture", answered(503, "5"), ["store"], disk],
    ["a result while the disk is full", "result", answered(200), ["store"], disk],
    ["a result refused for now while the database is down", "result", answered(503, "5"), ["store"], database],
    ["a limit with its duration", "reading", answered(429, "17"), [], disk],
    ["too many reports at once", "document", answered(503, "5"), [], disk],
    ["a model that gave up", "analysis", answered(504), ["modelSlow"], disk],
    ["a change on the desk refused in words while the disk is full", "deskChange", answered(503), ["store"], disk],
    ["a screen with its words while the CRM is down", "screen", answered(200), ["crmDown"], disk],
    ["a refused connection while the only server restarts", "page", refused, ["restart"], disk],
  ])("%s", (_, kind, answer, faults, rules) =>
    expect(problemWith(kind, answer, new Set(faults), rules)).toBeUndefined(),
  );
});

describe("rejects", () => {
  test.each<[string, RequestKind, Judged, readonly Fault[], Rules, string]>([
    ["a page that fails, whatever the fault", "page", answered(503, "5"), ["store"], database, "503"],
    ["a refusal without a reason", "capture", answered(503, "5"), ["crmDown", "mailDown"], disk, "503"],
    ["a refusal without a time", "capture", answered(503), ["store"], disk, "503 without Retry-After"],
    ["a refusal for no time", "capture", answered(503, "0"), ["store"], disk, "503"],
    ["a result refused though the disk can be read", "result", answered(503, "5"), ["store"], disk, "503"],
    ["a limit on pages", "page", answered(429, "5"), [], disk, "429"],
    ["a failure of a model that works", "analysis", answered(502), ["store"], disk, "502 without Retry-After"],
    ["an error of ours", "message", answered(500), ["store"], disk, "500 without Retry-After"],
    ["a screen refused though the disk can be read", "screen", answered(503, "5"), ["store"], disk, "503"],
    ["a screen that lacks a note", "screen", { ...answered(200), lacks: ["Called."] }, [], disk, "200 without Called."],
    ["a broken answer, even in a restart", "page", cutOff, ["restart"], disk, "cut off"],
    ["a refused connection without a restart", "page", refused, ["store"], disk, "refused"],
    ["a refused connection where another server is ready", "page", refused, ["restart"], database, "refused"],
  ])("%s", (_, kind, answer, faults, rules, problem) =>
    expect(problemWith(kind, answer, new Set(faults), rules)).toBe(problem),
  );
});
