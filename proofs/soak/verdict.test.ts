import { expect, test } from "vitest";
import type { End } from "./answers.ts";
import type { Taken } from "./journal.ts";
import type { Spell } from "./plan.ts";
import type { SoakServer } from "./servers.ts";
import type { SoakOutcome, WatchedRestart } from "./soak.ts";
import { bounds, judge, restartFaults } from "./verdict.ts";

const rules = { storeTrouble: "takesNothing", isRolling: false } as const;
const page = (from: number, end: End = { status: 200, retryAfter: null }): Taken => ({
  kind: "page",
  from,
  to: from + 5,
  end,
});
const spells: readonly Spell[] = [{ trouble: "restart", from: 100, to: 900 }];
const restart: WatchedRestart = {
  signalAt: 100,
  redAt: 120,
  refusedAt: 300,
  exitAt: 400,
  exitCode: 0,
  backAt: 900,
  underWay: [page(98)],
};

test("a restart in its order has no faults", () => {
  expect(restartFaults(restart, spells, rules)).toEqual([]);
});

test.each<[Partial<WatchedRestart>, string]>([
  [{ redAt: undefined }, "readiness never went red"],
  [{ refusedAt: 110 }, "refused before it was red"],
  [{ exitCode: 1 }, "ended with 1 after 0.3 s"],
  [{ exitCode: null }, "ended with null after 0.3 s"],
  [{ underWay: [] }, "nothing was under way, so nothing was shown"],
  [{ underWay: [page(98, { none: "cut off" })] }, "a page under way was not answered"],
  [{ underWay: [page(98, { status: 500, retryAfter: null })] }, "a page under way was not answered"],
])("a restart with %j has one", (change, fault) => {
  expect(restartFaults({ ...restart, ...change }, spells, rules)).toEqual([fault]);
});

const server = (change: Partial<SoakServer> = {}): SoakServer => ({
  address: "",
  privateAddress: "",
  pid: () => 1,
  isReady: () => true,
  told: [],
  samples: [{ at: 1, megabytes: 200, lagMs: 12 }],
  crashes: () => 0,
  restart: async () => restart,
  stop: async () => 0,
  ...change,
});
const calm: SoakOutcome = {
  lasted: 2_000,
  spells,
  taken: [page(10)],
  diary: [],
  servers: [server()],
  restarts: [restart],
  exits: [0],
  undone: { waiting: 0, dead: 0 },
  deliveredAfter: 10,
  findings: { "lead lost": [] },
  figures: {},
};
const broken = (change: Partial<SoakOutcome>) =>
  judge({ ...calm, ...change }, rules)
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ name }) => name);

test("nothing is wrong with a run in which all went well", () => {
  expect(broken({})).toEqual([]);
});

const line = (level: number) => ({ level, time: "", msg: "unexpected failure" });
test.each<[string, Partial<SoakOutcome>, string]>([
  ["a wrong answer", { taken: [page(10, { status: 500, retryAfter: null })] }, "answers"],
  ["a lost lead", { findings: { "lead lost": ["a"] } }, "leads and messages"],
  ["a delivery not made", { undone: { waiting: 1, dead: 0 } }, "deliveries"],
  ["a delivery given up", { undone: { waiting: 0, dead: 1 } }, "deliveries"],
  ["a restart out of order", { restarts: [{ ...restart, redAt: undefined }] }, "restart by SIGTERM"],
  ["an error in the log", { servers: [server({ told: [{ at: 1, line: line(50) }] })] }, "log"],
  ["a word outside the log", { servers: [server({ told: [{ at: 1, line: "Warning" }] })] }, "log"],
  ["a crash", { servers: [server({ crashes: () => 1 })] }, "processes"],
  ["a bad end", { exits: [1] }, "processes"],
  [
    "too much memory",
    { servers: [server({ samples: [{ at: 1, megabytes: bounds.megabytes + 1, lagMs: 1 }] })] },
    "memory, event loop",
  ],
  ["nothing measured", { servers: [server({ samples: [] })] }, "memory, event loop"],
])("%s breaks it", (_, change, name) => expect(broken(change)).toEqual([name]));

test("a trouble that health did not name, or that is felt for too long, breaks it", () => {
  const store: Spell = { trouble: "store", from: 1_000, to: 1_500 };
  // Nobody could store anything afterwards.
  expect(broken({ spells: [...spells, store] })).toEqual(["recovery", "health"]);
});
