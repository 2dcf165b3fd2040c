import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { printChecks } from "../harness/check.ts";
import { startFakeVendors } from "../harness/fakes.ts";
import { print } from "../harness/print.ts";
import { onBothStores, storeOption } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { installationIn, installCommit } from "./installation.ts";
import { keepStore } from "./keep-store.ts";
import { rehearseMove, rehearseUpgrade } from "./rehearsal.ts";
import { embeddedPlace, type Place, postgresPlace } from "./store-place.ts";
import { before } from "./version-before.ts";

/** Upgrades from the version before, rolls back, restores and moves, with the operator's commands: `npm run proof:upgrade`. */
const { values } = parseArgs({ options: { ...storeOption, keep: { type: "boolean", default: false } } });

const folder = temporaryFolder("upgrade");
const old = await installCommit(before.commit);
if (values.keep) {
  await keepStore(old, folder);
  process.exit(0);
}
await ensureBuilt();
const versions = { old, now: installationIn(".") };
const rehearse = async (name: string, place: Place) => {
  print(`${name}, from version ${before.version}`);
  const vendors = await startFakeVendors();
  try {
    return printChecks(await rehearseUpgrade(versions, place, vendors));
  } finally {
    vendors.stop();
  }
};
const held = await onBothStores(
  values.store,
  () => {
    mkdirSync(join(folder, "embedded"));
    return rehearse("Embedded store", embeddedPlace(join(folder, "embedded")));
  },
  async (postgres, programs) => {
    const rehearsed = await rehearse("PostgreSQL", await postgresPlace(postgres, programs, folder));
    print("From the embedded store to PostgreSQL");
    const vendors = await startFakeVendors();
    const settings = { dataDir: join(folder, "moved"), databaseUrl: await postgres.createDatabase("moved") };
    const moved = printChecks(await rehearseMove(versions, { ...settings, env: vendors.env }));
    vendors.stop();
    return rehearsed && moved;
  },
);
process.exit(held ? 0 : 1);
