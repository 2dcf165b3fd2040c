import { seededRandom } from "#tests/support/random.ts";

/** Sends an event to the site and returns the answer's status. */
export type Target = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** How someone other than the vendor may send an event. */
export type Forgery = "otherSecret" | "changedBody" | "stale" | "unsigned";

export type Delivery = {
  /** How often each event is sent. */
  readonly times?: number;
  /** A number is the seed of a random order. */
  readonly order?: "same" | "reversed" | number;
};

type Sign = (body: string, forgery?: Forgery) => Readonly<Record<string, string>>;

/** Keeps a vendor's events until they are delivered; what the site does not accept waits for the next delivery. */
export function createEventSender(sign: Sign) {
  const waiting: object[] = [];
  let target: Target | undefined;

  async function send(event: object, forgery?: Forgery): Promise<number> {
    const body = JSON.stringify(event);
    const sent = forgery === "changedBody" ? body.replace("}", ',"changed":true}') : body;
    return (await target?.(sent, { "Content-Type": "application/json", ...sign(body, forgery) })) ?? 0;
  }

  return {
    waiting,
    send,
    /** Where events go. */
    to: (next: Target) => {
      target = next;
    },
    take: (...events: readonly object[]) => void waiting.push(...events),
    async deliver({ times = 1, order = "same" }: Delivery = {}): Promise<readonly number[]> {
      const events = waiting.splice(0).flatMap((event) => Array<object>(times).fill(event));
      const statuses: number[] = [];
      for (const event of arranged(events, order)) {
        const status = await send(event).catch(() => 0);
        statuses.push(status);
        if ((status < 200 || status > 299) && !waiting.includes(event)) waiting.push(event);
      }
      return statuses;
    },
  };
}

function arranged<T>(items: readonly T[], order: NonNullable<Delivery["order"]>): readonly T[] {
  if (order === "same") return items;
  if (order === "reversed") return items.toReversed();
  const random = seededRandom(order);
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** What somebody enters on the booking page; `address` is the page's own, with what our link has passed to it. */
export type Entered = {
  readonly startsAt: number;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
};
