import { readStoredMessage } from "#contracts/leads/contact-message.ts";
import type { LeadActivity, OwnerMessage } from "#domain/leads/call/lead-activity.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { stateIn } from "#domain/leads/us-states.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { bookingOf } from "#server/store/bookings/bookings.ts";
import { type DeskFields, mergedInto, notesOf } from "#server/store/desk/leads/lead-fields.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { jobId } from "#server/store/jobs/jobs.ts";
import { messagesOfLead, suspectKind } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesByValuation } from "#server/store/payments/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

/** What a caller may have read already. */
export type KnownActivity = {
  readonly row: Pick<DeskFields, "stage" | "stage_at" | "stage_by">;
  readonly purchases: readonly PurchaseRow[];
  readonly note: string | undefined;
};

export type ActivityFacts = {
  readonly activity: LeadActivity;
  /** In the owner's last message. */
  readonly ownerName: string | undefined;
  /** Two letters; empty if no state is known. */
  readonly state: string;
};

/** The newest note about a lead and the purchases of it, and of what was merged into it. */
export async function notesAndPurchasesOf(
  store: Pick<Store, "db">,
  id: string,
): Promise<Pick<KnownActivity, "purchases" | "note">> {
  const ids = [id, ...(await mergedInto(store.db, id))];
  const purchases = [...(await purchasesByValuation(store, ids)).values()].flat();
  return {
    note: (await notesOf(store, ids, 1))[0]?.text,
    purchases: purchases.toSorted((a, b) => a.created_at - b.created_at),
  };
}

/** As many messages as it takes to find a name in. */
const maxMessages = 20;

/** What the opening of a call depends on. */
export async function activityOf(
  store: Pick<Store, "db">,
  lead: Lead,
  { row, purchases, note }: KnownActivity,
): Promise<ActivityFacts> {
  const id = lead.valuationId;
  const rows = await messagesOfLead(store, { id, email: lead.userEmail }, maxMessages);
  const messages = rows.flatMap(({ kind, created_at, record }): readonly OwnerMessage[] => {
    const message = kind === suspectKind ? undefined : readStoredMessage(record);
    if (!message) return [];
    const { name, message: text, package: edition } = message;
    return [{ kind: message.kind, at: created_at, name, text, package: edition }];
  });
  const delivery = await store.db
    .selectFrom("job")
    .select(["state", "settled", "wanted"])
    .where("id", "=", jobId({ kind: jobKinds.crmLead, subject: id }))
    .executeTakeFirst();
  const bought = purchases.findLast(({ source, state, paid_at }) => source === "stripe" && state === "paid" && paid_at);
  // The site sets a stage when a call is booked, before anybody has talked.
  const hasTalked =
    row.stage_by !== "site" && (row.stage === "talked" || row.stage === "meeting" || row.stage === "engaged");
  const call = await bookingOf(store, id);
  return {
    ownerName: messages.at(-1)?.name,
    state: stateIn(leadProfileOf(lead).location) ?? "",
    activity: {
      bought: bought && { package: bought.package as ReportPackage, at: bought.paid_at ?? bought.created_at },
      message: messages.at(-1),
      talkedAt: hasTalked ? row.stage_at : undefined,
      bookedAt: call?.bookedAt,
      note,
      isOffBoard: delivery?.state === "dead" && delivery.settled === 0,
    },
  };
}
