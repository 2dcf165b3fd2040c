import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { sharedLinkContext } from "#app/context.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { type Lead, leadOf } from "#domain/leads/lead.ts";
import type { SharedLink, SharePart } from "#domain/sharing/share.ts";
import { loadShared } from "./load-shared.server.ts";

const token = "a".repeat(32);
const lead: Lead = {
  ...leadOf({ ...fullCapture, industryKey: "dental" }, { now: captured }),
  depth: { addBacks: { ownerPay: { amount: 100_000, hasPaper: true } }, proceeds: { debt: 300_000 } },
  reminder: { months: 6, askedAt: captured, dueAt: captured + 1 },
  scenarios: [{ name: "Secret plan", inputs: fullCapture.financialInputs }],
};
const openWith = (parts: readonly SharePart[]): SharedLink => ({
  state: "open",
  record: JSON.stringify(lead),
  parts,
  expiresAt: captured + 1,
});

function load(link: SharedLink, { method = "GET", given = token, headers = {} as Record<string, string> } = {}) {
  const open = vi.fn(async () => link);
  const context = new RouterContextProvider();
  context.set(sharedLinkContext, { open });
  const request = new Request("https://amiva.example/shared/x", { method, headers });
  return { open, answer: loadShared({ request, params: { token: given }, context }) };
}

describe("a shared link", () => {
  it("shows the valuation, and of the rest only what the owner ticked", async () => {
    const keysWith = async (parts: readonly SharePart[]) =>
      Object.keys((await load(openWith(parts)).answer).data ?? {}).toSorted();
    const always = ["company", "expiresAt", "names", "valuation", "valuedAt"];
    expect(await keysWith([])).toEqual(always);
    expect(await keysWith(["addBacks"])).toEqual([...always, "addBacks"].toSorted());
    expect(await keysWith(["proceeds"])).toEqual([...always, "proceeds"].toSorted());
    expect(await keysWith(["history"])).toEqual([...always, "snapshots"].toSorted());
  });

  it("carries neither the private id nor anything by which the owner can be reached", async () => {
    const { data } = await load(openWith(["addBacks", "proceeds", "history"])).answer;
    const text = JSON.stringify(data);
    const secrets = [lead.valuationId, lead.userEmail, lead.userPhone, lead.website, "Secret plan", "reminder"];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it("is 410 once it ended and 404 if it is unknown or cannot be read, each with nothing to show", async () => {
    expect(await load({ state: "ended" }).answer).toMatchObject({ data: null, init: { status: 410 } });
    expect(await load({ state: "unknown" }).answer).toMatchObject({ data: null, init: { status: 404 } });
    const unreadable = { ...openWith([]), record: "{" } as SharedLink;
    expect(await load(unreadable).answer).toMatchObject({ data: null, init: { status: 404 } });
  });

  it.each(["", "a", "a".repeat(33), `${"a".repeat(31)}/`, "' or 1=1 --"])(
    "is 404 for %j, and the store is not asked",
    async (given) => {
      const { open, answer } = load(openWith([]), { given });
      expect(await answer).toMatchObject({ data: null, init: { status: 404 } });
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["a reader", {}, true],
    ["a program that only asks whether the address exists", { method: "HEAD" }, false],
    ["a browser that fetches it in advance", { headers: { "Sec-Purpose": "prefetch;prerender" } }, false],
  ])("counts %s: %j, %s", async (_, sent, isCounted) => {
    const { open, answer } = load(openWith([]), sent);
    await answer;
    expect(open).toHaveBeenCalledWith(token, { isCounted });
  });
});
