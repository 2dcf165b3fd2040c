import { type Random, whole } from "../../tests/support/random.ts";

export type RequestKind =
  | "page"
  | "asset"
  | "revisit"
  | "reading"
  | "analysis"
  | "capture"
  | "message"
  | "result"
  | "document"
  /** The valuation in the frame on a partner's site. */
  | "frame"
  /** A screen of the desk, and a change made there. */
  | "screen"
  | "deskChange"
  /** Events, as one of the firm's systems reads them. */
  | "api";

/** With a body or a form it is a POST. */
export type Asked = {
  readonly kind: RequestKind;
  readonly path: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Words that a good answer has. */
  readonly shows?: readonly string[];
};

export type Answer = {
  /** Undefined: refused, or cut off before the answer was complete. */
  readonly status?: number;
  readonly failure?: "refused" | "cut off";
  readonly errorCode?: string;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly etag: string | null;
};

/** One person at a browser, with a unique network address, because the limit per visitor is not tested. */
export type Visitor = { readonly random: Random; ask(asked: Asked): Promise<Answer> };

/** Longer than anything that the site does; a slower answer counts as cut off. */
const answerWithinMs = 60_000;

export function createVisitor(random: Random, address: () => string): Visitor {
  const from = `10.${whole(random, 256)}.${whole(random, 256)}.${whole(random, 256)}`;
  return { random, ask: (asked) => send(address(), from, asked) };
}

async function send(address: string, from: string, { path, body, form, headers }: Asked): Promise<Answer> {
  try {
    const answer = await fetch(`${address}${path}`, {
      redirect: "manual",
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": from,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return {
      status: answer.status,
      retryAfter: answer.headers.get("Retry-After"),
      etag: answer.headers.get("ETag"),
      text: await answer.text(),
    };
  } catch (error) {
    const errorCode = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    const failure = errorCode === "ECONNREFUSED" ? "refused" : "cut off";
    return { failure, errorCode, retryAfter: null, text: "", etag: null };
  }
}
