import type { IncomingHttpHeaders } from "node:http";
import { parseArgs } from "node:util";
import { z } from "zod";
import { defaultCrmColumns } from "#domain/leads/crm/crm-columns.ts";
import { type FakeVendor, type FaultBehavior, type Reply, startFaultServer } from "./crm/fault-server.ts";
import { apiError, createBoard, type Reply as Said } from "./monday/board.ts";
import { GraphQlFault, type Operation, type OperationName, operationIn } from "./monday/graphql.ts";
import { createIdempotencyKeys } from "./monday/idempotency.ts";

const ownBehaviorSchema = z.object({
  /** What an error says about its column. */
  columnErrors: z.enum(["id", "type", "nothing"]).default("id"),
  /** false: the vendor does not store idempotency keys. */
  keys: z.boolean().default(true),
});
export type Behavior = FaultBehavior & z.input<typeof ownBehaviorSchema>;

const requestSchema = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

export const fakeBoard = { boardId: "18400", token: "fake-token-1" } as const;

/** The operation of a request's body; undefined for what is no GraphQL request. */
function readOperation(body: string): Operation | undefined {
  const { data } = requestSchema.safeParse(JSON.parse(body));
  return data && operationIn(data.query, data.variables);
}

const isVersion = (version: unknown) => /^\d{4}-(01|04|07|10)$/.test(String(version));
const answered = (body: Said): Reply => ({ status: 200, body: { ...body, account_id: 1 } });

/** The vendor's `POST /v2` in its real form over a board in memory, with commands for tests and drills. */
export async function startFakeMonday({ port = 0, now = Date.now } = {}) {
  const types = new Map(Object.values(defaultCrmColumns).map(({ id, type }) => [id, type]));
  let own = ownBehaviorSchema.parse({});
  let lagMs = () => 0;
  const newBoard = () =>
    createBoard({ ...fakeBoard, types, now, lagMs: () => lagMs(), columnErrors: () => own.columnErrors });
  let board = newBoard();
  let keys = createIdempotencyKeys();

  /** Performs it, unless a request with the same key was performed before. */
  function run(operation: Operation, key: IncomingHttpHeaders[string]): Reply {
    if (!own.keys || !operation.mutates || typeof key !== "string") return answered(board.run(operation));
    const { said, replayed } = keys.once(key, () => board.run(operation));
    return { ...answered(said), ...(replayed && { headers: { "Idempotency-Replayed": "true" } }) };
  }

  const vendor: FakeVendor = {
    name: "monday",
    read: ({ method, path, headers, body }) => {
      if (method !== "POST" || path !== "/v2") return { status: 404, body: {} };
      if (headers.authorization !== fakeBoard.token) return { status: 401, body: { errors: ["Not Authenticated"] } };
      try {
        const operation = isVersion(headers["api-version"]) && readOperation(body);
        if (!operation) return { status: 400, body: { errors: [{ message: "No query string was present" }] } };
        return {
          name: operation.name,
          run: () => run(operation, headers["idempotency-key"]),
          runAgain: () => answered(board.run(operation)),
        };
      } catch (error) {
        if (!(error instanceof GraphQlFault)) throw error;
        return { status: 200, body: apiError("GRAPHQL_VALIDATION_FAILED", String(error)) };
      }
    },
    failed: { status: 500, body: { errors: [{ message: "Internal server error" }] } },
    failedAfter: {
      status: 500,
      body: apiError("INTERNAL_SERVER_ERROR", "Internal server error", { status_code: 500 }),
    },
    unauthorized: {
      status: 200,
      body: apiError("UserUnauthorizedException", "User unauthorized to perform action", {
        status_code: 403,
        error_data: {},
      }),
    },
    rateLimited: (seconds) => ({
      status: 429,
      body: apiError("RATE_LIMIT_EXCEEDED", "Rate limit exceeded", { retry_in_seconds: seconds, status_code: 429 }),
      headers: { "Retry-After": String(seconds) },
    }),
    complexity: (seconds) => ({
      status: 200,
      body: apiError("COMPLEXITY_BUDGET_EXHAUSTED", "Complexity budget exhausted", { retry_in_seconds: seconds }),
    }),
    behave: (given) => {
      own = ownBehaviorSchema.parse(given);
    },
    shown: () => ({ items: board.items(), deletions: board.deletions() }),
    reset: () => {
      board = newBoard();
      keys = createIdempotencyKeys();
    },
  };
  const server = await startFaultServer(vendor, port);
  lagMs = server.lagMs;
  return {
    ...server,
    /** The value of MONDAY_API_URL. */
    url: `${server.url}/v2`,
    behave: (given: Behavior) => server.behave(given),
    asked: (operation: OperationName) => server.asked(operation),
    /** What the requests so far asked for. */
    args: () => server.requests.map(({ request }) => readOperation(request.body)?.args),
    items: () => board.items(),
    changeByHand: (...change: Parameters<typeof board.changeByHand>) => board.changeByHand(...change),
    deleteByHand: (id: string) => board.deleteByHand(id),
    setPeople: (...people: Parameters<typeof board.setPeople>) => board.setPeople(...people),
  };
}
export type FakeMonday = Awaited<ReturnType<typeof startFakeMonday>>;

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4030" } } });
  const { url } = await startFakeMonday({ port: Number(values.port) });
  process.stdout.write(`The fake board ${fakeBoard.boardId} is on ${url}, its token is ${fakeBoard.token}\n`);
}
