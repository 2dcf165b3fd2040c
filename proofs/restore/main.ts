import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { deletionFolder } from "../../server/store/deletions/deletion-log.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { runCommand } from "../../tooling/run/command.ts";
import { noSettings } from "../../tooling/run/no-settings.ts";
import { findPostgres, type PrivatePostgres, startPostgres } from "../../tooling/run/private-postgres.ts";
import { drillRestore, type RestorePlace } from "./rehearsal.ts";

/** Rehearses the loss of a store and its restore, by the commands that an operator has: `npm run proof:restore`. */
const { values } = parseArgs({ options: { seed: { type: "string", default: "1" } } });

function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** True where nothing differs. */
async function run(name: string, place: RestorePlace): Promise<boolean> {
  print(`${name}, seed ${values.seed}`);
  const { seconds, counts, wrong } = await drillRestore(place, Number(values.seed));
  const line = (what: string, says: string | number) => print(`  ${what.padEnd(50)}${says}`);
  for (const [what, count] of Object.entries(counts)) line(what, count);
  line("backed up, while captures went on, in", `${seconds.backup.toFixed(1)} s`);
  line("restored in", `${seconds.restore.toFixed(1)} s`);
  line("served visitors again after another", `${seconds.start.toFixed(1)} s`);
  line("delivered what was still to be delivered after", `${seconds.delivery.toFixed(1)} s`);
  for (const one of wrong.slice(0, 20)) print(`    ${one}`);
  if (wrong.length > 20) print(`    and ${wrong.length - 20} more`);
  print(
    wrong.length === 0
      ? "  Held: all of it is there, and once on the board; nobody who was deleted is back.\n"
      : "  BROKEN\n",
  );
  return wrong.length === 0;
}

async function operate(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, output } = await runCommand(command, args, { env: { ...noSettings, ...env } });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${output}`);
}

function embedded(folder: string): RestorePlace {
  const [dataDir, lost, file] = [join(folder, "data"), join(folder, "lost"), join(folder, "backup.sqlite")];
  const copied = join(folder, "copied-deletions");
  return {
    store: { dataDir },
    elsewhere: { dataDir },
    backUp: () => operate("node", ["scripts/backup.ts", file], { DATA_DIR: dataDir }),
    lose: async () => {
      // As the operator's timer does, every few minutes, to another machine.
      cpSync(deletionFolder(dataDir), copied, { recursive: true });
      renameSync(dataDir, lost);
      return { dataDir: lost };
    },
    restore: () => operate("node", ["scripts/restore.ts", file, "--deletions", copied], { DATA_DIR: dataDir }),
  };
}

async function onPostgres(postgres: PrivatePostgres, programs: string, folder: string): Promise<RestorePlace> {
  const databaseUrl = await postgres.createDatabase("site");
  const file = join(folder, "site.dump");
  const named = (name: string) => databaseUrl.replace(/site$/, name);
  const [ours, others] = [join(folder, "first-server"), join(folder, "second-server")];
  const settings = (url: string) => ({ dataDir: ours, databaseUrl: url });
  return {
    store: settings(databaseUrl),
    elsewhere: { dataDir: others, databaseUrl },
    backUp: () => operate(join(programs, "pg_dump"), ["--format=custom", `--file=${file}`, databaseUrl]),
    lose: async () => {
      await postgres.renameDatabase("site", "lost");
      return settings(named("lost"));
    },
    restore: async () => {
      await postgres.createDatabase("site");
      await operate(join(programs, "pg_restore"), ["--exit-on-error", `--dbname=${databaseUrl}`, file]);
      await operate("node", ["scripts/restore.ts", "--after-pg-restore", "--deletions", deletionFolder(others)], {
        DATABASE_URL: databaseUrl,
        DATA_DIR: ours,
      });
    },
  };
}

// Whatever ends this, every server goes with it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

await ensureBuilt();
mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(resolve(".cache/drill-restore-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const outcomes: boolean[] = [];
outcomes.push(await run("Embedded store", embedded(folder)));
const programs = findPostgres();
if (programs) {
  const postgres = await startPostgres(programs, { durable: true });
  try {
    outcomes.push(await run("PostgreSQL", await onPostgres(postgres, programs, folder)));
  } finally {
    await postgres.stop();
  }
} else {
  print("PostgreSQL: not rehearsed, because no PostgreSQL server is installed on this machine.");
}
process.exit(outcomes.every(Boolean) ? 0 : 1);
