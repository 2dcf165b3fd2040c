import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { StoreSettings } from "../../server/store/open.ts";
import type { PrivatePostgres } from "../../tooling/run/private-postgres.ts";
import { storeEnv } from "../harness/site.ts";
import { operate } from "../restore/operator.ts";
import type { Env, Installation } from "./installation.ts";

/** Where a rehearsal keeps its store, with what its operator does there. */
export type Place = {
  readonly settings: StoreSettings;
  readonly env: Env;
  /** Old and new servers run side by side during an upgrade. */
  readonly isRolling: boolean;
  /** With the tools of the version that runs. */
  backUp(by: Installation): Promise<unknown>;
  /** By the new version, as docs/running.md says. */
  restore(by: Installation): Promise<unknown>;
  /** Back to the backup with the version before: what came since is set aside. */
  returnToBackup(by: Installation): Promise<unknown>;
};

async function must(work: ReturnType<Installation["run"]>): Promise<void> {
  const { code, output } = await work;
  if (code !== 0) throw new Error(output);
}

export function embeddedPlace(folder: string): Place {
  const [dataDir, file] = [join(folder, "data"), join(folder, "backup.sqlite")];
  const env = storeEnv({ dataDir });
  return {
    settings: { dataDir },
    env,
    isRolling: false,
    backUp: (by) => must(by.run("backup", [file], env)),
    restore: (by) => must(by.run("restore", [file], env)),
    returnToBackup: async (by) => {
      // The version before opens no newer store, not even to replace its content.
      cpSync(dataDir, join(folder, "set-aside"), { recursive: true });
      for (const part of ["", "-wal", "-shm"]) rmSync(join(dataDir, `amiva.sqlite${part}`), { force: true });
      await must(by.run("restore", [file], env));
    },
  };
}

export async function postgresPlace(postgres: PrivatePostgres, programs: string, folder: string): Promise<Place> {
  const databaseUrl = await postgres.createDatabase("site");
  const [dataDir, file] = [join(folder, "server"), join(folder, "site.dump")];
  const env = storeEnv({ dataDir, databaseUrl });
  let renamed = 0;
  const restoreDump = async () => {
    renamed += 1;
    await postgres.renameDatabase("site", `before${renamed}`);
    await postgres.createDatabase("site");
    await operate(join(programs, "pg_restore"), ["--exit-on-error", `--dbname=${databaseUrl}`, file]);
    return `before${renamed}`;
  };
  return {
    settings: { dataDir, databaseUrl },
    env,
    isRolling: true,
    backUp: () => operate(join(programs, "pg_dump"), ["--format=custom", `--file=${file}`, databaseUrl]),
    restore: async (by) => must(by.run("restore", ["--after-pg-restore", "--previous", await restoreDump()], env)),
    returnToBackup: async (by) => {
      await restoreDump();
      await must(by.run("restore", ["--after-pg-restore"], env));
    },
  };
}
