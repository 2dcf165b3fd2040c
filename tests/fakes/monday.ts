import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { z } from "zod";
import { defaultCrmColumns } from "#domain/leads/crm-columns.ts";
import { recordExchange } from "#tests/contracts/recorder.ts";
import { apiError, type Board, type BoardItem, createBoard, type Reply } from "./monday/board.ts";
import { seededFaults } from "./monday/faults.ts";
import { GraphQlFault, type Operation, type OperationName, operationIn } from "./monday/graphql.ts";
import { createIdempotencyKeys } from "./monday/idempotency.ts";

/** The outcome of the next requests. `well` succeeds; the others are failures that a delivery must survive. */
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
  "complexity",
  "unauthorized",
  /** 200 with an unrelated web page. */
  "garbled",
] as const;
export type FakeMode = (typeof modes)[number];

const behaviorSchema = z.object({
  mode: z.enum(modes).default("well"),
  /** For this many requests, then `well` again; without it until changed. */
  times: z.int().positive().optional(),
  /** Only requests of these operations; others succeed. */
  only: z.array(z.string()).optional(),
  retryInSeconds: z.number().optional(),
  /** New items are hidden from searches for this long. */
  lagMs: z.number().optional(),
  /** What an error says about its column. */
  columnErrors: z.enum(["id", "type", "nothing"]).optional(),
  /** false: the vendor does not store idempotency keys. */
  keys: z.boolean().optional(),
  /** Random faults for a share of all requests, the same for the same seed; null for none. */
  random: z.object({ seed: z.int(), share: z.number(), lateMs: z.number() }).nullable().optional(),
});
export type Behavior = z.input<typeof behaviorSchema>;

const requestSchema = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

export type FakeRequest = {
  readonly operation: OperationName;
  readonly args: Operation["args"];
  readonly headers: IncomingMessage["headers"];
};

export type FakeMonday = Pick<Board, "changeByHand" | "deleteByHand" | "setPeople"> & {
  /** The value of MONDAY_API_URL. */
  readonly url: string;
  readonly requests: readonly FakeRequest[];
  items(): readonly BoardItem[];
  /** How often an operation was requested. */
  asked(operation: OperationName): number;
  behave(behavior: Behavior): void;
  /** Resolves when the request with this number, counted from 1, has arrived. */
  arrived(number: number): Promise<void>;
  /** Releases held requests, and performs late ones. */
  release(): Promise<void>;
  /** Counts requests from here; the board stays as it is. */
  forgetRequests(): void;
  /** Resets board, requests and behavior. */
  reset(): void;
  stop(): Promise<void>;
};

export const fakeBoard = { boardId: "18400", token: "fake-token-1" } as const;

