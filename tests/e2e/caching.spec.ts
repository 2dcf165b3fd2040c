import { randomUUID } from "node:crypto";
import { cacheRules, checkRule, knownOf } from "#tests/support/cache-rules.ts";
import { privatePath, storeValuation } from "#tests/support/store-valuation.ts";
import { expect, requestTest as test } from "#tests/support/test.ts";
import { withoutNonce } from "#tests/support/without-nonce.ts";

test("every kind of response has the right cache headers", async ({ baseURL, request, extraHTTPHeaders }) => {
  const origin = String(baseURL);
  const valuationId = await storeValuation(request);
  const rules = cacheRules({ ...(await knownOf(origin)), valuationId, unknownId: randomUUID() });
  const faults: Record<string, readonly string[]> = {};
  for (const rule of rules) faults[rule.kind] = await checkRule(origin, rule, extraHTTPHeaders);
  expect(faults).toEqual(Object.fromEntries(rules.map(({ kind }) => [kind, []])));
});

test("a cached private page is served with a fresh nonce until its owner deletes the data", async ({ request }) => {
  const id = await storeValuation(request);
  const view = async () => {
    const answer = await request.get(privatePath(id));
    const policy = answer.headers()["content-security-policy"] ?? "";
    return { status: answer.status(), policy, ...withoutNonce(await answer.text(), policy) };
  };
  const [made, kept] = [await view(), await view()];
  expect(kept.html).toBe(made.html);
  expect([made.allowed, kept.allowed]).toEqual([true, true]);
  expect(kept.policy).not.toBe(made.policy);

  expect((await request.delete(`/api/leads/${id}`)).ok()).toBe(true);
  const gone = await view();
  expect(gone.status).toBe(404);
  expect(gone.html).not.toContain("northgate");
});
