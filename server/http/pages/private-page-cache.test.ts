import { array, assert, asyncProperty, constantFrom, tuple } from "fast-check";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { nonceContext, paymentsContext, reportContext, sharesContext, valuationReaderContext } from "#app/context.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import type { PageRenderer } from "#server/app.ts";
import { cachePrivatePages } from "./private-page-cache.ts";

const resultOf = (id: string) => `http://localhost:8888/valuation/result/${id}`;

/** A store of two tables, a renderer whose page shows everything it read, and call counts of both. */
function fixture(settings: Parameters<typeof cachePrivatePages>[1] = {}) {
  const records = new Map<string, string>();
  const opened = new Map<string, ReportPackage[]>();
  const asked = { renders: 0, reads: 0, down: false };
  let nonces = 0;
  const sweeps: (() => void)[] = [];
  const clock = { now: 0 };

  function contextOf(nonce: string): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(valuationReaderContext, {
      async find(id) {
        asked.reads += 1;
        if (asked.down) throw new Error("the store is down");
        return records.get(id);
      },
    });
    context.set(sharesContext, { list: async () => [] });
    context.set(reportContext, { find: async () => undefined });
    context.set(paymentsContext, {
      prices: async () => undefined,
      status: () => Promise.reject(new Error("no page here asks for an order")),
      unlocked: async (id) => opened.get(id)?.slice() ?? [],
    });
    return context;
  }

  const plain: PageRenderer = async (request, context) => {
    asked.renders += 1;
    const { pathname, search } = new URL(request.url);
    const id = pathname.split("/").at(-1) ?? "";
    const nonce = context.get(nonceContext);
    const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" };
    try {
      const found = await context.get(valuationReaderContext).find(id);
      if (found === undefined) return new Response(`gone <s nonce="${nonce}">`, { status: 404, headers });
      const open = await context.get(paymentsContext).unlocked(id);
      const text = `<s nonce="${nonce}">${search} ${id} é ${found} ${open.join()}<s nonce="${nonce}">`;
      return new Response(text, { headers });
    } catch {
      return new Response(`down <s nonce="${nonce}">`, { status: 503, headers });
    }
  };
  const remembering = cachePrivatePages(plain, {
    every: (work) => sweeps.push(work),
    now: () => clock.now,
    ...settings,
  });

  async function view(url: string, renderer = remembering, init: RequestInit = {}) {
    nonces += 1;
    const nonce = `nonce-${String(nonces).padStart(9, "0")}`;
    const response = await renderer(new Request(url, init), contextOf(nonce));
    return { nonce, status: response.status, headers: [...response.headers], text: await response.text() };
  }
  return { records, opened, asked, clock, sweeps, plain, remembering, view };
}

const withoutNonce = ({ nonce, text, ...rest }: Awaited<ReturnType<ReturnType<typeof fixture>["view"]>>) => ({
  ...rest,
  text: text.replaceAll(nonce, "NONCE"),
});

describe("a cached private page", () => {
  test("is not rendered again, reads the store again, and has a new nonce", async () => {
    const { records, asked, view } = fixture();
    records.set("a", "worth $1");
    const [first, second] = [await view(resultOf("a")), await view(resultOf("a"))];
    expect(asked).toMatchObject({ renders: 1, reads: 2 });
    expect(withoutNonce(second)).toEqual(withoutNonce(first));
    expect(second.text).toContain(second.nonce);
    expect(second.text).not.toContain(first.nonce);
  });

  test.each<[string, (b: ReturnType<typeof fixture>) => unknown, number, string]>([
    ["deleted", ({ records }) => records.delete("a"), 404, "gone"],
    ["corrected", ({ records }) => records.set("a", "worth $2"), 200, "worth $2"],
    ["paid for", ({ opened }) => opened.set("a", ["professional"]), 200, "professional"],
    ["not to be read", ({ asked }) => Object.assign(asked, { down: true }), 503, "down"],
  ])("shows at once that it was %s", async (_name, change, status, says) => {
    const b = fixture();
    b.records.set("a", "worth $1");
    await b.view(resultOf("a"));
    change(b);
    const seen = await b.view(resultOf("a"));
    expect([seen.status, seen.text]).toEqual([status, expect.stringContaining(says)]);
  });
});

