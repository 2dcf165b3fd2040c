import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { prerenderedPaths } from "../../content/registry/registry.ts";
import type { ContactMessage } from "../../contracts/leads/contact-message.ts";
import type { LeadRequest } from "../../contracts/leads/lead.ts";
import { oneOf, seededRandom, whole } from "../../tests/support/random.ts";
import { type Ledger, newFramedVisit, newLedger, newVisit, sendStage, type Visit } from "../harness/ledger.ts";
import { createVisitor, type Visitor } from "../harness/visitor.ts";
import { workAtDesk } from "./desk-members.ts";
import { type DeskLedger, newDeskLedger } from "./desk-violations.ts";
import type { SoakFirm } from "./firm.ts";
import type { RequestLog } from "./request-log.ts";
import { retried } from "./retried.ts";

/** What people were promised: stored, or on its way to them. */
export type Guarantees = {
  readonly leads: Ledger;
  readonly messages: Map<string, { readonly message: ContactMessage; taken: boolean }>;
  /** Owners who requested a mail with their private link. */
  readonly links: { readonly to: string; readonly valuationId: string }[];
  readonly desk: DeskLedger;
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

type VisitorSettings = {
  readonly log: RequestLog;
  readonly address: () => string;
  readonly ownerSite: string;
  readonly firm: Pick<SoakFirm, "members" | "partnerSite">;
  readonly seed: number;
  readonly minutes: number;
  readonly load: number;
};

/** Most people read; some request a valuation; few send a message. The last two stay below the site's limits. */
function arrivalsPerSecond(minutes: number) {
  const within = (allowed: number, most: number) => Math.min(most, allowed / (minutes * 60));
  return {
    reader: 4,
    capturer: 2.5,
    owner: within(200, 0.8),
    framed: within(50, 0.2),
    writer: within(130, 0.5),
  } as const;
}

export function startSoakVisitors(settings: VisitorSettings): SoakVisitors {
  const { log, address, ownerSite, firm, seed, minutes, load } = settings;
  const guarantees: Guarantees = { leads: newLedger(), messages: new Map(), links: [], desk: newDeskLedger() };
  const arrivals = arrivalsPerSecond(minutes);
  const here = new Set<Promise<void>>();
  const random = seededRandom(seed);
  let isOver = false;

  const newVisitor = () => log.logged(createVisitor(seededRandom(whole(random, 2 ** 31)), address));

  function arrive(journey: (visitor: Visitor) => Promise<void>): void {
    const visitor = newVisitor();
    const stay = journey(visitor).finally(() => here.delete(stay));
    here.add(stay);
  }

  async function keepArriving(kind: keyof typeof arrivals): Promise<void> {
    const journey: (visitor: Visitor) => Promise<void> = { reader, capturer, owner, framed, writer }[kind];
    while (!isOver) {
      // Random arrivals: several at once, then none.
      await sleep((-Math.log(1 - random()) * 1_000) / (arrivals[kind] * load));
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

  /** On a partner's site: the frame and its scripts, then the valuation as on our own page. */
  async function framed(visitor: Visitor): Promise<void> {
    const { partnerSite } = firm;
    const path = `/embed/${partnerSite.key}`;
    const { text } = await visitor.ask({ kind: "frame", path, shows: ["/embed/assets/"] });
    const assets = [...new Set(text.match(/\/embed\/assets\/[\w.-]+/g))];
    await Promise.all(assets.slice(0, 3).map((asset) => visitor.ask({ kind: "asset", path: asset })));
    await owner(visitor, newFramedVisit(guarantees.leads, visitor.random, partnerSite));
  }

  async function owner(visitor: Visitor, visit = newVisit(guarantees.leads, visitor.random)): Promise<void> {
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
  const working = firm.members.map((member) =>
    workAtDesk(member, newVisitor(), { leads: guarantees.leads, desk: guarantees.desk, isOver: () => isOver }),
  );
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
      await Promise.all([...arriving, ...working]);
      await Promise.all(here);
    },
  };
}
