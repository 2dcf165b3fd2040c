import { expect, test } from "vitest";
import type { Health } from "../../contracts/health.ts";
import { bounds, restartProblems, soakChecks } from "./checks.ts";
import type { FaultPeriod } from "./faults.ts";
import { unnamedFaults } from "./health-log.ts";
import type { LoggedRequest } from "./request-log.ts";
import type { Soaked, WatchedRestart } from "./soak.ts";

const rules = { storeFault: "full", isRolling: false } as const;
const page = (from: number, answer: Partial<LoggedRequest> = { status: 200 }): LoggedRequest => ({
  kind: "page",
  from,
  to: from + 5,
  retryAfter: null,
  ...answer,
});
const periods: readonly FaultPeriod[] = [{ fault: "restart", from: 100, to: 900 }];
const restart: WatchedRestart = {
  signalAt: 100,
  notReadyAt: 120,
  refusedAt: 300,
  exitAt: 400,
  exitCode: 0,
  backAt: 900,
  underWay: [page(98)],
};

test.each<[Partial<WatchedRestart>, readonly string[]]>([
  [{}, []],
  [{ notReadyAt: undefined, refusedAt: undefined }, ["it never answered that it is not ready"]],
  [{ refusedAt: 110 }, ["it refused before it was not ready"]],
  [{ exitCode: 1 }, ["it ended with 1 after 0.3 s"]],
  [{ underWay: [] }, ["nothing was under way, so nothing was shown"]],
  [{ underWay: [page(98, { failure: "cut off" })] }, ["a page under way was not answered"]],
  [{ underWay: [page(98, { status: 500 })] }, ["a page under way was not answered"]],
])("a restart with %j", (change, problems) => {
  expect(restartProblems({ ...restart, ...change }, periods, rules)).toEqual(problems);
});

type Server = Soaked["servers"][number];
const server = (change: Partial<Server> = {}): Server => ({
  warnings: [],
  samples: [{ at: 1, megabytes: 200, lagMs: 12 }],
  crashes: () => 0,
  ...change,
});
const good: Soaked = {
  periods,
  requests: [page(10)],
  health: [],
  servers: [server()],
  restarts: [restart],
  exits: [0],
};

test.each<[string, Partial<Soaked>, readonly string[]]>([
  ["all went well", {}, []],
  ["a wrong answer", { requests: [page(10, { status: 500 })] }, ["answers"]],
  ["an error", { servers: [server({ warnings: [{ at: 1, line: { level: 50, msg: "unexpected" } }] })] }, ["log"]],
  ["a crash", { servers: [server({ crashes: () => 1 })] }, ["processes"]],
  ["a bad end", { exits: [1] }, ["processes"]],
  [
    "too much memory",
    { servers: [server({ samples: [{ at: 1, megabytes: bounds.megabytes + 1, lagMs: 1 }] })] },
    ["memory, event loop"],
  ],
  ["nothing measured", { servers: [server({ samples: [] })] }, ["memory, event loop"]],
  // Nothing could be stored afterward.
  [
    "a fault that health never named",
    { periods: [...periods, { fault: "store", from: 1_000, to: 1_500 }] },
    ["recovery", "health"],
  ],
])("with %s these are broken", (_, change, broken) => {
  const checks = soakChecks({ ...good, ...change }, rules);
  expect(checks.filter(({ outcome }) => outcome === "BROKEN").map(({ name }) => name)).toEqual(broken);
});

test.each<[string, FaultPeriod, readonly string[]]>([
  ["while the store is down too need not be named", { fault: "crmFailing", from: 1_100, to: 1_400 }, []],
  ["that outlasts it is", { fault: "crmFailing", from: 1_100, to: 1_600 }, ["crmFailing: health did not name crm"]],
])("a fault %s", (_, period, unnamed) => {
  const samples = [{ at: 1_200, health: { trouble: ["store"] } as Health }];
  expect(unnamedFaults(samples, [{ fault: "store", from: 1_000, to: 1_500 }, period])).toEqual(unnamed);
});
