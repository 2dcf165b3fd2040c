import { setTimeout as sleep } from "node:timers/promises";
import { type Random, whole } from "../../tests/support/random.ts";
import type { End, Kind } from "./answers.ts";
import type { Journal } from "./journal.ts";

export type Asked = {
  readonly kind: Kind;
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = { readonly end: End; readonly text: string; readonly etag: string | null };

/** One person at a browser. */
export type Visitor = {
  readonly random: Random;
  ask(asked: Asked): Promise<Answer>;
  /** As a browser does with what must not be lost, or a person who waits longer: again until it is taken. Undefined where
   *  nobody took it in time. */
  insist(asked: Asked, pauseMs: number): Promise<number | undefined>;
};

/** Longer than anything of the site takes; what takes longer counts as broken off. */
const answerWithinMs = 60_000;
const insistForMs = 180_000;

type Settings = { readonly random: Random; readonly journal: Journal; readonly address: () => string };

export function createVisitor({ random, journal, address }: Settings): Visitor {
  const from = `10.${whole(random, 256)}.${whole(random, 256)}.${whole(random, 256)}`;

  async function ask(asked: Asked): Promise<Answer> {
    let answer: Answer = { end: { none: "cut off" }, text: "", etag: null };
    await journal.note(asked.kind, async () => {
      answer = await send(address(), from, asked);
      return answer.end;
    });
    return answer;
  }

  return {
    random,
    ask,
    insist: async (asked, pauseMs) => {
      const until = performance.now() + insistForMs;
      for (;;) {
        const { end } = await ask(asked);
        if ("status" in end && end.status < 400) return end.status;
        const told = "status" in end ? Number(end.retryAfter) * 1_000 : 0;
        const pause = Math.max(told, pauseMs) + whole(random, pauseMs);
        if (performance.now() + pause > until) return undefined;
        await sleep(pause);
      }
    },
  };
}

async function send(address: string, from: string, { path, method = "GET", body, headers }: Asked): Promise<Answer> {
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": from,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await answer.text();
    return {
      end: { status: answer.status, retryAfter: answer.headers.get("Retry-After") },
      text,
      etag: answer.headers.get("ETag"),
    };
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    const none = code === "ECONNREFUSED" ? "refused" : "cut off";
    return { end: { none, code: code ?? (error as Error).name }, text: "", etag: null };
  }
}
