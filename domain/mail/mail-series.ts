import { isSameAddress } from "#domain/contact/email.ts";
import { addDays, dayAt, hourIn, hourOn } from "#domain/time/calendar.ts";

/** The follow-up emails to an owner, in their order. */
export const seriesMailIds = ["questions", "readiness", "figures"] as const;
export type SeriesMailId = (typeof seriesMailIds)[number];

/** The day of each after the private link was mailed. */
export const seriesDays: Readonly<Record<SeriesMailId, number>> = { questions: 3, readiness: 14, figures: 45 };

/** The versions of the sentence that an owner ticks, oldest first; `content/mail/mail-consent.ts` has each of them. */
export const consentWordings = ["2026-11"] as const;
export type ConsentWording = (typeof consentWordings)[number];

/** What an owner agreed to, and what became of it. Times in epoch milliseconds by our clock. */
export type MailSeries = {
  readonly agreedAt: number;
  readonly wording: ConsentWording;
  /** The address that the owner agreed for; no other is written to. */
  readonly to: string;
  /** When the private link was mailed, from which the days count. */
  readonly startedAt?: number;
  readonly sent?: readonly { readonly id: SeriesMailId; readonly at: number }[];
  /** When the owner stopped them. */
  readonly stoppedAt?: number;
};

type Consent = { readonly to: string; readonly wording: ConsentWording; readonly now: number };

/**
 * Consent for the address. A series under way goes on. A stopped one stays stopped: the form does not prove who sent it.
 */
export function agreeToSeries(known: MailSeries | undefined, { to, wording, now }: Consent): MailSeries {
  if (known && isSameAddress(known.to, to)) return known;
  return { agreedAt: now, wording, to, ...(known?.sent && { sent: known.sent }) };
}

export const seriesMailsLeft = ({ sent = [] }: MailSeries): number => seriesMailIds.length - sent.length;

/** Whether an email may still come. */
export function isSeriesOpen(series: MailSeries | undefined): series is MailSeries & { readonly stoppedAt?: never } {
  return series !== undefined && series.stoppedAt === undefined && seriesMailsLeft(series) > 0;
}

/** Late enough in the morning for the west coast, if the firm is in the east. */
const sendHour = 11;
/** One that is late is sent between these hours only. */
const civilHours = { from: 9, to: 18 } as const;
const mostLateMs = 3 * 24 * 60 * 60_000;

export function seriesDueAt(startedAt: number, id: SeriesMailId, timeZone: string): number {
  return hourOn(addDays(dayAt(startedAt, timeZone), seriesDays[id]), sendHour, timeZone);
}

export type SeriesClock = {
  readonly now: number;
  readonly timeZone: string;
  /** Since when the firm has these emails on; undefined while they are off. */
  readonly onSince: number | undefined;
  /** Emails that this address had, from this valuation or another. */
  readonly had: ReadonlySet<SeriesMailId>;
};

export type SeriesStep =
  | { readonly do: "send"; readonly mail: SeriesMailId }
  | { readonly do: "wait"; readonly until: number }
  | { readonly do: "end" };

/** What to do now. An email that came due while they were off, or more than three days ago, is never sent. */
export function seriesStep(startedAt: number, { now, timeZone, onSince, had }: SeriesClock): SeriesStep {
  for (const id of seriesMailIds) {
    if (had.has(id)) continue;
    const due = seriesDueAt(startedAt, id, timeZone);
    if (now < due) return { do: "wait", until: due };
    if (onSince === undefined || due < onSince || now > due + mostLateMs) continue;
    const hour = hourIn(timeZone, now);
    if (hour >= civilHours.from && hour < civilHours.to) return { do: "send", mail: id };
    const today = dayAt(now, timeZone);
    return { do: "wait", until: hourOn(hour < civilHours.from ? today : addDays(today, 1), sendHour, timeZone) };
  }
  return { do: "end" };
}
