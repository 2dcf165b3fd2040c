import type { EventType } from "#domain/events/event-types.ts";
import type { DeliveryFailure } from "./delivery-failures.ts";

/** What the settings show about webhooks. */

/** Besides the one from the environment. */
export const maxWebhooks = 10;
/** How long the old secret signs alongside a new one. */
export const oldSecretMs = 24 * 60 * 60_000;

export type WebhookView = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventType[];
  /** `gone`: the receiver has said so, and nothing is sent. */
  readonly state: "on" | "gone";
  readonly stateAt: number;
  /** Set on the server, not here. */
  readonly isOfEnvironment: boolean;
  readonly createdAt: number;
  /** Who made it. */
  readonly createdBy: string;
  /** Until when the old secret signs too. */
  readonly oldSecretUntil: number | undefined;
  /** Tries in the last 24 hours. */
  readonly arrived: number;
  readonly failed: number;
  /** Not sent yet, and given up. */
  readonly waiting: number;
  readonly dead: number;
};

export type WebhooksView = { readonly now: number; readonly webhooks: readonly WebhookView[] };

/** A secret that is shown only now. */
export type NewSecret = { readonly id: string; readonly secret: string };

export type WebhookTest = { readonly id: string } & (
  | { readonly isOk: true; readonly ms: number }
  | { readonly isOk: false; readonly failure: DeliveryFailure | "tooMany" }
);
