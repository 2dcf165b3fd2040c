import Stripe from "stripe";
import { seededRandom } from "#tests/support/random.ts";
import type { FakeEvent } from "./objects.ts";

/** Sends an event to the site and returns the answer. */
export type Target = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** How someone other than the provider may send an event. */
export const forgeries = ["otherSecret", "changedBody", "stale", "unsigned"] as const;
export type Forgery = (typeof forgeries)[number];

export type Delivery = {
  /** How often each event is sent. */
  readonly times?: number | undefined;
  readonly order?: "same" | "reversed" | number | undefined;
};

const tolerance = 300;

/** Signs events and sends them to the site, at once or on command. Refused events are kept. */
export function createWebhookSender({ secret, now }: { secret: string; now: () => number }) {
  const waiting: FakeEvent[] = [];
  const sent: { readonly id: string; readonly type: string; readonly status: number }[] = [];
  const state: { target: Target | undefined } = { target: undefined };

  function signed(payload: string, forgery?: Forgery): Record<string, string> {
    const timestamp = Math.floor(now() / 1_000) - (forgery === "stale" ? tolerance + 1 : 0);
    const key = forgery === "otherSecret" ? `${secret}x` : secret;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
    return {
      "Content-Type": "application/json; charset=utf-8",
      ...(forgery !== "unsigned" && { "Stripe-Signature": signature }),
    };
  }

  async function send(event: FakeEvent, forgery?: Forgery): Promise<number> {
    const payload = JSON.stringify(event, undefined, 2);
    const headers = signed(payload, forgery);
    const body = forgery === "changedBody" ? payload.replace('"livemode": false', '"livemode": true') : payload;
    const status = (await state.target?.(body, headers)) ?? 0;
    sent.push({ id: event.id, type: event.type, status });
    return status;
  }

  return {
    sent,
    waiting,
    send,
    to: (target: Target | undefined) => {
      state.target = target;
    },
    take: (event: FakeEvent) => void waiting.push(event),
    /** Sends what waits; events that are not accepted keep waiting. */
    async deliver({ times = 1, order = "same" }: Delivery = {}): Promise<readonly number[]> {
      const events = arranged(
        waiting.splice(0).flatMap((event) => Array<FakeEvent>(times).fill(event)),
        order,
      );
      const statuses: number[] = [];
      const failed = new Set<FakeEvent>();
      for (const event of events) {
        const status = await send(event).catch(() => 0);
        statuses.push(status);
        if (status < 200 || status > 299) failed.add(event);
      }
      waiting.unshift(...failed);
      return statuses;
    },
    reset: () => {
      waiting.length = 0;
      sent.length = 0;
    },
  };
}

function arranged<T>(items: readonly T[], order: NonNullable<Delivery["order"]>): readonly T[] {
  if (order === "same") return items;
  if (order === "reversed") return items.toReversed();
  const random = seededRandom(order);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
