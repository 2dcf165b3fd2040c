import type { DeliveriesView } from "#domain/desk/screens/deliveries-view.ts";

/** What the screen of deliveries reads and does, for the signed-in person. */
export type DeliveryAccess = {
  /** `retried`: deliveries whose progress is shown. */
  read(asked: { readonly retried: readonly string[] }): Promise<DeliveriesView>;
  /** One delivery by its id, or `all` that were given up. Returns their ids. */
  retry(which: string): Promise<readonly string[]>;
};
