import { expect, test } from "vitest";
import type { Health } from "#contracts/health.ts";
import { type Entry, namedAfter, queueIn, unnamed, wordsIn } from "./health-log.ts";
import type { Spell } from "./plan.ts";

const said = (at: number, status: number, trouble: readonly string[] = [], waiting = 0): Entry => ({
  at,
  status,
  health: {
    status: status === 503 ? "unavailable" : trouble.length > 0 ? "degraded" : "ok",
    trouble: [...trouble],
    store: "ok",
    queue: { waiting, heldBack: 0, dead: 0, oldestSeconds: waiting * 2 },
    vendors: {
      analysis: { state: "ok" },
      crm: { state: "ok" },
      mail: { state: "ok" },
      payments: { state: "ok" },
      paymentEvents: { state: "ok" },
    },
    configured: {},
  } satisfies Health,
});

const entries: readonly Entry[] = [
  said(0, 200),
  said(10, 200, ["crm"], 3),
  said(20, 200, ["crm"], 7),
  said(30, 503, ["store"]),
  { at: 40 },
  said(50, 200),
];
const spell = (trouble: Spell["trouble"], from: number, to: number): Spell => ({ trouble, from, to });

test("a phase shows what was said in it, each once", () => {
  expect(wordsIn(entries, { from: 10, to: 50 })).toEqual([
    "200 degraded (crm)",
    "503 unavailable (store)",
    "no answer",
  ]);
  expect(queueIn(entries, { from: 10, to: 50 })).toEqual({ waiting: 7, oldestSeconds: 14 });
  expect(queueIn(entries, { from: 40, to: 50 })).toEqual({ waiting: 0, oldestSeconds: 0 });
});

test("a trouble that was not named while it lasted is found", () => {
  const spells = [spell("crmDown", 5, 15), spell("mailDown", 5, 60), spell("modelSlow", 0, 60), spell("store", 35, 60)];
  expect(unnamed(entries, spells)).toEqual(["mailDown: health did not name mail", "store: health did not name store"]);
});

test("recovery is counted to the last time that the part was named", () => {
  const crm = spell("crmDown", 5, 12);
  expect(namedAfter(entries, crm, [crm])).toBe(8);
  const store = spell("store", 5, 31);
  expect(namedAfter(entries, store, [store])).toBe(0);
  // Where the next trouble follows at once there is nothing to recover to, and what it causes is its own.
  expect(namedAfter(entries, crm, [crm, spell("crmFailing", 12, 60)])).toBeUndefined();
  expect(namedAfter(entries, crm, [crm, spell("crmFailing", 15, 60)])).toBe(0);
});