/** The vendor's `POST /v2` in its real form over a board in memory, with commands for tests and drills. */
export async function startFakeMonday({ port = 0, now = Date.now } = {}): Promise<FakeMonday> {
  const types = new Map(Object.values(defaultCrmColumns).map(({ id, type }) => [id, type]));
  const requests: FakeRequest[] = [];
  const held: (() => void)[] = [];
  const waiting = new Set<() => void>();
  let behavior = behaviorSchema.parse({});
  let faults: (() => { mode: FakeMode; lateMs: number } | undefined) | undefined;
  const drawn = new Map<FakeMode, number>();
  const newBoard = () =>
    createBoard({
      ...fakeBoard,
      types,
      now,
      lagMs: () => behavior.lagMs ?? 0,
      columnErrors: () => behavior.columnErrors ?? "id",
    });
  let board = newBoard();
  let keys = createIdempotencyKeys();

  const hold = () => new Promise<void>((resolve) => held.push(resolve));

  function nextMode({ name }: Operation): { mode: FakeMode; lateMs?: number } {
    const fault = faults?.();
    if (fault) {
      drawn.set(fault.mode, (drawn.get(fault.mode) ?? 0) + 1);
      return fault;
    }
    const { mode, times, only } = behavior;
    if (mode === "well" || (only && !only.includes(name))) return { mode: "well" };
    if (times === 1) behavior = { ...behavior, mode: "well", times: undefined };
    else if (times !== undefined) behavior = { ...behavior, times: times - 1 };
    return { mode };
  }

  /** Performs it, unless a request with the same key was performed before. */
  function run(operation: Operation, key: string | undefined): { said: Reply; replayed: boolean } {
    const isNotStored = behavior.keys === false || !operation.mutates || key === undefined;
    return isNotStored ? { said: board.run(operation), replayed: false } : keys.once(key, () => board.run(operation));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    const sent = await text(request);
    const body = requestSchema.safeParse(JSON.parse(sent));
    const record = (answer?: { readonly status: number; readonly body: unknown }) =>
      recordExchange({ vendor: "monday", method: "POST", path: "/v2", query: "", headers, body: sent, answer });
    if (headers.authorization !== fakeBoard.token) return sendJson(response, 401, { errors: ["Not Authenticated"] });
    if (!/^\d{4}-(01|04|07|10)$/.test(String(headers["api-version"])) || !body.success)
      return sendJson(response, 400, { errors: [{ message: "No query string was present" }] });
    const operation = operationIn(body.data.query, body.data.variables);
    requests.push({ operation: operation.name, args: operation.args, headers });
    const { mode, lateMs } = nextMode(operation);
    for (const look of waiting) look();
    if (mode !== "well") record();
    const key = headers["idempotency-key"];
    const ask: Asked = {
      response,
      run: () => {
        const made = run(operation, typeof key === "string" ? key : undefined);
        if (mode === "well") record({ status: 200, body: made.said });
        return made;
      },
      runAgain: () => board.run(operation),
      hold: lateMs === undefined ? hold : () => new Promise((resolve) => setTimeout(resolve, lateMs)),
      seconds: behavior.retryInSeconds ?? 1,
    };
    await answers[mode](ask);
  }

  const fake: Omit<FakeMonday, "url"> = {
    requests,
    items: () => board.items(),
    changeByHand: (...change) => board.changeByHand(...change),
    deleteByHand: (id) => board.deleteByHand(id),
    setPeople: (people) => board.setPeople(people),
    asked: (operation) => requests.filter((each) => each.operation === operation).length,
    behave: (given) => {
      behavior = behaviorSchema.parse(given);
      if (given.random !== undefined) faults = given.random === null ? undefined : seededFaults(given.random);
    },
    arrived: (number) =>
      new Promise((resolve) => {
        const look = () => {
          if (requests.length < number) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
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
      faults = undefined;
      drawn.clear();
      board = newBoard();
      keys = createIdempotencyKeys();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function command(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === "/__behave") fake.behave(behaviorSchema.parse(JSON.parse(await text(request))));
    else if (request.url === "/__release") await fake.release();
    else if (request.url === "/__reset") fake.reset();
    else if (request.url !== "/__board") return sendJson(response, 404, {});
    sendJson(response, 200, {
      items: fake.items(),
      requests: requests.length,
      deletions: board.deletions(),
      faults: Object.fromEntries(drawn),
    });
  }

  const server = createServer((request, response) => {
    const handle = request.url === "/v2" && request.method === "POST" ? respond : command;
    handle(request, response).catch((error: unknown) => {
      const code = error instanceof GraphQlFault ? "GRAPHQL_VALIDATION_FAILED" : "INTERNAL_SERVER_ERROR";
      sendJson(response, error instanceof GraphQlFault ? 200 : 500, apiError(code, String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { ...fake, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2` };
}

type Asked = {
  readonly response: ServerResponse;
  run(): { said: Reply; replayed: boolean };
  /** As if it were another request. */
  runAgain(): Reply;
  hold(): Promise<void>;
  readonly seconds: number;
};

const answers: Readonly<Record<FakeMode, (asked: Asked) => void | Promise<void>>> = {
  well: ({ response, run }) => {
    const { said, replayed } = run();
    sendJson(response, 200, { ...said, account_id: 1 }, replayed ? { "Idempotency-Replayed": "true" } : {});
  },
  fails: ({ response }) => sendJson(response, 500, { errors: [{ message: "Internal server error" }] }),
  failsAfter: ({ response, run }) => {
    run();
    sendJson(response, 500, apiError("INTERNAL_SERVER_ERROR", "Internal server error", { status_code: 500 }));
  },
  dies: ({ response, run }) => {
    const body = JSON.stringify(run().said);
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": String(body.length) });
    response.write(body.slice(0, 12), () => response.destroy());
  },
  stalls: async (asked) => {
    await asked.hold();
    if (!asked.response.destroyed) await answers.well(asked);
  },
  late: async (asked) => {
    await asked.hold();
    await answers.well(asked);
  },
  repeats: async (asked) => {
    await answers.well(asked);
    asked.runAgain();
  },
  rateLimited: ({ response, seconds }) =>
    sendJson(
      response,
      429,
      apiError("RATE_LIMIT_EXCEEDED", "Rate limit exceeded", { retry_in_seconds: seconds, status_code: 429 }),
      { "Retry-After": String(seconds) },
    ),
  complexity: ({ response, seconds }) =>
    sendJson(
      response,
      200,
      apiError("COMPLEXITY_BUDGET_EXHAUSTED", "Complexity budget exhausted", { retry_in_seconds: seconds }),
    ),
  unauthorized: ({ response }) =>
    sendJson(
      response,
      200,
      apiError("UserUnauthorizedException", "User unauthorized to perform action", {
        status_code: 403,
        error_data: {},
      }),
    ),
  garbled: ({ response }) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Sign in to the network</html>");
  },
};

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  if (response.destroyed) return;
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4030" } } });
  const { url } = await startFakeMonday({ port: Number(values.port) });
  process.stdout.write(`The fake board ${fakeBoard.boardId} is on ${url}, its token is ${fakeBoard.token}\n`);
}
