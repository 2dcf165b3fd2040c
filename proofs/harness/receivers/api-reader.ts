import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { makeToken } from "../../../server/services/desk/api-tokens.ts";
import type { Store } from "../../../server/store/open.ts";
import type { Visitor } from "../visitor.ts";

const pageSchema = z.object({ data: z.array(z.object({ id: z.string() })), next: z.string(), hasMore: z.boolean() });

/** Within the 120 requests a minute of a token. */
const everyMs = 600;
const finishWithinMs = 60_000;

export type ApiReader = {
  /** The ids of the events, in the order in which they were read. */
  readonly read: readonly string[];
  requests(): number;
  /** Reads to the end, if that is reached in time. */
  finish(): Promise<void>;
};

/** Lets a system of the firm read events. */
export async function makeReaderToken(store: Store): Promise<string> {
  const owner = { id: "drill", name: "Drill", email: "drill@firm.example", role: "owner" } as const;
  const asked = { name: "Drill", scopes: ["events:read"], lifetime: "days90" };
  return (await makeToken(store, owner, asked, { now: Date.now() })).secret;
}

/** A system of the firm that asks for events again and again, of whichever server is up. */
export function startApiReader(token: string, { ask }: Pick<Visitor, "ask">): ApiReader {
  const read: string[] = [];
  let [next, requests, endBy] = ["0", 0, Number.POSITIVE_INFINITY];

  /** False: the server did not answer, or there is more. */
  async function isAtEnd(): Promise<boolean> {
    requests += 1;
    const path = `/api/v1/events?limit=100&after=${next}`;
    const { status, text } = await ask({ kind: "api", path, headers: { Authorization: `Bearer ${token}` } });
    if (status !== 200) return false;
    const page = pageSchema.parse(JSON.parse(text));
    read.push(...page.data.map(({ id }) => id));
    next = page.next;
    return !page.hasMore;
  }

  async function follow(): Promise<void> {
    for (;;) {
      // Whether it is the last question is known before it is asked.
      const isLast = endBy !== Number.POSITIVE_INFINITY;
      if (((await isAtEnd()) && isLast) || Date.now() > endBy) return;
      await sleep(everyMs);
    }
  }

  const following = follow();
  return {
    read,
    requests: () => requests,
    finish: () => {
      endBy = Date.now() + finishWithinMs;
      return following;
    },
  };
}
