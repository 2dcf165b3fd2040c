import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { prerenderedPaths } from "../../content/registry.ts";
import type { ContactMessage } from "../../contracts/contact-message.ts";
import type { LeadRequest } from "../../contracts/lead.ts";
import { oneOf, seededRandom, whole } from "../../tests/support/random.ts";
import { newVisit } from "../harness/lead-visitors.ts";
import { type Ledger, newLedger, note, type Visit } from "../harness/ledger.ts";
import type { Journal } from "./journal.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export type Sent = { readonly message: ContactMessage; taken: boolean };

/** What people were told is kept. */
export type Books = {
  readonly leads: Ledger;
  readonly messages: Map<string, Sent>;
  /** Who asked for a mail with the link, and to which valuation. */
  readonly links: { readonly to: string; readonly valuationId: string }[];
};

export const newBooks = (): Books => ({ leads: newLedger(), messages: new Map(), links: [] });

export type Crowd = {
  /** Many at once; resolves when they are well under way. */
  rush(): Promise<void>;
  /** Nobody new comes; resolves when those who are here have done what they came for. */
  leave(): Promise<void>;
};

const browsersPauseMs = 1_000;
/** Who has written a message reads that it did not go, and tries again: five times in ten minutes are allowed. */
const personsPauseMs = 25_000;

type Settings = {
  readonly books: Books;
  readonly journal: Journal;
  readonly address: () => string;
  readonly ownerSite: string;
  readonly seed: number;
  readonly minutes: number;
};

/** Most people read; some have their business valued; few write. The last two stay below what the site allows in ten minutes. */
function comingsASecond(minutes: number) {
  const ofAllowed = (most: number, least: number) => Math.min(least, most / (minutes * 60));
  return { reader: 4, capture: 2.5, owner: ofAllowed(250, 1), writer: ofAllowed(130, 0.5) } as const;
}

export function startCrowd({ books, journal, address, ownerSite, seed, minutes }: Settings): Crowd {
  const comings = comingsASecond(minutes);
  const here = new Set<Promise<void>>();
  const random = seededRandom(seed);
  const journeys = { reader, capture, owner, writer };
  let left = false;

  function come(journey: (visitor: Visitor) => Promise<void>): void {
    const visitor = createVisitor({ random: seededRandom(whole(random, 2 ** 31)), journal, address });
    const stay = journey(visitor).finally(() => here.delete(stay));
    here.add(stay);
  }

  async function keepComing(kind: keyof typeof comings): Promise<void> {
    while (!left) {
      // As people come: now several at once, now nobody.
      await sleep((-Math.log(1 - random()) * 1_000) / comings[kind]);
      if (!left) come(journeys[kind]);
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

  async function send(visitor: Visitor, visit: Visit, stage: number): Promise<boolean> {
    const before = visit.acknowledged;
    books.leads.counts.sent += 1;
    const asked = { kind: "capture", method: "POST", path: "/api/leads", body: visit.stages[stage] } as const;
    const status = await visitor.insist(asked, browsersPauseMs);
    return note(books.leads, { visit, stage, before }, status);
  }

  async function capture(visitor: Visitor, visit = newVisit(visitor.random)): Promise<void> {
    books.leads.visits.set(visit.valuationId, visit);
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
    const taken = await send(visitor, visit, 1);
    if (taken && sendReport) books.links.push({ to: userEmail, valuationId: visit.valuationId });
  }

  async function owner(visitor: Visitor): Promise<void> {
    const visit = newVisit(visitor.random);
    const site = `${ownerSite}/Company-${visit.valuationId.slice(0, 8)}`;
    await visitor.ask({ kind: "reading", path: `/api/read-site?url=${encodeURIComponent(site)}` });
    const websiteData = visit.stages[0]?.businessAnalysis?.websiteData;
    const body = { mode: "valuation-analysis", websiteData };
    await visitor.ask({ kind: "analysis", method: "POST", path: "/api/valuation-openai", body });
    await capture(visitor, visit);
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
    const sent: Sent = { message, taken: false };
    books.messages.set(messageId, sent);
    const asked = { kind: "message", method: "POST", path: "/api/contact", body: message } as const;
    const status = await visitor.insist(asked, personsPauseMs);
    sent.taken = status !== undefined;
  }

  const coming = (Object.keys(comings) as (keyof typeof comings)[]).map(keepComing);
  return {
    rush: async () => {
      for (let count = 0; count < 20; count++) come(count % 2 === 0 ? owner : reader);
      await sleep(500);
      for (let count = 0; count < 20; count++) come(capture);
      await sleep(5);
    },
    leave: async () => {
      left = true;
      await Promise.all(coming);
      await Promise.all(here);
    },
  };
}
