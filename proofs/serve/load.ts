import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { inOwnProcess, takeOrder } from "../harness/own-process.ts";
import { visitorAddress } from "../harness/visitor-address.ts";

export type LoadOrder = {
  readonly port: number;
  /** Requested in turn, each by another visitor; a single one is requested repeatedly. */
  readonly paths: readonly string[];
  readonly connections: number;
  /** Either a duration or a number of requests. */
  readonly seconds?: number;
  readonly amount?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Load = {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Broken connections and missing answers. */
  readonly errors: number;
  readonly statuses: Readonly<Record<string, number>>;
};

/** Requests by autocannon, from a separate process. */
export const load = (order: LoadOrder): Promise<Load> => inOwnProcess(fileURLToPath(import.meta.url), order);

async function run({ port, paths, connections, seconds, amount, headers = {} }: LoadOrder): Promise<Load> {
  let next = 0;
  const started = performance.now();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
    headers,
    requests: [
      paths.length === 1
        ? { path: paths[0] ?? "/" }
        : {
            setupRequest: (request) => {
              next += 1;
              const path = paths[next % paths.length] ?? "/";
              return { ...request, path, headers: { ...headers, "X-Forwarded-For": visitorAddress(next) } };
            },
          },
    ],
  });
  // Uses its own clock: autocannon checks only once a second whether all requests are done.
  const elapsed = amount === undefined ? result.duration : (performance.now() - started) / 1_000;
  return {
    answers: result.requests.total,
    perSecond: result.requests.total / elapsed,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors,
    statuses: Object.fromEntries(Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count])),
  };
}

if (import.meta.main) takeOrder(run);
