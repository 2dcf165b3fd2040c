import { describe, expect, test } from "vitest";
import { feltBetween, namedByHealth, phasesOf, recoveryMs, type Spell, soakPlan, troubles } from "./plan.ts";

describe("the plan", () => {
  test.each([2, 10])("of %i minutes has every trouble, in its time, and a calm end", (minutes) => {
    const whole = minutes * 60_000;
    const plan = soakPlan(minutes);
    expect(new Set(plan.map(({ trouble }) => trouble))).toEqual(new Set(troubles));
    for (const { from, to } of plan) expect(0 < from && from <= to && to <= 0.8 * whole).toBe(true);
    const lasting = plan.filter(({ trouble }) => trouble !== "restart");
    expect(Math.min(...lasting.map(({ from, to }) => to - from))).toBeGreaterThanOrEqual(12_000);
  });

  test("restarts while the model is slow, so that answers are under way, and mail is refused", () => {
    const plan = soakPlan(10);
    const at = plan.find(({ trouble }) => trouble === "restart")?.from ?? 0;
    const around = plan.filter(({ from, to }) => from < at && to > at).map(({ trouble }) => trouble);
    expect(around).toEqual(["modelSlow", "mailRefusing"]);
  });

  test("lets nothing else be felt by the store's own trouble's end but what overlaps on purpose", () => {
    const plan = soakPlan(10);
    const store = plan.find(({ trouble }) => trouble === "store");
    expect([...feltBetween(plan, store?.to ?? 0, store?.to ?? 0)]).toEqual(["store", "crmFailing"]);
  });
});

const spells: readonly Spell[] = [
  { trouble: "crmDown", from: 10, to: 30 },
  { trouble: "store", from: 20, to: 40 },
];

test("phases are cut wherever something begins or ends", () => {
  expect(phasesOf(spells, 50)).toEqual([
    { from: 0, to: 10, troubles: [] },
    { from: 10, to: 20, troubles: ["crmDown"] },
    { from: 20, to: 30, troubles: ["crmDown", "store"] },
    { from: 30, to: 40, troubles: ["store"] },
    { from: 40, to: 50, troubles: [] },
  ]);
  expect(phasesOf([], 50)).toEqual([{ from: 0, to: 50, troubles: [] }]);
});

test.each<[number, number, readonly string[]]>([
  [0, 9, []],
  [0, 10, ["crmDown"]],
  [25, 26, ["crmDown", "store"]],
  [40 + recoveryMs.store, 40 + recoveryMs.store, ["crmDown", "store"]],
  [41 + recoveryMs.store, 41 + recoveryMs.store, ["crmDown"]],
  [31 + recoveryMs.crmDown, 99_999, []],
])("from %i to %i may be felt %j", (from, to, felt) => {
  expect([...feltBetween(spells, from, to)]).toEqual(felt);
});

test("everything but a slow model and a restart is named by health", () => {
  expect(troubles.filter((trouble) => !(trouble in namedByHealth))).toEqual(["modelSlow", "restart"]);
});
