import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";

export type Vendor = "monday" | "hubspot" | "salesforce" | "openai" | "stripe";

/** One request of the product to a fake vendor. */
export type Exchange = {
  readonly vendor: Vendor;
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Missing if the fake failed on command: such an answer is in no contract. */
  readonly answer?: { readonly status: number; readonly body?: unknown } | undefined;
};

/** The folder that `npm test` checks after the browser tests; nothing is recorded without it. */
export const recordFolderVariable = "RECORD_EXCHANGES";

const recordedHeaders = ["accept", "content-type", "api-version", "stripe-version", "idempotency-key"];

/** Tests repeat themselves: so many of the same kind from each process are enough. */
const maxAlike = 25;
const alike = new Map<string, number>();

type Recorded = Omit<Exchange, "headers"> & { readonly headers: IncomingHttpHeaders };

export function recordExchange({ headers, ...exchange }: Recorded): void {
  const folder = process.env[recordFolderVariable];
  if (!folder) return;
  const place = exchange.path.replace(/\/[^/]*\d[^/]*/g, "/*");
  const kind = [exchange.vendor, exchange.method, place, exchange.body.slice(0, 40), exchange.answer?.status].join(" ");
  const count = (alike.get(kind) ?? 0) + 1;
  alike.set(kind, count);
  if (count > maxAlike) return;
  const kept = recordedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  // The scheme without the secret.
  const [, scheme] = /^(\w+) /.exec(headers.authorization ?? "") ?? [];
  const shown = Object.fromEntries([...kept, ...(scheme ? [["authorization", scheme]] : [])]);
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/${process.pid}.ndjson`, `${JSON.stringify({ ...exchange, headers: shown })}\n`);
}
