import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserClock } from "#app/valuation/clock.ts";
import type { LeadRequest } from "#contracts/leads/lead.ts";
import { idOf, memoryStorage, reader, request } from "./lead.fixture.ts";
import { createOutbox, type Delivery } from "./outbox.ts";
import { unsentLeads } from "./unsent-leads.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Act =
  | { readonly act: "capture"; readonly tab: number; readonly id: number }
  | { readonly act: "wait"; readonly ms: number }
  | { readonly act: "retry" | "resume" | "close"; readonly tab: number };

/** How an attempt ends: whether it reached the server, how long that took, and whether the answer came back. */
type Fate = { readonly arrives: boolean; readonly ms: number; readonly answer: "acknowledged" | "lost" | "patience" };

const tabs = [0, 1] as const;
const stamp = (version: number) => new Date(version).toISOString();
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant("capture" as const), tab: fc.constantFrom(...tabs), id: fc.nat(2) }),
    fc.record({ act: fc.constant("wait" as const), ms: fc.constantFrom(0, 50, 2_000, 10_000, 200_000) }),
    fc.record({ act: fc.constantFrom("retry" as const, "resume", "close"), tab: fc.constantFrom(...tabs) }),
  ),
  { maxLength: 14 },
);
const fates = fc.array(
  fc.record({
    arrives: fc.boolean(),
    ms: fc.constantFrom(0, 10, 3_000),
    answer: fc.constantFrom("acknowledged" as const, "lost", "patience"),
  }),
  { maxLength: 14 },
);

/** Tabs over one storage, and a server that keeps the last capture of each valuation. */
function world(planned: readonly Fate[]) {
  const storage = memoryStorage();
  const left = [...planned];
  const server = new Map<string, string>();
  const sent: LeadRequest[] = [];

  async function deliver(lead: LeadRequest): Promise<Delivery> {
    const { arrives, ms, answer } = left.shift() ?? { arrives: true, ms: 0, answer: "acknowledged" };
    sent.push(lead);
    if (arrives || answer === "acknowledged") server.set(lead.valuationId, String(lead.timestamp));
    await new Promise<void>((resolve) => browserClock.after(ms, resolve));
    if (answer === "acknowledged") return { kind: "stored" };
    if (answer === "lost") throw new Error("connection reset");
    return { kind: "later", reason: new Error("HTTP 429"), afterMs: 5_000 };
  }

  function open() {
    let isOpen = true;
    const outbox = createOutbox({
      unsent: unsentLeads({ storage: () => storage, reader, now: Date.now, log: () => {} }),
      // A closed tab gets no answers, and none of its timers fire.
      deliver: (lead) => deliver(lead).finally(() => (isOpen ? undefined : new Promise(() => {}))),
      clock: { now: browserClock.now, after: (ms, call) => browserClock.after(ms, () => isOpen && call()) },
      log: () => {},
    });
    const close = () => {
      isOpen = false;
    };
    return { outbox, close };
  }

  return { storage, server, sent, open };
}

/** Runs everything; returns the last capture of each valuation. */
async function play(steps: readonly Act[], open: ReturnType<typeof world>["open"]) {
  const windows = [open(), open()] as const satisfies readonly unknown[];
  const shown = [...windows];
  const latest = new Map<string, string>();
  for (const [version, step] of steps.entries()) {
    if (step.act === "wait") {
      await vi.advanceTimersByTimeAsync(step.ms);
      continue;
    }
    const window = shown[step.tab] ?? windows[0];
    if (step.act === "capture") {
      // A valuation belongs to the tab that created it.
      const valuationId = idOf(step.tab * 10 + step.id);
      latest.set(valuationId, stamp(version));
      window.outbox.put({ ...request, valuationId, timestamp: stamp(version) }, () => {});
    } else if (step.act === "close") {
      window.close();
      shown[step.tab] = open();
    } else window.outbox[step.act]();
  }
  return latest;
}

it("whatever fails, the server ends with the latest capture of each valuation, and nothing is left to send", async () => {
  await fc.assert(
    fc.asyncProperty(acts, fates, async (steps, planned) => {
      const { storage, server, sent, open } = world(planned);
      const latest = await play(steps, open);
      const next = open();
      next.outbox.resume();
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(server).toEqual(latest);
      expect([...storage.entries.keys()]).toEqual([]);
      const before = sent.length;
      next.outbox.resume();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(sent).toHaveLength(before);
    }),
    {
      numRuns: 150,
      examples: [
        // Another tab starts to read the first capture when the second one is stored.
        [
          [
            { act: "capture", tab: 0, id: 0 },
            { act: "close", tab: 0 },
            { act: "resume", tab: 1 },
            { act: "capture", tab: 0, id: 0 },
            { act: "wait", ms: 0 },
          ],
          [],
        ],
      ],
    },
  );
});

it("without failures, each capture is sent once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 8 }), async (ids) => {
      const { sent, open } = world([]);
      const { outbox } = open();
      for (const [version, id] of ids.entries()) {
        outbox.put({ ...request, valuationId: idOf(id), timestamp: stamp(version) }, () => {});
        await vi.advanceTimersByTimeAsync(10);
      }
      expect(sent.map(({ timestamp }) => timestamp)).toEqual(ids.map((_, version) => stamp(version)));
    }),
    { numRuns: 20 },
  );
});
