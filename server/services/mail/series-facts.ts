import { sql } from "kysely";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { isSameAddress } from "#domain/contact/email.ts";
import type { Stage } from "#domain/desk/leads/stages.ts";
import { isSeriesOpen, type MailSeries, type SeriesMailId } from "#domain/mail/mail-series.ts";
import { bookedCalls } from "#server/store/bookings/bookings.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesByValuation } from "#server/store/payments/purchases.ts";

export type SeriesFacts = {
  readonly series: MailSeries;
  readonly startedAt: number;
  /** Emails that the address had, from this valuation or another. */
  readonly had: ReadonlySet<SeriesMailId>;
};

/** Stages before a partner has talked with the owner; from any later stage no series email is sent. */
const earlyStages: readonly Stage[] = ["new", "tried"];
/** Nobody has more valuations than this under one address. */
const maxLeads = 50;

/**
 * What the next follow-up email depends on. Undefined if none may be sent any more: the valuation was deleted or merged
 * into another, the owner stopped, bought, booked a call or valued the business again, a partner has taken the lead in
 * hand, or the lead has another address than the one that was agreed for.
 */
export async function readSeriesFacts(store: Store, id: string): Promise<SeriesFacts | "unreadable" | undefined> {
  const row = await store.db
    .selectFrom("lead")
    .select(["record", "email", "merged_into", "stage"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const lead = readStoredLead(row.record);
  if (!lead) return "unreadable";
  const { mailSeries: series } = lead;
  if (!isSeriesOpen(series) || series.startedAt === undefined || row.email === null) return undefined;
  if (row.merged_into !== null || !earlyStages.includes(row.stage) || !isSameAddress(row.email, series.to))
    return undefined;
  const ofAddress = await leadsOfAddress(store, series.to);
  const isNewest = ofAddress.every((other) => other.id === id || other.created_at <= lead.createdAt);
  const ids = [...new Set([id, ...ofAddress.map((other) => other.id)])];
  if (!isNewest || (await hasBought(store, ids)) || (await bookedCalls(store, ids)).size > 0) return undefined;
  const had = ofAddress.flatMap(({ record }) => readStoredLead(record)?.mailSeries?.sent ?? []).map((sent) => sent.id);
  return { series, startedAt: series.startedAt, had: new Set(had) };
}

function leadsOfAddress({ db }: Store, email: string) {
  return db
    .selectFrom("lead")
    .select(["id", "record", "created_at"])
    .where("email", "is not", null)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .orderBy("created_at", "desc")
    .limit(maxLeads)
    .execute();
}

/** An attempt that was not paid does not count; a report that the firm opened does, and so does one that was refunded. */
async function hasBought(store: Store, ids: readonly string[]): Promise<boolean> {
  const purchases = [...(await purchasesByValuation(store, ids)).values()].flat();
  return purchases.some(({ state }) => state !== "pending" && state !== "cancelled");
}
