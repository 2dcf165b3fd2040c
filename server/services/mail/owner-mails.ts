import type { Lead } from "#domain/leads/lead.ts";
import { isSeriesOpen, type SeriesMailId, seriesDueAt, seriesMailIds } from "#domain/mail/mail-series.ts";
import { editLead } from "#server/services/owner/edit-lead.ts";
import { deskSetting } from "#server/store/desk/people/settings.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";
import { addressMarks } from "./address-marks.ts";

/** The follow-up emails that an owner agreed to. */

type Clock = { readonly now: number };

const off = "off";

/** Since when the firm has them on; undefined while they are off, as they are until an owner of the desk turns them on. */
export async function ownerMailsOnSince(store: Pick<Store, "db">): Promise<number | undefined> {
  const value = (await deskSetting(store, "owner-mails")) ?? off;
  return value === off ? undefined : Number(value);
}

export const ownerMailsValue = (isOn: boolean, { now }: Clock): string => (isOn ? String(now) : off);

const seriesOf = (lead: Lead) => (isSeriesOpen(lead.mailSeries) ? lead.mailSeries : undefined);

/** The private link was mailed: the days count from now. Nothing happens if the owner did not agree. */
export async function startSeries(store: Store, lead: Lead, { now, timeZone }: Clock & { readonly timeZone: string }) {
  if (seriesOf(lead)?.startedAt !== undefined || !seriesOf(lead)) return;
  await editLead(
    store,
    lead.valuationId,
    (known) => {
      const series = seriesOf(known);
      if (!series || series.startedAt !== undefined) return { lead: known, changed: false };
      const runAt = seriesDueAt(now, seriesMailIds[0], timeZone);
      return {
        lead: { ...known, mailSeries: { ...series, startedAt: now } },
        changed: false,
        requests: [{ kind: jobKinds.mailSeries, subject: known.valuationId, runAt }],
      };
    },
    { now },
  );
}

/**
 * Holds for the address, also in other and later valuations: anybody can type it in and tick the box again. The job
 * stays in the outbox, finds that nothing is to be sent, and ends.
 */
export async function stopSeries(store: Store, id: string, { now }: Clock): Promise<void> {
  const to = (await findLead(store, id))?.lead.mailSeries?.to;
  if (to === undefined) return;
  const hash = (await addressMarks(store)).keyOf(to);
  await suppressAddress(store, { hash, reason: "stopped", code: "" }, { now });
  await editLead(
    store,
    id,
    (lead) => {
      const series = seriesOf(lead);
      if (!series) return { lead, changed: false };
      return { lead: { ...lead, mailSeries: { ...series, stoppedAt: now } }, changed: false };
    },
    { now },
  );
}

export async function markSeriesSent(store: Store, id: string, mail: SeriesMailId, { now }: Clock): Promise<void> {
  await editLead(
    store,
    id,
    (lead) => {
      const series = lead.mailSeries;
      if (!series || series.sent?.some((each) => each.id === mail)) return { lead, changed: false };
      const sent = [...(series.sent ?? []), { id: mail, at: now }];
      return { lead: { ...lead, mailSeries: { ...series, sent } }, changed: false };
    },
    { now },
  );
}
