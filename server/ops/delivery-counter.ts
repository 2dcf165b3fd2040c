import { addDeliveryHours, hourOf } from "#server/store/desk/delivery-hours.ts";
import type { Store } from "#server/store/open.ts";
import type { DeliveryHourRow } from "#server/store/schema.ts";
import { createCountBuffer } from "./count-buffer.ts";
import type { Log } from "./log.ts";

export type DeliveryOutcome = { readonly kind: string; readonly arrived: boolean; readonly ms: number };

/** Counts deliveries per hour and kind, for the desk. */
export type DeliveryCounter = {
  add(outcome: DeliveryOutcome): void;
  start(): void;
  stop(): Promise<void>;
};

type Parts = { readonly store: Pick<Store, "db">; readonly log: Log; readonly now?: () => number };

export function createDeliveryCounter({ store, log, now = Date.now }: Parts): DeliveryCounter {
  const buffer = createCountBuffer<DeliveryHourRow>((rows) => addDeliveryHours(store, rows), {
    log,
    what: "deliveries",
  });
  return {
    add: ({ kind, arrived, ms }) => {
      const hour = hourOf(now());
      const took = arrived ? Math.max(0, Math.round(ms)) : 0;
      buffer.add(
        `${hour} ${kind}`,
        () => ({ hour, kind, arrived: arrived ? 1 : 0, failed: arrived ? 0 : 1, total_ms: took, slowest_ms: took }),
        (row) => {
          row.arrived += arrived ? 1 : 0;
          row.failed += arrived ? 0 : 1;
          row.total_ms += took;
          row.slowest_ms = Math.max(row.slowest_ms, took);
        },
      );
    },
    start: () => buffer.start(),
    stop: () => buffer.stop(),
  };
}
