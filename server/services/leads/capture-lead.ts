import { site } from "#content/site.ts";
import { type LeadAnswer, readStoredLead } from "#contracts/leads/lead.ts";
import { applyCapture } from "#domain/leads/apply-capture.ts";
import { type Lead, type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { addPrivateLinkRequest, type PrivateLinkRequest } from "#domain/leads/private-page/private-link-requests.ts";
import { agreeToSeries, type ConsentWording } from "#domain/mail/mail-series.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Limiter } from "#server/http/limits/limiter.ts";
import type { Log } from "#server/ops/log.ts";
import { isMailLimited } from "#server/services/mail-limit.ts";
import { partnerOfAddress } from "#server/services/partner-sites.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { groupCommit } from "#server/store/group-commit.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { findValuationRecord } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import { type Edited, type LeadEdit, type Outcome, storeLeads } from "./store-leads.ts";

/** How many mail requests are remembered as counted. */
const maxCounted = 10_000;

export type CaptureRequest = LeadCapture & {
  readonly sendReport?: boolean | undefined;
  readonly mailConsent?: ConsentWording | undefined;
  readonly keepFigures?: boolean | undefined;
};

export type CaptureResult = {
  readonly answer: LeadAnswer;
  readonly created: boolean;
  /** Whether jobs were enqueued, so that the caller wakes the worker. */
  readonly enqueued: boolean;
};

export type LeadService = {
  /** Resolves once the lead and its deliveries are stored. @throws AppError unavailable, forgotten */
  capture(request: CaptureRequest): Promise<CaptureResult>;
};

type Parts = {
  readonly store: Store;
  readonly limiter: Pick<Limiter, "count">;
  readonly log: Log;
  /** Whether mail is set up; otherwise it waits in the outbox, and the visitor is told so. */
  readonly isMailConfigured: boolean;
  readonly now?: () => number;
};

export function createLeadService({ store, limiter, log, isMailConfigured, now = Date.now }: Parts): LeadService {
  // PostgreSQL commits one group while the next is prepared; the embedded store has one writer.
  const commit = groupCommit(commitTo(store, now), { lanes: store.engine === "postgres" ? 2 : 1 });
  const counted = new Set<string>();

  /** A repeated request does not count, whether its answer was lost or the store failed. */
  async function isOverMailLimit(id: string, ask: PrivateLinkRequest): Promise<boolean> {
    const key = `${id} ${ask.to} ${ask.asked}`;
    if (counted.has(key) || (await isKnown(store, id, ask))) return false;
    if (await isMailLimited(limiter, ask.to)) return true;
    const [oldest = ""] = counted;
    if (counted.size >= maxCounted) counted.delete(oldest);
    counted.add(key);
    return false;
  }

  return {
    capture: (request) =>
      storeErrorsAs503(log, async () => {
        const partnerSite = await partnerOfAddress(store, request.pageUrl);
        const lead = leadOf({ ...request, partnerSite }, { now: now() });
        const to = request.sendReport ? lead.userEmail : undefined;
        const ask = to === undefined ? undefined : { to, asked: request.timestamp ?? "", at: lead.updatedAt };
        const limited = ask !== undefined && (await isOverMailLimit(lead.valuationId, ask));
        const { linkRequest, created, enqueued } = stored(
          await commit(captureEdit(lead, limited ? undefined : ask, request)),
        );
        const reportMail = reportMailOf(limited ? "limited" : linkRequest, isMailConfigured);
        return { answer: { valuationId: lead.valuationId, stored: true, ...reportMail }, created, enqueued };
      }),
  };
}

/** @throws AppError forgotten */
function stored<T extends Outcome>(outcome: T): T {
  if (outcome.deleted) throw new AppError("forgotten");
  return outcome;
}

function captureEdit(
  lead: Lead,
  ask: PrivateLinkRequest | undefined,
  { keepFigures = false, mailConsent }: Pick<CaptureRequest, "keepFigures" | "mailConsent">,
): LeadEdit {
  return {
    id: lead.valuationId,
    edit: (known) => {
      const later = known && keepFigures ? { ...lead, financialInputs: known.financialInputs } : lead;
      const merged = known ? applyCapture(known, later, site.timeZone) : { lead, changed: true };
      return ask ? withLinkRequest(merged.lead, merged.changed, ask, mailConsent) : merged;
    },
  };
}

function withLinkRequest(
  lead: Lead,
  changed: boolean,
  ask: PrivateLinkRequest,
  wording: ConsentWording | undefined,
): Edited {
  const { outcome, requests } = addPrivateLinkRequest(lead.linkMails ?? [], ask);
  if (outcome !== "new") return { lead, changed, linkRequest: outcome };
  const consent = wording && { mailSeries: agreeToSeries(lead.mailSeries, { to: ask.to, wording, now: ask.at }) };
  return { lead: { ...lead, linkMails: requests, ...consent }, changed, linkRequest: outcome };
}

/** One transaction for all waiting captures. */
function commitTo({ db, engine }: Store, now: () => number) {
  return (edits: readonly LeadEdit[]): Promise<readonly (Outcome & { readonly enqueued: boolean })[]> =>
    db.transaction().execute(async (tx) => {
      const { outcomes, requests, events, counts } = await storeLeads(tx, engine, edits);
      await enqueue(tx, requests, { now: now() });
      await recordEvents(tx, events);
      await addToFunnel(tx, counts);
      return outcomes.map((outcome) => ({ ...outcome, enqueued: requests.length > 0 }));
    });
}

async function isKnown(store: Store, id: string, ask: PrivateLinkRequest): Promise<boolean> {
  const record = await findValuationRecord(store, id);
  const known = record === undefined ? undefined : readStoredLead(record);
  return known !== undefined && addPrivateLinkRequest(known.linkMails ?? [], ask).outcome === "repeat";
}

function reportMailOf(linkRequest: Outcome["linkRequest"], isMailConfigured: boolean): Pick<LeadAnswer, "reportMail"> {
  if (linkRequest === undefined) return {};
  if (linkRequest === "limited") return { reportMail: "limited" };
  return { reportMail: isMailConfigured ? "onItsWay" : "waiting" };
}