describe("nothing is cached of", () => {
  test.each<[string, string, RequestInit]>([
    ["a page that is not there", resultOf("unknown"), {}],
    ["an address with a query", `${resultOf("a")}?deletion=ask`, {}],
    ["a page's data", `${resultOf("a")}.data`, {}],
    ["an answer to a form", resultOf("a"), { method: "POST", body: "x" }],
    ["a search", "http://localhost:8888/search?q=fee", {}],
  ])("%s", async (_name, url, init) => {
    const { records, asked, view, remembering } = fixture();
    records.set("a", "worth $1");
    for (let time = 0; time < 2; time++) await view(url, remembering, init);
    expect(asked.renders).toBe(2);
  });

  test("a page in which a read failed, although its status is 200", async () => {
    let renders = 0;
    const { view } = fixture();
    const renderer = cachePrivatePages(async (_request, context) => {
      renders += 1;
      await context.get(paymentsContext).unlocked("a");
      await Promise.resolve(context.get(valuationReaderContext).find("a")).catch(() => undefined);
      return new Response("some of it");
    });
    const failing: PageRenderer = (request, context) => {
      context.set(valuationReaderContext, { find: () => Promise.reject(new Error("down")) });
      return renderer(request, context);
    };
    for (let time = 0; time < 2; time++) await view(resultOf("a"), failing);
    expect(renders).toBe(2);
  });

  test("a page that sets a cookie, or that read nothing", async () => {
    let renders = 0;
    const { records, view } = fixture();
    records.set("a", "worth $1");
    const cookie = cachePrivatePages(async (_request, context) => {
      renders += 1;
      await context.get(valuationReaderContext).find("a");
      return new Response("x", { headers: { "Set-Cookie": "a=b" } });
    });
    const silent = cachePrivatePages(async () => {
      renders += 1;
      return new Response("x");
    });
    for (const renderer of [cookie, cookie, silent, silent]) await view(resultOf("a"), renderer);
    expect(renders).toBe(4);
  });

  test("the visitor's request except its address", async () => {
    const { records, view } = fixture();
    records.set("a", "worth $1");
    const seen: string[] = [];
    const renderer = cachePrivatePages(async (request, context) => {
      seen.push(...[...request.headers.keys()]);
      await context.get(valuationReaderContext).find("a");
      return new Response("x");
    });
    await view(resultOf("a"), renderer, { headers: { Cookie: "a=b", "X-Visitor": "1" } });
    expect(seen).toEqual([]);
  });
});

describe("is dropped", () => {
  test("after ten minutes, even without another request", async () => {
    const { records, asked, clock, sweeps, view } = fixture();
    records.set("a", "worth $1");
    await view(resultOf("a"));
    clock.now = 10 * 60_000 - 1;
    await view(resultOf("a"));
    expect(asked.renders).toBe(1);
    clock.now += 1;
    for (const sweep of sweeps) sweep();
    // If it were still there, setting the clock back would show it again.
    clock.now = 0;
    await view(resultOf("a"));
    expect(asked.renders).toBe(2);
  });

  test("when a step of its deletion is requested", async () => {
    const { records, asked, view } = fixture();
    records.set("a", "worth $1");
    await view(resultOf("a"));
    await view(`${resultOf("a")}?deletion=ask`);
    await view(resultOf("a"));
    expect(asked.renders).toBe(3);
  });

  test("oldest first, when the cache is full", async () => {
    const { records, asked, view } = fixture({ maxBytes: 3_000 });
    for (const id of ["a", "b", "c"]) records.set(id, id.repeat(400));
    for (const id of ["a", "b", "c", "b", "c"]) await view(resultOf(id));
    expect(asked.renders).toBe(3);
    await view(resultOf("a"));
    expect(asked.renders).toBe(4);
  });
});

type Fixture = ReturnType<typeof fixture>;

const events: Readonly<Record<string, (b: Fixture, id: string, turn: number) => unknown>> = {
  view: () => undefined,
  store: ({ records }, id, turn) => records.set(id, `worth $${turn}`),
  delete: ({ records }, id) => records.delete(id),
  pay: ({ opened }, id) => opened.set(id, ["exitReadiness"]),
  wait: ({ clock }) => Object.assign(clock, { now: clock.now + 4 * 60_000 }),
  breakDown: ({ asked }) => Object.assign(asked, { down: true }),
  recover: ({ asked }) => Object.assign(asked, { down: false }),
};

test("after any sequence of events every visitor sees what an uncached page would show", async () => {
  const step = tuple(constantFrom("view", "view", "view", ...Object.keys(events)), constantFrom("a", "b", "c", "ab"));
  await assert(
    asyncProperty(array(step, { maxLength: 30 }), async (steps) => {
      const b = fixture({ maxBytes: 600 });
      for (const [turn, [happening, id]] of steps.entries()) {
        events[happening]?.(b, id, turn);
        const [plain, remembered] = [await b.view(resultOf(id), b.plain), await b.view(resultOf(id))];
        expect(withoutNonce(remembered)).toEqual(withoutNonce(plain));
        expect(remembered.text).toContain(remembered.nonce);
      }
    }),
    { numRuns: 60 },
  );
});
