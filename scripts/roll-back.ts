import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { readEnv } from "#server/env.ts";
import { setMigrationsAside, versionBefore } from "#server/store/migrations/set-aside.ts";
import { openStore } from "#server/store/open.ts";
import { holdServerLock } from "#server/store/server-lock.ts";
import { StoreError } from "#server/store/store-error.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

/** Lets the version before start on the store of this one. Nothing is lost; an embedded site must be stopped. */
await exitOnError(async () => {
  if (process.argv.length > 2) throw new StoreError("Usage: npm run roll-back");
  const env = readEnv();
  if (!env.databaseUrl) holdServerLock(env.dataDir, `The site runs on the store in ${env.dataDir}. Stop it first.`);
  const store = await openStore(env);
  try {
    await setMigrationsAside(store.db);
  } finally {
    await store.close();
  }
  process.stdout.write(
    `Version ${versionBefore.version} can start on this store now. To come back, start this version again.\n`,
  );
});
