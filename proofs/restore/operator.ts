import { cpSync, renameSync } from "node:fs";
import { join } from "node:path";
import { deletionFolder } from "../../server/store/deletions/deletion-log.ts";
import type { StoreSettings } from "../../server/store/open.ts";
import { runCommand } from "../../tooling/run/command.ts";
import { emptySettings } from "../../tooling/run/empty-settings.ts";
import type { PrivatePostgres } from "../../tooling/run/private-postgres.ts";

/** A kind of store, with its operator's actions. */
export type Operator = {
  readonly store: StoreSettings;
  /** The same store from another machine, with a data folder that survives. */
  readonly elsewhere: StoreSettings;
  /** While the site runs. */
  backUp(): Promise<unknown>;
  /** Destroys the store; returns where its content can still be read for comparison. */
  lose(): Promise<StoreSettings>;
  /** From the backup and the deletion log alone. */
  restore(): Promise<unknown>;
};

/** Runs a command of the operator. */
export async function operate(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, output } = await runCommand(command, args, { env: { ...emptySettings, ...env } });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${output}`);
}

export function embeddedOperator(folder: string): Operator {
  const [dataDir, lost, file] = [join(folder, "data"), join(folder, "lost"), join(folder, "backup.sqlite")];
  const copied = join(folder, "copied-deletions");
  return {
    store: { dataDir },
    elsewhere: { dataDir },
    backUp: () => operate("node", ["scripts/backup.ts", file], { DATA_DIR: dataDir }),
    lose: async () => {
      // As the operator's timer does every few minutes, to another machine.
      cpSync(deletionFolder(dataDir), copied, { recursive: true });
      renameSync(dataDir, lost);
      return { dataDir: lost };
    },
    restore: () => operate("node", ["scripts/restore.ts", file, "--deletions", copied], { DATA_DIR: dataDir }),
  };
}

export async function postgresOperator(postgres: PrivatePostgres, programs: string, folder: string): Promise<Operator> {
  const databaseUrl = await postgres.createDatabase("site");
  const file = join(folder, "site.dump");
  const [ours, others] = [join(folder, "first-server"), join(folder, "second-server")];
  return {
    store: { dataDir: ours, databaseUrl },
    elsewhere: { dataDir: others, databaseUrl },
    backUp: () => operate(join(programs, "pg_dump"), ["--format=custom", `--file=${file}`, databaseUrl]),
    lose: async () => {
      await postgres.renameDatabase("site", "lost");
      return { dataDir: ours, databaseUrl: databaseUrl.replace(/site$/, "lost") };
    },
    restore: async () => {
      await postgres.createDatabase("site");
      await operate(join(programs, "pg_restore"), ["--exit-on-error", `--dbname=${databaseUrl}`, file]);
      const args = ["scripts/restore.ts", "--after-pg-restore", "--deletions", deletionFolder(others)];
      await operate("node", args, { DATABASE_URL: databaseUrl, DATA_DIR: ours });
    },
  };
}
