import type { Clock } from "#app/valuation/clock.ts";
import type { CaptureOutcome } from "#app/valuation/services.ts";
import type { LeadRequest } from "#contracts/leads/lead.ts";
import type { ReportMail } from "#contracts/payments/report-mail.ts";
import type { StoredUnsentLead, UnsentLeads } from "./unsent-leads.ts";

/** Result of one attempt. */
export type Delivery =
  | { readonly kind: "stored"; readonly mail?: ReportMail }
  /** May succeed later; `afterMs` from `Retry-After`. */
  | { readonly kind: "later"; readonly reason: unknown; readonly afterMs?: number }
  /** Can never succeed. */
  | { readonly kind: "never"; readonly reason: unknown }
  /** The site does not accept captures. */
  | { readonly kind: "skipped" }
  /** The valuation was deleted, so its local copy is removed too. */
  | { readonly kind: "deleted" };

type OnOutcome = (outcome: CaptureOutcome) => void;

type Parts = {
  readonly unsent: UnsentLeads;
  readonly deliver: (request: LeadRequest) => Promise<Delivery>;
  readonly clock: Clock;
  readonly log: (message: string, reason: unknown) => void;
};

/** Captures of one valuation. Each carries the whole lead, so only the latest needs to be sent. */
type Entry = {
  /** The capture from this page. Without one, storage is read, which another tab may have emptied. */
  own?: { readonly lead: StoredUnsentLead; readonly onOutcome: OnOutcome };
  isSending: boolean;
  failures: number;
  /** Time set by `Retry-After`. */
  notBefore: number;
  cancelTimer: () => void;
};

/** Delays between attempts; the last one repeats. */
const backoffMs = [2_000, 8_000, 30_000, 120_000] as const;

export type LeadOutbox = ReturnType<typeof createOutbox>;

/**
 * Sends captures until the server has them. Each is stored in the browser before the first attempt and until it is
 * acknowledged. Captures are idempotent, so one that two tabs send is still one lead.
 */
export function createOutbox({ unsent, deliver, clock, log }: Parts) {
  const entries = new Map<string, Entry>();

  function entryOf(id: string): Entry {
    const known = entries.get(id);
    if (known) return known;
    const entry = { isSending: false, failures: 0, notBefore: 0, cancelTimer: () => {} };
    entries.set(id, entry);
    return entry;
  }

  /** Sends now, unless a request is under way or `Retry-After` has not passed. */
  function sendWhenAllowed(id: string, entry: Entry) {
    if (entry.isSending) return;
    const left = entry.notBefore - clock.now();
    if (left > 0) postpone(id, entry, left);
    else void send(id, entry);
  }

  function postpone(id: string, entry: Entry, ms: number) {
    entry.cancelTimer();
    entry.cancelTimer = clock.after(ms, () => void send(id, entry));
    entry.own?.onOutcome({ lead: "kept" });
  }

  async function attempt(id: string, own: StoredUnsentLead | undefined) {
    let lead = own;
    try {
      lead ??= await unsent.find(id);
      return { lead, delivery: lead && (await deliver(lead.request)) };
    } catch (reason) {
      return { lead, delivery: { kind: "later", reason } as const };
    }
  }

  async function send(id: string, entry: Entry): Promise<void> {
    entry.cancelTimer();
    entry.isSending = true;
    let { own } = entry;
    const { lead, delivery } = await attempt(id, own?.lead);
    entry.isSending = false;
    // The stored capture may be this page's own, added meanwhile.
    if (entry.own?.lead.text === lead?.text) own = entry.own;
    // The valuation was deleted meanwhile.
    if (entries.get(id) !== entry) return;
    if (delivery?.kind === "later") return fail(id, entry, delivery);
    entry.failures = 0;
    if (lead) unsent.drop(lead);
    if (delivery?.kind === "never") log("A capture was refused", delivery.reason);
    if (delivery) own?.onOutcome(outcomeOf(delivery));
    // A later capture may have been added meanwhile.
    if (entry.own === own) entries.delete(id);
    else sendWhenAllowed(id, entry);
  }

  function fail(id: string, entry: Entry, { reason, afterMs = 0 }: Extract<Delivery, { kind: "later" }>) {
    const delay = backoffMs[Math.min(entry.failures, backoffMs.length - 1)] ?? 0;
    if (entry.failures === 0) log("A capture is kept and sent later", reason);
    entry.failures += 1;
    entry.notBefore = clock.now() + afterMs;
    postpone(id, entry, Math.max(delay, afterMs));
  }

  return {
    /** Replaces an earlier capture of the same valuation. */
    put(request: LeadRequest, onOutcome: OnOutcome): void {
      const entry = entryOf(request.valuationId);
      entry.own = { lead: unsent.keep(request), onOutcome };
      sendWhenAllowed(request.valuationId, entry);
    },
    /** Sends what an earlier visit or another tab left. */
    resume(): void {
      for (const id of unsent.ids()) sendWhenAllowed(id, entryOf(id));
    },
    /** Called after a deletion: drops everything kept for the valuation. */
    remove(id: string): void {
      entries.get(id)?.cancelTimer();
      entries.delete(id);
      unsent.remove(id);
    },
    /** Called when the browser is online again. */
    retry(): void {
      for (const [id, entry] of entries) sendWhenAllowed(id, entry);
    },
  };
}

function outcomeOf(delivery: Exclude<Delivery, { kind: "later" }>): CaptureOutcome {
  if (delivery.kind === "stored") return { lead: "stored", ...(delivery.mail && { mail: delivery.mail }) };
  return { lead: delivery.kind === "never" ? "failed" : delivery.kind };
}
