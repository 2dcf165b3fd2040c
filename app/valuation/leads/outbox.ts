import type { Clock } from "#app/valuation/clock.ts";
import type { CaptureOutcome } from "#app/valuation/services.ts";
import type { LeadRequest } from "#contracts/lead.ts";
import type { ReportMail } from "#contracts/report-mail.ts";
import type { KeptLead, UnsentLeads } from "./unsent-leads.ts";

/** What one attempt came to. */
export type Delivery =
  | { readonly kind: "stored"; readonly mail?: ReportMail }
  /** It may work another time; `afterMs` where the server says when. */
  | { readonly kind: "later"; readonly reason: unknown; readonly afterMs?: number }
  /** It can never work. */
  | { readonly kind: "never"; readonly reason: unknown }
  /** The site takes no captures. */
  | { readonly kind: "skipped" }
  /** The valuation was deleted: what is left of it here goes too. */
  | { readonly kind: "forgotten" };

type Tell = (outcome: CaptureOutcome) => void;

type Parts = {
  readonly unsent: UnsentLeads;
  readonly deliver: (request: LeadRequest) => Promise<Delivery>;
  readonly clock: Clock;
  readonly log: (message: string, reason: unknown) => void;
};

/** One valuation's captures. Each is the whole lead, so only the latest is worth sending. */
type Entry = {
  /** Of this page; without one the browser's storage is asked, which another tab may have emptied since. */
  own?: { readonly lead: KeptLead; readonly tell: Tell };
  isSending: boolean;
  failures: number;
  /** The server asked for patience until then. */
  notBefore: number;
  stopWaiting: () => void;
};

/** Between the attempts; the last one again and again. */
const backoffMs = [2_000, 8_000, 30_000, 120_000] as const;

export type LeadOutbox = ReturnType<typeof createOutbox>;

/**
 * Sends captures until the firm has them. Each is kept in the browser before the first attempt and until it is
 * acknowledged. The server knows a repeat, so a capture that two tabs send is still one lead.
 */
export function createOutbox({ unsent, deliver, clock, log }: Parts) {
  const entries = new Map<string, Entry>();

  function entryOf(id: string): Entry {
    const known = entries.get(id);
    if (known) return known;
    const entry = { isSending: false, failures: 0, notBefore: 0, stopWaiting: () => {} };
    entries.set(id, entry);
    return entry;
  }

  /** Now, unless it is under way or the server asked for patience. */
  function hurry(id: string, entry: Entry) {
    if (entry.isSending) return;
    const left = entry.notBefore - clock.now();
    if (left > 0) postpone(id, entry, left);
    else void send(id, entry);
  }

  function postpone(id: string, entry: Entry, ms: number) {
    entry.stopWaiting();
    entry.stopWaiting = clock.after(ms, () => void send(id, entry));
    entry.own?.tell({ lead: "kept" });
  }

  async function attempt(id: string, own: KeptLead | undefined) {
    let lead = own;
    try {
      lead ??= await unsent.find(id);
      return { lead, delivery: lead && (await deliver(lead.request)) };
    } catch (reason) {
      return { lead, delivery: { kind: "later", reason } as const };
    }
  }

  async function send(id: string, entry: Entry): Promise<void> {
    entry.stopWaiting();
    entry.isSending = true;
    let { own } = entry;
    const { lead, delivery } = await attempt(id, own?.lead);
    entry.isSending = false;
    // What the storage held can be this page's own, put there meanwhile.
    if (entry.own?.lead.text === lead?.text) own = entry.own;
    // Its valuation was deleted meanwhile.
    if (entries.get(id) !== entry) return;
    if (delivery?.kind === "later") return fail(id, entry, delivery);
    entry.failures = 0;
    if (lead) unsent.drop(lead);
    if (delivery?.kind === "never") log("A capture was refused", delivery.reason);
    if (delivery) own?.tell(outcomeOf(delivery));
    // A later capture may have come in the meantime.
    if (entry.own === own) entries.delete(id);
    else hurry(id, entry);
  }

  function fail(id: string, entry: Entry, { reason, afterMs = 0 }: Extract<Delivery, { kind: "later" }>) {
    const delay = backoffMs[Math.min(entry.failures, backoffMs.length - 1)] ?? 0;
    if (entry.failures === 0) log("A capture is kept and sent later", reason);
    entry.failures += 1;
    entry.notBefore = clock.now() + afterMs;
    postpone(id, entry, Math.max(delay, afterMs));
  }

  return {
    /** Takes the place of an earlier capture of the same valuation. */
    put(request: LeadRequest, tell: Tell): void {
      const entry = entryOf(request.valuationId);
      entry.own = { lead: unsent.keep(request), tell };
      hurry(request.valuationId, entry);
    },
    /** Sends what an earlier visit, or another tab, has left. */
    resume(): void {
      for (const id of unsent.ids()) hurry(id, entryOf(id));
    },
    /** Once its valuation was deleted: nothing of it is kept or sent any more. */
    forget(id: string): void {
      entries.get(id)?.stopWaiting();
      entries.delete(id);
      unsent.forget(id);
    },
    /** When there is reason to hope: the browser is online again. */
    retry(): void {
      for (const [id, entry] of entries) hurry(id, entry);
    },
  };
}

function outcomeOf(delivery: Exclude<Delivery, { kind: "later" }>): CaptureOutcome {
  if (delivery.kind === "stored") return { lead: "stored", ...(delivery.mail && { mail: delivery.mail }) };
  return { lead: delivery.kind === "never" ? "failed" : delivery.kind };
}
