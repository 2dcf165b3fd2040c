import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { prerenderedPaths } from "../../content/registry.ts";
import type { ContactMessage } from "../../contracts/contact-message.ts";
import type { LeadRequest } from "../../contracts/lead.ts";
import { oneOf, seededRandom, whole } from "../../tests/support/random.ts";
import { type Ledger, newLedger, newVisit, sendStage, type Visit } from "../harness/ledger.ts";
import { type Answer, createVisitor, type Visitor } from "../harness/visitor.ts";
import type { RequestLog } from "./request-log.ts";

/** What people were promised: stored, or on its way to them. */
export type Guarantees = {
  readonly leads: Ledger;
  readonly messages: Map<string, { readonly message: ContactMessage; taken: boolean }>;
  /** Owners who requested a mail with their private link. */
  readonly links: { readonly to: string; readonly valuationId: string }[];
};

export type SoakVisitors = {
  readonly guarantees: Guarantees;
  /** Many at once; resolves when they are under way. */
  rush(): Promise<void>;
  /** No one new comes; resolves when those who are here are done. */
  leave(): Promise<void>;
};

const browserPauseMs = 1_000;
/** A person sees that the message was not sent, and tries again: five times in ten minutes are allowed. */
const personPauseMs = 25_000;
const retryForMs = 180_000;

type VisitorSettings = {
  readonly log: RequestLog;
  readonly address: () => string;
  readonly ownerSite: string;
  readonly seed: number;
  readonly minutes: number;
};

/** Most people read; some request a valuation; few send a message. The last two stay below the site's limits. */
function arrivalsPerSecond(minutes: number) {
  const within = (allowed: number, most: number) => Math.min(most, allowed / (minutes * 60));
  return { reader: 4, capturer: 2.5, owner: within(250, 1), writer: within(130, 0.5) } as const;
}

export function startSoakVisitors({ log, address, ownerSite, seed, minutes }: VisitorSettings): SoakVisitors {
  const guarantees: Guarantees = { leads: newLedger(), messages: new Map(), links: [] };
  const arrivals = arrivalsPerSecond(minutes);
  const here = new Set<Promise<void>>();
  const random = seededRandom(seed);
  let isOver = false;

  function arrive(journey: (visitor: Visitor) => Promise<void>): void {
    const visitor = log.logged(createVisitor(seededRandom(whole(random, 2 ** 31)), address));
    const stay = journey(visitor).finally(() => here.delete(stay));
    here.add(stay);
  }

  async function keepArriving(kind: keyof typeof arrivals): Promise<void> {
    const journey = { reader, capturer, owner, writer }[kind];
    while (!isOver) {
      // Random arrivals: several at once, then none.
      await sleep((-Math.log(1 - random()) * 1_000) / arrivals[kind]);
      if (!isOver) arrive(journey);
    }
  }

  async function reader({ random: chance, ask }: Visitor): Promise<void> {
    for (let page = 0; page < 2; page++) {
      const path = prerenderedPaths[whole(chance, prerenderedPaths.length)] ?? "/";
      const { text, etag } = await ask({ kind: "page", path });
      const assets = [...new Set(text.match(/\/assets\/[\w.-]+/g))];
      await Promise.all(assets.slice(0, 3).map((asset) => ask({ kind: "asset", path: asset })));
      await sleep(whole(chance, 3_000));
      if (etag) await ask({ kind: "revisit", path, headers: { "If-None-Match": etag } });
    }
  }

  const send = (visitor: Visitor, visit: Visit, stage: number) =>
    retried(visitor, browserPauseMs, () => sendStage(guarantees.leads, visitor, visit, stage));

  async function capturer(visitor: Visitor, visit = newVisit(guarantees.leads, visitor.random)): Promise<void> {
    if (!(await send(visitor, visit, 0))) return;
    if (visitor.random() < 0.4) {
      await sleep(whole(visitor.random, 5_000));
      await addContact(visitor, visit);
    }
    if (visitor.random() < 0.3) await visitor.ask({ kind: "result", path: `/valuation/result/${visit.valuationId}` });
  }

  async function addContact(visitor: Visitor, visit: Visit): Promise<void> {
    const userEmail = `owner@${visit.valuationId}.example`;
    const sendReport = visitor.random() < 0.5;
    visit.stages.push({
      ...(visit.stages[0] as LeadRequest),
      userEmail,
      userPhone: "(614) 555-0142",
      ...(sendReport && { sendReport }),
    });
    const isTaken = await send(visitor, visit, 1);
    if (isTaken && sendReport) guarantees.links.push({ to: userEmail, valuationId: visit.valuationId });
  }

  async function owner(visitor: Visitor): Promise<void> {
    const visit = newVisit(guarantees.leads, visitor.random);
    const site = `${ownerSite}/Company-${visit.valuationId.slice(0, 8)}`;
    await visitor.ask({ kind: "reading", path: `/api/read-site?url=${encodeURIComponent(site)}` });
    const body = { mode: "valuation-analysis", websiteData: visit.stages[0]?.businessAnalysis?.websiteData };
    await visitor.ask({ kind: "analysis", path: "/api/valuation-openai", body });
    await capturer(visitor, visit);
    if (visitor.random() < 0.3)
      await visitor.ask({ kind: "document", path: `/api/download/report/${visit.valuationId}` });
  }

  async function writer(visitor: Visitor): Promise<void> {
    const messageId = randomUUID();
    const message: ContactMessage = {
      kind: "contact",
      messageId,
      name: oneOf(visitor.random, ["Ada Brandt", "Ray Okafor", "Mei Lin"]),
      email: `writer@${messageId}.example`,
      message: `I would like to talk about a sale next year. My reference is ${messageId}.`,
      homepage: "",
      elapsedMs: 9_000,
    };
    const sent = { message, taken: false };
    guarantees.messages.set(messageId, sent);
    const asked = { kind: "message", path: "/api/contact", body: message } as const;
    sent.taken = await retried(visitor, personPauseMs, () => visitor.ask(asked));
  }

  const arriving = (Object.keys(arrivals) as (keyof typeof arrivals)[]).map(keepArriving);
  return {
    guarantees,
    rush: async () => {
      for (let count = 0; count < 20; count++) arrive(count % 2 === 0 ? owner : reader);
      await sleep(500);
      for (let count = 0; count < 20; count++) arrive(capturer);
      await sleep(5);
    },
    leave: async () => {
      isOver = true;
      await Promise.all(arriving);
      await Promise.all(here);
    },
  };
}

/** Repeats until accepted, not before `Retry-After`; false if it was not accepted in time. */
async function retried({ random }: Visitor, pauseMs: number, send: () => Promise<Answer>): Promise<boolean> {
  const until = performance.now() + retryForMs;
  for (;;) {
    const { status = 500, retryAfter } = await send();
    if (status < 400) return true;
    const pause = Math.max(Number(retryAfter) * 1_000, pauseMs) + whole(random, pauseMs);
    if (performance.now() + pause > until) return false;
    await sleep(pause);
  }
}
