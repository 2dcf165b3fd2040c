import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LeadRequest } from "../../contracts/lead.ts";
import { oneOf, type Random, seededRandom, whole } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { type Ledger, note, type Status, type Visit } from "./ledger.ts";

export type Crowd = {
  /** All at once and without a pause, as long as it lasts. */
  rush(on: boolean): void;
  /** Lets everybody end what they have begun. */
  leave(): Promise<void>;
};

export type CrowdSettings = {
  readonly ledger: Ledger;
  readonly addresses: readonly string[];
  readonly visitors: number;
  readonly seed: number;
};

const answerWithinMs = 30_000;
const givesUpShare = 0.3;

/** Visitors who capture, come back with contact details and corrections, and send again what they have sent before. */
export function startCrowd({ ledger, addresses, visitors, seed }: CrowdSettings): Crowd {
  let rushing = false;
  let leaving = false;

  async function visitor(index: number): Promise<void> {
    const random = seededRandom(seed * 1_000 + index);
    const own: Visit[] = [];
    while (!leaving) {
      await sleep(rushing ? whole(random, 10) : 300 + whole(random, 600));
      await act(random, own);
    }
  }

  async function act(random: Random, own: Visit[]): Promise<void> {
    // Mostly the last one: that is when people come back, and when its delivery is still under way.
    const known = random() < 0.7 ? own.at(-1) : own[whole(random, own.length)];
    const kind = oneOf(random, ["new", "new", "details", "details", "again", "twiceAtOnce"] as const);
    if (!known || kind === "new") {
      const visit = newVisit(random);
      own.push(visit);
      ledger.visits.set(visit.valuationId, visit);
      await send(random, visit, 0);
    } else if (kind === "details") {
      visitWithDetails(random, known);
      await send(random, known, known.stages.length - 1);
    } else {
      // The first capture says nothing of contact and corrections, so it may come again at any time.
      const stage = oneOf(random, [0, known.stages.length - 1]);
      const times = kind === "again" ? 1 : 2;
      await Promise.all(Array.from({ length: times }, () => send(random, known, stage)));
    }
  }

  /** Until it is acknowledged, as the browser does, or until the visitor has gone. */
  async function send(random: Random, visit: Visit, stage: number): Promise<void> {
    const body = JSON.stringify(visit.stages[stage]);
    for (let next = whole(random, addresses.length); ; next++) {
      const sending = { visit, stage, before: visit.acknowledged };
      ledger.counts.sent += 1;
      const status = await post(addresses[next % addresses.length] ?? "", body, random);
      if (note(ledger, sending, status)) return;
      if (random() < givesUpShare) return;
      await sleep(100 + whole(random, 300));
    }
  }

  const present = Array.from({ length: visitors }, (_, index) => visitor(index));
  return {
    rush: (on) => {
      rushing = on;
    },
    leave: async () => {
      leaving = true;
      await Promise.all(present);
    },
  };
}

export function newVisit(random: Random): Visit {
  const valuationId = randomUUID();
  return { valuationId, stages: [sampleCapture(random, valuationId)], acknowledged: -1 };
}

/** Each detail is another than before, so that what is stored tells which stage it is of. */
function visitWithDetails(random: Random, { stages, valuationId }: Visit): void {
  const last = stages.at(-1) ?? sampleCapture(random, valuationId);
  const number = stages.length;
  const details: Readonly<Record<string, Partial<LeadRequest>>> = {
    email: { userEmail: `owner${number}@${valuationId.slice(0, 8)}.example` },
    phone: { userPhone: `(614) 555-${String(1_000 + number)}` },
    title: { corrections: { ...last.corrections, title: `Name ${number}` } },
    location: { corrections: { ...last.corrections, location: `Place ${number}, Ohio` } },
  };
  const kind = oneOf(random, ["email", "phone", "title", "location"]);
  stages.push({ ...last, ...details[kind] });
}

/** Everybody has an address of their own: the limit for one visitor is not what is drilled. */
async function post(address: string, body: string, random: Random): Promise<Status> {
  const visitor = `10.${whole(random, 256)}.${whole(random, 256)}.${whole(random, 256)}`;
  try {
    const answer = await fetch(`${address}/api/leads`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": visitor },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    // An answer whose body breaks off is none.
    await answer.json();
    return answer.status;
  } catch {
    return undefined;
  }
}
