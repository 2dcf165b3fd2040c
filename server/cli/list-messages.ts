import { readStoredMessage, type StoredMessage } from "#contracts/leads/contact-message.ts";
import { dayAndTime } from "#domain/time/calendar.ts";
import { type Delivery, deliveryOf, deliveryText } from "#server/services/exports/delivery-state.ts";
import { type MessageEntry, type MessageFilter, newestMessages } from "#server/store/leads/lead-listing.ts";
import { suspectKind } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import { sliceFor, takeFirst } from "./list-leads.ts";
import { table } from "./table.ts";

export const listedMessages = (store: Pick<Store, "db">, filter: MessageFilter, most: number) =>
  takeFirst(newestMessages(store, filter, sliceFor(most)), most);

export type MessageLine = {
  readonly id: string;
  readonly createdAt: string;
  readonly suspect: boolean;
  readonly email: string;
  /** Null if this version cannot parse it. */
  readonly message: StoredMessage | null;
  readonly crm: Delivery;
};

/** JSON output. */
export function messageLine({ id, created_at, kind, email, record, job }: MessageEntry): MessageLine {
  return {
    id,
    createdAt: new Date(created_at).toISOString(),
    suspect: kind === suspectKind,
    email,
    message: readStoredMessage(record) ?? null,
    crm: deliveryOf(job),
  };
}

export function messageTable(entries: readonly MessageEntry[], timeZone: string): string {
  return table(
    [
      { title: "Id" },
      { title: "Came" },
      { title: "Kind" },
      { title: "Name", most: 24 },
      { title: "E-mail", most: 36 },
      { title: "Company", most: 24 },
      { title: "CRM", most: 32 },
      { title: "Message", most: 48 },
    ],
    entries.map((entry) => {
      const { message } = messageLine(entry);
      return [
        entry.id.slice(0, 8),
        dayAndTime(entry.created_at, timeZone),
        entry.kind,
        message?.name ?? "",
        entry.email,
        message?.company ?? "",
        entry.kind === suspectKind ? "held back" : deliveryText(deliveryOf(entry.job)),
        message?.message ?? "",
      ];
    }),
  );
}
