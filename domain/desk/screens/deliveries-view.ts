import type { EventType } from "#domain/events/event-types.ts";
import type { DeliveryFailure } from "./delivery-failures.ts";

/** What the screen of deliveries shows. */

export type DeliveryVendor = "crm" | "mail" | "payments" | "webhooks";

export type VendorHour = { readonly hour: number; readonly arrived: number; readonly failed: number };

/** One vendor's last 24 hours. */
export type VendorDay = {
  readonly vendor: DeliveryVendor;
  /** Not set up: everything for it waits. */
  readonly isConnected: boolean;
  /** Set while nothing arrives. */
  readonly failingSince: number | undefined;
  readonly arrived: number;
  readonly failed: number;
  /** Of those that arrived; undefined if none did. */
  readonly averageMs: number | undefined;
  readonly slowestMs: number | undefined;
  /** Oldest first; the last is the present hour. */
  readonly hours: readonly VendorHour[];
};

export type DeliveryLine = {
  /** `kind:subject`. */
  readonly id: string;
  readonly kind: string;
  readonly vendor: DeliveryVendor;
  /** The lead it is about, if it still exists. */
  readonly lead: { readonly id: string; readonly company: string } | undefined;
  /** It is about a report that the firm opened, not one that was bought. */
  readonly isOfGrant: boolean;
  /** The event that a webhook tells, and whom. */
  readonly webhook: { readonly event: EventType; readonly host: string } | undefined;
};

export type FailedDelivery = DeliveryLine & {
  readonly failure: DeliveryFailure;
  /** The board's column that it failed at, if it is known. */
  readonly column: string | undefined;
  readonly tries: number;
  readonly since: number | undefined;
};

export type WaitingDelivery = FailedDelivery & { readonly nextAt: number };

export type ArrivedDelivery = DeliveryLine & {
  readonly at: number;
  /** The colleague who has the lead and has no user on the board, so that nobody is assigned there. */
  readonly unassigned: string | undefined;
};

export const retryStates = ["sending", "arrived", "waiting", "failed"] as const;
/** A delivery that was just retried. */
export type RetriedDelivery = DeliveryLine & {
  readonly state: (typeof retryStates)[number];
  readonly failure: DeliveryFailure | undefined;
};

export type DeliveriesView = {
  readonly now: number;
  readonly mayRetry: boolean;
  readonly vendors: readonly VendorDay[];
  readonly failed: readonly FailedDelivery[];
  readonly waiting: readonly WaitingDelivery[];
  /** There are more of them than the lists show. */
  readonly hasMore: boolean;
  /** Waiting for their first try, by vendor. */
  readonly untried: readonly { readonly vendor: DeliveryVendor; readonly count: number }[];
  /** Since midnight, newest first. */
  readonly arrived: readonly ArrivedDelivery[];
  readonly arrivedHasMore: boolean;
  readonly retried: readonly RetriedDelivery[];
};

const hourMs = 60 * 60_000;

type CountedHour = {
  readonly hour: number;
  readonly kind: string;
  readonly arrived: number;
  readonly failed: number;
  readonly total_ms: number;
  readonly slowest_ms: number;
};

/** The vendor of a kind of delivery, by the first part of its name. */
export function deliveryVendorOf(kind: string): DeliveryVendor {
  if (kind.startsWith("crm-")) return "crm";
  if (kind.startsWith("hook-")) return "webhooks";
  return kind.startsWith("mail-") ? "mail" : "payments";
}

/** The last 24 hours of a vendor, the hours without deliveries included. */
export function vendorDay(
  vendor: DeliveryVendor,
  rows: readonly CountedHour[],
  { now, ...state }: { readonly now: number } & Pick<VendorDay, "isConnected" | "failingSince">,
): VendorDay {
  const last = Math.floor(now / hourMs) * hourMs;
  const own = rows.filter(({ kind, hour }) => deliveryVendorOf(kind) === vendor && hour > last - 24 * hourMs);
  const total = (of: (row: CountedHour) => number, among = own) => among.reduce((sum, row) => sum + of(row), 0);
  const arrived = total((row) => row.arrived);
  return {
    vendor,
    ...state,
    arrived,
    failed: total((row) => row.failed),
    averageMs: arrived === 0 ? undefined : total((row) => row.total_ms) / arrived,
    slowestMs: arrived === 0 ? undefined : Math.max(...own.map((row) => row.slowest_ms)),
    hours: Array.from({ length: 24 }, (_, index) => {
      const hour = last - (23 - index) * hourMs;
      const ofHour = own.filter((row) => row.hour === hour);
      return { hour, arrived: total((row) => row.arrived, ofHour), failed: total((row) => row.failed, ofHour) };
    }),
  };
}
