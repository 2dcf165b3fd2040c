import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { LeadRequest } from "#contracts/lead.ts";
import { cacheRules, checkRule, knownOf } from "#tests/support/cache-rules.ts";
import { withoutNonce } from "#tests/support/without-nonce.ts";

async function storedValuation(origin: string): Promise<string> {
  const lead: LeadRequest = {
    valuationId: randomUUID(),
    website: "https://northgate.example",
    businessAnalysis: null,
    financialInputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  };
  const answer = await fetch(`${origin}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "10.9.9.9" },
    body: JSON.stringify(lead),
  });
  expect(answer.status).toBe(201);
  return lead.valuationId;
}

test("every kind of response has the right cache headers", async ({ baseURL }) => {
  const origin = String(baseURL);
  const valuationId = await storedValuation(origin);
  const rules = cacheRules({ ...(await knownOf(origin)), valuationId, unknownId: randomUUID() });
  const faults: Record<string, readonly string[]> = {};
  for (const rule of rules) faults[rule.kind] = await checkRule(origin, rule);
  expect(faults).toEqual(Object.fromEntries(rules.map(({ kind }) => [kind, []])));
});

test("a cached private page is served with a fresh nonce until its owner deletes the data", async ({ baseURL }) => {
  const origin = String(baseURL);
  const id = await storedValuation(origin);
  const view = async () => {
    const answer = await fetch(`${origin}/valuation/result/${id}`);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    return { status: answer.status, policy, ...withoutNonce(await answer.text(), policy) };
  };
  const [made, kept] = [await view(), await view()];
  expect(kept.html).toBe(made.html);
  expect([made.allowed, kept.allowed]).toEqual([true, true]);
  expect(kept.policy).not.toBe(made.policy);

  const deleted = await fetch(`${origin}/api/leads/${id}`, { method: "DELETE" });
  expect(deleted.ok).toBe(true);
  const gone = await view();
  expect(gone.status).toBe(404);
  expect(gone.html).not.toContain("northgate");
});
