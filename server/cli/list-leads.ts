import { dayAndTime } from "#domain/time/calendar.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { type Delivery, deliveryOf, deliveryText } from "#server/services/exports/delivery-state.ts";
import { purchaseSummary } from "#server/services/exports/purchase-summary.ts";
import { type LeadEntry, type LeadFilter, newestLeads } from "#server/store/leads/lead-listing.ts";
import type { Store } from "#server/store/open.ts";
import { table } from "./table.ts";

/** Up to this many, and whether there are more. */
export async function takeFirst<T>(
  all: AsyncIterable<T>,
  most: number,
): Promise<{ items: readonly T[]; more: boolean }> {
  const items: T[] = [];
  for await (const item of all) {
    if (items.length === most) return { items, more: true };
    items.push(item);
  }
  return { items, more: false };
}

const maxInSlice = 500;

/** One more than is shown, to know whether there are more. */
export const sliceFor = (most: number) => Math.min(most + 1, maxInSlice);

export const listedLeads = (store: Pick<Store, "db">, filter: LeadFilter, most: number) =>
  takeFirst(newestLeads(store, filter, { slice: sliceFor(most) }), most);

export type LeadLine = {
  readonly id: string;
  readonly createdAt: string;
  readonly score: number;
  readonly value: number;
  readonly company: string;
  readonly industry: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Empty if nothing was bought or granted. */
  readonly reports: string;
  readonly crm: Delivery;
};

/** JSON output. */
export function leadLine({ created_at, purchases, job, ...lead }: LeadEntry): LeadLine {
  const { id, score, value, company, industry, email, phone } = lead;
  const createdAt = new Date(created_at).toISOString();
  const reports = purchaseSummary(purchases);
  return { id, createdAt, score, value, company, industry, email, phone, reports, crm: deliveryOf(job) };
}

export function leadTable(leads: readonly LeadEntry[], timeZone: string): string {
  return table(
    [
      { title: "Id" },
      { title: "Came" },
      { title: "Score", right: true },
      { title: "Value", right: true },
      { title: "Company", most: 32 },
      { title: "Industry", most: 24 },
      { title: "Contact", most: 60 },
      { title: "Reports", most: 60 },
      { title: "CRM", most: 40 },
    ],
    leads.map(({ id, created_at, score, value, company, industry, email, phone, purchases, job }) => [
      id.slice(0, 8),
      dayAndTime(created_at, timeZone),
      String(score),
      shortMoney(value),
      company,
      industry,
      [email, phone].filter(Boolean).join(", "),
      purchaseSummary(purchases),
      deliveryText(deliveryOf(job)),
    ]),
  );
}
