import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { recordExchange, type Vendor } from "#tests/contracts/recorder.ts";
import { oneOf, seededRandom, whole } from "#tests/support/random.ts";

/** A vendor's API that fails, delays, repeats and dies on command. */

const modes = [
  "well",
  /** 500, nothing done. */
  "fails",
  /** Done, then 500. */
  "failsAfter",
  /** Done, then the connection breaks during the answer. */
  "dies",
  /** No answer, and nothing done, until `release`. */
  "stalls",
  /** No answer; it is done at `release`, long after the client has given up. */
  "late",
  /** Done twice, answered once. */
  "repeats",
  "rateLimited",
  /** Refused for now in the vendor's second way, which only monday.com has. */
  "complexity",
  "unauthorized",
  /** 200 with an unrelated web page. */
  "garbled",
] as const;
export type FaultMode = (typeof modes)[number];

const behaviorSchema = z.object({
  mode: z.enum(modes).default("well"),
  /** For this many requests, then `well` again; without it until changed. */
  times: z.int().positive().optional(),
  /** Only requests of these operations; others succeed. */
  only: z.array(z.string()).optional(),
  retryInSeconds: z.number().optional(),
  /** New records are hidden from searches for this long. */
  lagMs: z.number().default(0),
  /** Random faults for a share of all requests, the same for the same seed; null for none. */
  random: z.object({ seed: z.int(), share: z.number(), lateMs: z.number() }).nullable().optional(),
});
export type FaultBehavior = z.input<typeof behaviorSchema>;

export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type FakeRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
/** What a request asks for, by name, and how it is done. */
export type Operation = {
  readonly name: string;
  run(): Reply;
  /** As if it were another request; `run` if that is the same. */
  runAgain?(): Reply;
};

export type FakeVendor = {
  readonly name: Vendor;
  /** A reply for what the vendor does not even consider, such as a wrong token. */
  read(request: FakeRequest): Operation | Reply;
  readonly failed: Reply;
  /** `failed` if the vendor has one answer only. */
  readonly failedAfter?: Reply;
  readonly unauthorized: Reply;
  rateLimited(seconds: number): Reply;
  complexity?(seconds: number): Reply;
  /** Takes what a behavior says beyond that of all vendors. */
  behave?(given: object): void;
  /** What `GET /__board` shows, for drills in other processes. */
  shown(): object;
  reset(): void;
};

const unclear = ["fails", "failsAfter", "dies", "late", "stalls", "repeats"] as const;
// Rarer, because all deliveries pause after one of them.
const drawnOf = ({ complexity }: FakeVendor): readonly [FaultMode, ...FaultMode[]] => [
  ...unclear,
  ...unclear,
  "rateLimited",
  ...(complexity ? (["complexity"] as const) : []),
];

