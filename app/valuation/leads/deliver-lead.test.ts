import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserClock } from "#app/valuation/clock.ts";
import { mondayCaptureRequestSchema } from "#contracts/leads/monday-capture.ts";
import { valuationIdIn } from "#domain/leads/crm/crm-payload.ts";
import { deliverLead } from "./deliver-lead.ts";
import { idOf, request } from "./lead.fixture.ts";
import type { Delivery } from "./outbox.ts";

const now = Date.UTC(2025, 10, 3, 10);
const { valuationId } = request;
const acknowledged = () => Response.json({ valuationId, stored: true }, { status: 201 });
const item = () => Response.json({ item: { id: "1", name: "Northgate", state: "delivered" } });

type Answer = () => Response | Promise<Response>;

/** Stubs the site's endpoints. */
function site({ leads = acknowledged, crm = item }: { leads?: Answer; crm?: Answer } = {}) {
  const calls: { readonly path: string; readonly init: RequestInit; readonly body: unknown }[] = [];
  const log = vi.fn();
  const fetch = vi.fn(async (address: string | URL | Request, init: RequestInit = {}) => {
    const path = String(address).replace("http://localhost:8888", "");
    calls.push({ path, init, body: JSON.parse(String(init.body)) });
    return path === "/api/leads" ? leads() : crm();
  });
  const tools = { fetch, apiOrigin: "http://localhost:8888", clock: browserClock, now: () => now, log };
  return { calls, log, deliver: (lead = request) => deliverLead(lead, tools) };
}

/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("storing the lead", () => {
  it("posts the record with keepalive and is stored when the server says so", async () => {
    const { calls, deliver } = site();
    expect(await deliver()).toEqual({ kind: "stored" });
    expect(calls[0]).toMatchObject({
      path: "/api/leads",
      init: { method: "POST", keepalive: true, headers: { "Content-Type": "application/json" } },
      body: JSON.parse(JSON.stringify(request)),
    });
  });

  it("returns the server's status of the mail", async () => {
    const answer = () => Response.json({ valuationId, stored: true, reportMail: "limited" });
    expect(await site({ leads: answer }).deliver()).toEqual({ kind: "stored", mail: "limited" });
  });

  it("does not use keepalive above the browser's limit", async () => {
    const { calls, deliver } = site();
    await deliver({ ...request, referrer: "é".repeat(30_000) });
    expect(calls[0]?.init.keepalive).toBe(false);
  });

  const inTenSeconds = new Date(now + 10_000).toUTCString();
  it.each<[number, Record<string, string>, Partial<Delivery>]>([
    [400, {}, { kind: "never" }],
    [403, {}, { kind: "never" }],
    [404, {}, { kind: "skipped" }],
    [410, {}, { kind: "deleted" }],
    [413, {}, { kind: "never" }],
    [408, {}, { kind: "later" }],
    [429, {}, { kind: "later" }],
    [429, { "Retry-After": "60" }, { kind: "later", afterMs: 60_000 }],
    [429, { "Retry-After": inTenSeconds }, { kind: "later", afterMs: 10_000 }],
    [429, { "Retry-After": "86400" }, { kind: "later", afterMs: 600_000 }],
    [503, { "Retry-After": "soon" }, { kind: "later" }],
    [500, {}, { kind: "later" }],
    [502, {}, { kind: "later" }],
  ])("maps an answer of %d %j to %j", async (status, headers, delivery) => {
    const { calls, deliver } = site({ leads: () => Response.json({ error: "No." }, { status, headers }) });
    const { reason: _, ...rest } = { reason: undefined, ...(await deliver()) };
    expect(rest).toEqual(delivery);
    expect(calls).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ["a captive portal page", () => new Response("<html>Log in</html>")],
    ["no JSON", () => new Response("{")],
    ["another valuation", () => Response.json({ valuationId: idOf(1), stored: true })],
    ["nothing stored", () => Response.json({ valuationId })],
  ])("is sent again after %s", async (_, leads) => {
    const { calls, deliver } = site({ leads });
    expect(await deliver()).toMatchObject({ kind: "later" });
    expect(calls).toHaveLength(1);
  });

  describe("without an answer", () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });

    afterEach(() => {
      vi.useRealTimers();
    });

    it("gives up after 30 seconds", async () => {
      const log = vi.fn();
      const fetch = (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        });
      const delivery = deliverLead(request, { fetch, apiOrigin: "", clock: browserClock, now: () => now, log });
      const failure = expect(delivery).rejects.toThrow("No answer within 30000 ms");
      await vi.advanceTimersByTimeAsync(30_000);
      await failure;
    });

    it("gives up on an answer that does not end", async () => {
      const { deliver } = site({ leads: () => new Response(new ReadableStream(), { status: 201 }) });
      const failure = expect(deliver()).rejects.toThrow("No answer within 30000 ms");
      await vi.advanceTimersByTimeAsync(30_000);
      await failure;
    });
  });
});

describe("asking for the CRM item", () => {
  it("follows once the lead is stored, with the board's columns and the valuation's id", async () => {
    const { calls, log, deliver } = site();
    await deliver();
    await settled();
    expect(calls.map(({ path }) => path)).toEqual(["/api/leads", "/api/monday-capture"]);
    const sent = mondayCaptureRequestSchema.parse(calls[1]?.body);
    expect(sent.itemName).toMatch(/ – \$9\.9M$/);
    expect(valuationIdIn(sent.columnValues)).toBe(valuationId);
    expect(log).not.toHaveBeenCalled();
  });

  it("is not awaited", async () => {
    const { deliver } = site({ crm: () => new Promise<Response>(() => {}) });
    expect(await deliver()).toEqual({ kind: "stored" });
  });

  it.each<[string, Answer, string]>([
    [
      "a failure of the server",
      () => Response.json({ error: "The board does not answer." }, { status: 502 }),
      "Monday CRM function error: 502 The board does not answer.",
    ],
    [
      "a failure without a body",
      () => new Response("", { status: 500, statusText: "Internal Server Error" }),
      "Monday CRM function error: 500 Internal Server Error",
    ],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "Unknown CRM function error"],
    ["an answer without an item", () => Response.json({ ok: true }), "Unknown CRM function error"],
  ])("%s is only logged", async (_, crm, message) => {
    const { log, deliver } = site({ crm });
    expect(await deliver()).toEqual({ kind: "stored" });
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(message, expect.anything()));
  });

  it("is skipped where the site has no such endpoint", async () => {
    const { calls, log, deliver } = site({ crm: () => Response.json({}, { status: 404 }) });
    await deliver();
    await settled();
    expect(calls).toHaveLength(2);
    expect(log).not.toHaveBeenCalled();
  });
});
