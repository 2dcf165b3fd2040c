import { type DepthPanel, depthPanels } from "#domain/depth/depth-entries.ts";
import type { BoardField } from "#domain/desk/board/board-fields.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ReminderMonths } from "#domain/leads/private-page/reminder.ts";
import { snapshotsOf } from "#domain/leads/private-page/snapshots.ts";
import type { Utm } from "#domain/leads/utm.ts";
import type { ConsentWording, MailSeries, SeriesMailId } from "#domain/mail/mail-series.ts";
import type { SaleEventKind } from "#domain/payments/sale-event.ts";
import type { ReportPackage, ReportTier } from "#domain/report/tiers.ts";

export const leadActions = ["sendLink", "openReport", "closeReport", "redeliver", "mergeLeads", "splitLead"] as const;
export type LeadAction = (typeof leadActions)[number];

/** Something that happened to a lead. `at` is epoch milliseconds by our clock. */
export type TimelineEvent = { readonly at: number } & (
  | { readonly what: "came"; readonly utm: Utm; readonly referrer: string; readonly partnerName?: string }
  | { readonly what: "valued"; readonly value: number }
  | { readonly what: "changed"; readonly from: number; readonly to: number }
  | { readonly what: "contact"; readonly phone: boolean; readonly email: boolean }
  | { readonly what: "entered"; readonly panels: readonly DepthPanel[] }
  | { readonly what: "linkAsked"; readonly to: string }
  | { readonly what: "reminderAsked"; readonly months: ReminderMonths }
  | { readonly what: "reminderSent" }
  | { readonly what: "emailsAgreed"; readonly wording: ConsentWording }
  | { readonly what: "emailSent"; readonly mail: SeriesMailId }
  | { readonly what: "emailsStopped" }
  | {
      readonly what: "message";
      readonly kind: "contact" | "report";
      readonly name: string;
      readonly text: string;
      readonly package?: ReportPackage | undefined;
      readonly isSuspect: boolean;
    }
  | {
      readonly what: "delivery";
      /** The kind of the job. */
      readonly kind: string;
      /** `withheld`: not sent, because earlier mail to that address came back. */
      readonly state: "delivered" | "waiting" | "failed" | "withheld";
      /** On the CRM board. */
      readonly item?: string | undefined;
    }
  | { readonly what: "document"; readonly tier: ReportTier; readonly format: string }
  | { readonly what: "checkout"; readonly package: ReportPackage }
  | { readonly what: "paid"; readonly package: ReportPackage; readonly amount: number; readonly currency: string }
  | { readonly what: "opened" | "closed"; readonly package: ReportPackage }
  | {
      readonly what: "sale";
      readonly kind: Exclude<SaleEventKind, "sold">;
      readonly package: ReportPackage;
      /** The refunds by then, in the currency's smallest unit. */
      readonly refunded: number;
      readonly currency: string;
    }
  | { readonly what: "shared" | "shareClosed"; readonly label: string }
  | {
      readonly what: "callBooked";
      readonly startsAt: number;
      /** When it was to be before another time was chosen. */
      readonly before: number | undefined;
    }
  | { readonly what: "callCanceled"; readonly startsAt: number }
  /** Somebody without a valuation. */
  | { readonly what: "cameByCall" }
  | { readonly what: "note"; readonly id: string; readonly author: string; readonly text: string }
  | {
      readonly what: "answer";
      readonly id: string;
      readonly author: string;
      readonly question: string;
      readonly text: string;
      /** A later answer to the same question counts. */
      readonly isReplaced: boolean;
    }
  | {
      /** A field that was changed on the desk, on the board or by a command. */
      readonly what: "change";
      readonly author: string;
      readonly field: BoardField;
      /** As shown; empty for nothing. */
      readonly from: string;
      readonly to: string;
      /** A later change stood already, so this one was only noted. */
      readonly isLost: boolean;
    }
  /** Something else that a colleague did. */
  | { readonly what: "action"; readonly author: string; readonly action: LeadAction }
);

/** What the record itself tells. */
export function recordEvents(lead: Lead): readonly TimelineEvent[] {
  const { createdAt, contactAt, depthAt, depth = {}, linkMails = [], reminder, mailSeries } = lead;
  const { utm, referrer, partnerSite } = lead;
  const [first, ...later] = snapshotsOf(lead);
  const saved = depthPanels.filter((panel) => depth[panel] !== undefined);
  let before = first;
  const changes = later.map((snapshot) => {
    const event = { what: "changed", at: snapshot.at, from: before.value, to: snapshot.value } as const;
    before = snapshot;
    return event;
  });
  return [
    { what: "came", at: createdAt, utm, referrer, ...(partnerSite && { partnerName: partnerSite.name }) },
    { what: "valued", at: createdAt, value: first.value },
    ...changes,
    ...(contactAt === undefined
      ? []
      : [
          {
            what: "contact",
            at: contactAt,
            phone: lead.userPhone !== undefined,
            email: lead.userEmail !== undefined,
          } as const,
        ]),
    ...(depthAt === undefined || saved.length === 0 ? [] : [{ what: "entered", at: depthAt, panels: saved } as const]),
    ...linkMails.map(({ to, at }) => ({ what: "linkAsked", at, to }) as const),
    ...(reminder ? [{ what: "reminderAsked", at: reminder.askedAt, months: reminder.months } as const] : []),
    ...(reminder?.sentAt === undefined ? [] : [{ what: "reminderSent", at: reminder.sentAt } as const]),
    ...(mailSeries ? seriesEvents(mailSeries) : []),
  ];
}

function seriesEvents({ agreedAt, wording, sent = [], stoppedAt }: MailSeries): readonly TimelineEvent[] {
  return [
    { what: "emailsAgreed", at: agreedAt, wording },
    ...sent.map(({ id, at }) => ({ what: "emailSent", at, mail: id }) as const),
    ...(stoppedAt === undefined ? [] : [{ what: "emailsStopped", at: stoppedAt } as const]),
  ];
}

export type Timeline = {
  /** The newest first. */
  readonly events: readonly TimelineEvent[];
  /** There are older ones that are not listed. */
  readonly isCut: boolean;
};

/** Sorts what was found; of events at the same time the one that was listed last is the newest. */
export function timelineOf(events: readonly TimelineEvent[], most: number): Timeline {
  const newest = events.toReversed().toSorted((a, b) => b.at - a.at);
  return { events: newest.slice(0, most), isCut: newest.length > most };
}
