import { site } from "#content/site.ts";
import type { LeadSource } from "#domain/leads/lead-source.ts";
import { funnelPageOf, type PartnerSite } from "#domain/partners/partner-site.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { createCountBuffer } from "#server/ops/count-buffer.ts";
import type { Log } from "#server/ops/log.ts";
import { addToFunnel, type DayCount } from "#server/store/desk/funnel.ts";
import type { Store } from "#server/store/open.ts";
import { isBot } from "./is-bot.ts";

/** Counts the steps of the funnel that happen before there is a lead. */
export type FunnelCounter = {
  visit(page: string, source: LeadSource): void;
  /** A partner's page shows its frame. */
  frameShown(partner: Embedded, userAgent: string): void;
  /** The dialog opens. */
  addressGiven(userAgent: string, partner?: Embedded): void;
  /** Our reader is asked for a website: the owner has entered the three figures. */
  runStarted(
    run: { readonly visitor: string; readonly website: string; readonly userAgent: string },
    partner?: Embedded,
  ): void;
  start(): void;
  stop(): Promise<void>;
};

/** The partner site in whose frame it happens. */
type Embedded = Pick<PartnerSite, "key"> | undefined;

/** A reload or a second try within this time is the same run. */
const repeatMs = 30 * 60_000;
/** How many runs are remembered. Above that a repeat may be counted again. */
const maxRuns = 5_000;

type Parts = { readonly store: Pick<Store, "db">; readonly log: Log; readonly now?: () => number };

export function createFunnelCounter({ store, log, now = Date.now }: Parts): FunnelCounter {
  const buffer = createCountBuffer<{ count: number } & Omit<DayCount, "count">>(
    (counts) => addToFunnel(store.db, counts),
    { log, what: "funnel" },
  );
  /** By visitor and website, in memory only; the newest last. */
  const runs = new Map<string, number>();

  function addEmbedded(step: DayCount["step"], partner: Embedded): void {
    if (partner) add(step, funnelPageOf(partner.key), "partnerSite" satisfies LeadSource);
    else add(step);
  }

  function add(step: DayCount["step"], page = "", source = ""): void {
    buffer.add(
      `${step} ${page} ${source}`,
      () => ({ day: dayAt(now(), site.timeZone), step, page, source, industry: "", count: 1 }),
      (known) => {
        known.count += 1;
      },
    );
  }

  function isRepeat(key: string): boolean {
    const [at, last] = [now(), runs.get(key)];
    if (last !== undefined && at - last < repeatMs) return true;
    const [oldest = ""] = runs.keys();
    if (runs.size >= maxRuns) runs.delete(oldest);
    runs.delete(key);
    runs.set(key, at);
    return false;
  }

  return {
    visit: (page, source) => add("visit", page, source),
    frameShown: (partner, userAgent) => {
      if (!isBot(userAgent)) addEmbedded("visit", partner);
    },
    addressGiven: (userAgent, partner) => {
      if (!isBot(userAgent)) addEmbedded("address", partner);
    },
    runStarted: ({ visitor, website, userAgent }, partner) => {
      if (isBot(userAgent) || isRepeat(`${visitor} ${website}`)) return;
      addEmbedded("figures", partner);
    },
    start: () => buffer.start(),
    stop: () => buffer.stop(),
  };
}