export async function startFaultServer(vendor: FakeVendor, port = 0) {
  const requests: { readonly operation: string; readonly request: FakeRequest }[] = [];
  const held: (() => void)[] = [];
  const waiting = new Set<() => void>();
  let behavior = behaviorSchema.parse({});
  let drawFault: (() => { mode: FaultMode; lateMs: number } | undefined) | undefined;
  const faults = drawnOf(vendor);
  const drawn = new Map<FaultMode, number>();

  const hold = (lateMs: number | undefined) =>
    new Promise<void>((resolve) => {
      if (lateMs === undefined) held.push(resolve);
      else setTimeout(resolve, lateMs);
    });

  function nextMode(operation: string): { readonly mode: FaultMode; readonly lateMs?: number } {
    const fault = drawFault?.();
    if (fault) {
      drawn.set(fault.mode, (drawn.get(fault.mode) ?? 0) + 1);
      return fault;
    }
    const { mode, times, only } = behavior;
    if (mode === "well" || (only && !only.includes(operation))) return { mode: "well" };
    if (times === 1) behavior = { ...behavior, mode: "well", times: undefined };
    else if (times !== undefined) behavior = { ...behavior, times: times - 1 };
    return { mode };
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://localhost");
    const request: FakeRequest = {
      method: incoming.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: await text(incoming),
    };
    const record = (answer?: Reply) =>
      recordExchange({ vendor: vendor.name, ...request, query: url.search.slice(1), answer });
    const asked = vendor.read(request);
    if ("status" in asked) {
      record(asked);
      return send(response, asked);
    }
    requests.push({ operation: asked.name, request });
    const { mode, lateMs } = nextMode(asked.name);
    for (const look of waiting) look();
    if (mode !== "well") record();
    const run = () => {
      const reply = asked.run();
      if (mode === "well") record(reply);
      return reply;
    };
    await answers[mode]({ response, run, runAgain: asked.runAgain ?? asked.run, hold: () => hold(lateMs) });
  }

  const refuse = (response: ServerResponse, answer: ((seconds: number) => Reply) | undefined) => {
    if (!answer) throw new Error(`${vendor.name} has no such answer`);
    send(response, answer(behavior.retryInSeconds ?? 1));
  };

  type Asked = { readonly response: ServerResponse; run(): Reply; runAgain(): Reply; hold(): Promise<void> };
  const answers: Readonly<Record<FaultMode, (asked: Asked) => void | Promise<void>>> = {
    well: ({ response, run }) => send(response, run()),
    fails: ({ response }) => send(response, vendor.failed),
    failsAfter: ({ response, run }) => {
      run();
      send(response, vendor.failedAfter ?? vendor.failed);
    },
    dies: ({ response, run }) => {
      const { status, body } = run();
      const said = JSON.stringify(body ?? "nothing at all");
      response.writeHead(status === 204 ? 200 : status, {
        "Content-Type": "application/json",
        "Content-Length": String(said.length),
      });
      response.write(said.slice(0, 8), () => response.destroy());
    },
    stalls: async ({ response, run, hold: wait }) => {
      await wait();
      if (!response.destroyed) send(response, run());
    },
    late: async ({ response, run, hold: wait }) => {
      await wait();
      send(response, run());
    },
    repeats: ({ response, run, runAgain }) => {
      send(response, run());
      runAgain();
    },
    rateLimited: ({ response }) => refuse(response, vendor.rateLimited),
    complexity: ({ response }) => refuse(response, vendor.complexity),
    unauthorized: ({ response }) => send(response, vendor.unauthorized),
    garbled: ({ response }) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Sign in to the network</html>");
    },
  };

  const fake = {
    requests,
    lagMs: () => behavior.lagMs,
    /** How often an operation was requested. */
    asked: (operation: string) => requests.filter((each) => each.operation === operation).length,
    behave: (given: FaultBehavior) => {
      behavior = behaviorSchema.parse(given);
      vendor.behave?.(given);
      if (given.random !== undefined)
        drawFault = given.random === null ? undefined : seededFaults(given.random, faults);
    },
    /** Resolves when so many requests of these operations have arrived. */
    arrived: (number: number, operations?: readonly string[]) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const count = requests.filter(({ operation }) => operations?.includes(operation) ?? true).length;
          if (count < number) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    /** Releases held requests, and performs late ones. */
    release: async () => {
      for (const go of held.splice(0)) go();
      await new Promise(setImmediate);
    },
    forgetRequests: () => {
      requests.length = 0;
    },
    reset: () => {
      requests.length = 0;
      held.length = 0;
      waiting.clear();
      behavior = behaviorSchema.parse({});
      drawFault = undefined;
      drawn.clear();
      vendor.behave?.({});
      vendor.reset();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function command(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === "/__behave") fake.behave(JSON.parse(await text(request)));
    else if (request.url === "/__release") await fake.release();
    else if (request.url === "/__reset") fake.reset();
    else if (request.url !== "/__board") return send(response, { status: 404, body: {} });
    const body = { ...vendor.shown(), requests: requests.length, faults: Object.fromEntries(drawn) };
    send(response, { status: 200, body });
  }

  const server = createServer((request, response) => {
    const handle = request.url?.startsWith("/__") ? command : respond;
    handle(request, response).catch((error: unknown) => {
      send(response, { status: 500, body: { message: `The fake failed: ${String(error)}` } });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { ...fake, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Draw = { readonly seed: number; readonly share: number; readonly lateMs: number };

/** Faults for a share of all requests, the same in the same order for the same seed. */
function seededFaults({ seed, share, lateMs }: Draw, faults: readonly [FaultMode, ...FaultMode[]]) {
  const random = seededRandom(seed);
  return () => (random() < share ? { mode: oneOf(random, faults), lateMs: whole(random, lateMs) } : undefined);
}

function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  if (response.destroyed) return;
  const type = body === undefined ? {} : { "Content-Type": "application/json;charset=utf-8" };
  response.writeHead(status, { ...type, ...headers }).end(body === undefined ? undefined : JSON.stringify(body));
}
