import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { findPostgres, startPostgres } from "../../tooling/run/private-postgres.ts";
import { type DrillOutcome, type DrillSettings, drill } from "./drill.ts";

/** Kills servers under load while the CRM misbehaves; every acknowledged lead must be stored, and once on the board: `npm run proof:leads`. */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "30" }, seed: { type: "string", default: "1" } },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);

function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

type Place = Pick<DrillSettings, "store" | "servers">;

/** True where nothing was lost, doubled or altered. */
async function run(name: string, place: Place): Promise<boolean> {
  const started = performance.now();
  process.stdout.write(`${name}, ${rounds} rounds, seed ${seed} `);
  const outcome = await drill({ ...place, rounds, seed, onRound: () => process.stdout.write(".") });
  print(` ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  return report(outcome);
}

function report({ ledger, kills, crashes, stored, board, violations, undone, drainSeconds }: DrillOutcome): boolean {
  const { sent, acknowledged, unanswered, unavailable } = ledger.counts;
  const leads = [...ledger.visits.values()].filter((visit) => visit.acknowledged >= 0).length;
  const line = (what: string, says: string | number) => print(`  ${what.padEnd(24)}${says}`);
  line("servers killed", kills);
  line("captures sent", `${sent}: ${acknowledged} acknowledged, ${unanswered} cut off, ${unavailable} refused for now`);
  line("leads acknowledged", leads);
  line("leads stored", stored);
  line("items on the board", `${board.items.length}, after ${board.deletions} deletions of doubles`);
  line("faults of the CRM", `${list(board.faults)}, of ${board.requests} requests`);
  line("delivered after", `${drainSeconds.toFixed(0)} s without faults`);
  const wrong = Object.entries({ ...violations, "wrongly answered": ledger.wrongAnswers });
  line("violations", wrong.map(([kind, found]) => `${kind} ${found.length}`).join(", "));
  for (const [kind, found] of wrong) for (const one of found.slice(0, 5)) print(`    ${kind}: ${one}`);
  if (undone.waiting > 0) print(`    ${undone.waiting} deliveries were not done in time`);
  if (undone.dead > 0) print(`    ${undone.dead} deliveries were given up`);
  if (crashes > 0) print(`    ${crashes} servers ended by themselves`);
  const held = wrong.every(([, found]) => found.length === 0) && undone.waiting + undone.dead + crashes === 0;
  print(held ? "  Held: every acknowledged lead is stored, and once on the board.\n" : "  BROKEN\n");
  return held;
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}

await ensureBuilt();
mkdirSync(".cache", { recursive: true });
const dataDir = mkdtempSync(resolve(".cache/drill-leads-"));
const outcomes: boolean[] = [];
try {
  outcomes.push(await run("Embedded store, one server", { store: { dataDir }, servers: 1 }));
  const programs = findPostgres();
  if (programs) {
    const postgres = await startPostgres(programs, { durable: true });
    try {
      const store = { dataDir: join(dataDir, "servers"), databaseUrl: await postgres.createDatabase("drill") };
      outcomes.push(await run("PostgreSQL, two servers", { store, servers: 2 }));
    } finally {
      await postgres.stop();
    }
  } else {
    print("PostgreSQL: not drilled, because no PostgreSQL server is installed on this machine.");
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(outcomes.every(Boolean) ? 0 : 1);
