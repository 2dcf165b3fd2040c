import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { findPostgres, startPostgres } from "../../tooling/run/private-postgres.ts";
import { queueIn, wordsIn } from "./health-log.ts";
import { countsIn } from "./journal.ts";
import { phasesOf } from "./plan.ts";
import { makeSmallDisk } from "./small-disk.ts";
import { type SoakOutcome, type SoakPlace, soak } from "./soak.ts";
import { judge } from "./verdict.ts";

/** Mixed load while CRM, model, mail and disk fail in turn and the server is restarted: `npm run proof:soak`. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    /** `embedded` or `postgres`; both without it. */
    store: { type: "string" },
  },
});
const minutes = Number(values.minutes);
/** The second run shows what differs, which takes no longer. */
const postgresMinutes = Math.max(2, minutes / 4);

function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** True where nothing was wrong. */
async function run(name: string, place: SoakPlace, length: number): Promise<boolean> {
  print(`${name}, ${length} minutes, seed ${values.seed}`);
  const outcome = await soak({ minutes: length, seed: Number(values.seed), place, say: print });
  timeline(outcome);
  const checks = judge(outcome, place.rules);
  for (const { name: check, figure, wrong } of checks) {
    print(`  ${check.padEnd(20)}${(wrong.length === 0 ? "held" : "BROKEN").padEnd(8)}${figure}`);
    for (const one of wrong.slice(0, 10)) print(`      ${one}`);
    if (wrong.length > 10) print(`      and ${wrong.length - 10} more`);
  }
  for (const [what, figure] of Object.entries(outcome.figures)) print(`    ${what.padEnd(40)}${figure}`);
  for (const { signalAt, redAt = Number.NaN, refusedAt = Number.NaN, exitAt, backAt, underWay } of outcome.restarts) {
    const after = (at: number) => `${((at - signalAt) / 1_000).toFixed(2)} s`;
    print(
      `    SIGTERM with ${underWay.length} under way: not ready after ${after(redAt)}, no new connections after ${after(refusedAt)}, ended after ${after(exitAt)}, back after ${after(backAt)}`,
    );
  }
  if (!place.trouble) print("    NOT SHOWN: a full disk; this machine allows neither a mount nor prlimit.");
  const held = checks.every(({ wrong }) => wrong.length === 0);
  print(held ? "  Held.\n" : "  BROKEN\n");
  return held;
}

function timeline({ spells, lasted, taken, diary, servers }: SoakOutcome): void {
  const samples = servers.flatMap((server) => server.samples);
  print();
  print(
    `  ${"from".padStart(5)} ${"to".padStart(5)}  ${"troubles".padEnd(30)}${["good", "later", "vendor", "refused", "other"].map((title) => title.padStart(8)).join("")}${"queue".padStart(7)}${"oldest".padStart(8)}${"MB".padStart(6)}  health said`,
  );
  for (const phase of phasesOf(spells, lasted)) {
    if (phase.to - phase.from < 500) continue;
    const { good, later, vendor, refused, other } = countsIn(taken, phase);
    const { waiting, oldestSeconds } = queueIn(diary, phase);
    const megabytes = samples.filter(({ at }) => at >= phase.from && at < phase.to).map((sample) => sample.megabytes);
    const cells = [good, later, vendor, refused, other].map((count) => String(count).padStart(8)).join("");
    const second = (at: number) => (at / 1_000).toFixed(0).padStart(5);
    print(
      `  ${second(phase.from)} ${second(phase.to)}  ${(phase.troubles.join(" ") || "-").padEnd(30)}${cells}${String(waiting).padStart(7)}${`${oldestSeconds} s`.padStart(8)}${Math.max(
        0,
        ...megabytes,
      )
        .toFixed(0)
        .padStart(6)}  ${wordsIn(diary, phase).join("; ")}`,
    );
  }
  print();
}

/** The embedded store on a disk that fills up. */
async function onSmallDisk(folder: string): Promise<boolean> {
  const disk = makeSmallDisk(join(folder, "disk"));
  print(`Disk: ${disk.way ?? "cannot be filled on this machine"}`);
  const trouble = disk.way
    ? {
        begin: async (pids: readonly number[]) => pids.forEach(disk.fill),
        end: async (pids: readonly number[]) => pids.forEach(disk.empty),
      }
    : undefined;
  try {
    const rules = { storeTrouble: "takesNothing", isRolling: false } as const;
    const place = { store: { dataDir: disk.folder }, rules, servers: 1, ...(trouble && { trouble }) };
    return await run("Embedded store, one server", place, minutes);
  } finally {
    disk.remove();
  }
}

/** Two servers on a database that is stopped for a while. */
async function onPostgres(programs: string, folder: string): Promise<boolean> {
  const postgres = await startPostgres(programs, { durable: true });
  try {
    const store = { dataDir: folder, databaseUrl: await postgres.createDatabase("soak") };
    const trouble = { begin: postgres.halt, end: postgres.start };
    const rules = { storeTrouble: "away", isRolling: true } as const;
    return await run("PostgreSQL, two servers", { store, rules, servers: 2, trouble }, postgresMinutes);
  } finally {
    await postgres.stop();
  }
}

// Whatever ends this, the disk is unmounted and every server goes with it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

await ensureBuilt();
mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(resolve(".cache/drill-soak-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const outcomes: boolean[] = [];
if (values.store !== "postgres") outcomes.push(await onSmallDisk(folder));
const programs = findPostgres();
if (values.store !== "embedded" && programs) outcomes.push(await onPostgres(programs, folder));
if (!programs) print("PostgreSQL: not drilled, because no PostgreSQL server is installed on this machine.");
process.exit(outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1);
