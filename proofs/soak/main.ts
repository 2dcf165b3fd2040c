import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { printChecks } from "../harness/check.ts";
import { print } from "../harness/print.ts";
import { onBothStores, storeOption } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { soakChecks } from "./checks.ts";
import { makeSmallDisk } from "./small-disk.ts";
import { type SoakPlace, soak } from "./soak.ts";

/** Mixed load while CRM, model, mail and disk or database fail and the server is restarted: `npm run proof:soak`. */
const { values } = parseArgs({
  options: {
    ...storeOption,
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    /** A share of the usual visitors, for a try on a busy machine. */
    load: { type: "string", default: "1" },
    /** Megabytes for each server; with all of a large machine's memory Node.js collects garbage late. */
    heap: { type: "string" },
  },
});
const minutes = Number(values.minutes);
/** The second run shows the differences only, so it is shorter. */
const postgresMinutes = Math.max(2, minutes / 4);

async function run(name: string, place: SoakPlace, length: number): Promise<boolean> {
  print(`${name}, ${length} minutes, seed ${values.seed}`);
  const { soaked, checks } = await soak(place, {
    minutes: length,
    seed: Number(values.seed),
    load: Number(values.load),
    heap: values.heap,
  });
  if (!place.storeFault) print("  NOT SHOWN: a full disk; this machine allows neither a mount nor prlimit.");
  return printChecks([...checks, ...soakChecks(soaked, place.rules)]);
}

await ensureBuilt();
const folder = temporaryFolder("soak");
const held = await onBothStores(
  values.store,
  async () => {
    const disk = makeSmallDisk(join(folder, "disk"));
    print(`Disk: ${disk.way ?? "cannot be filled on this machine"}`);
    const place: SoakPlace = {
      store: { dataDir: disk.folder },
      rules: { storeFault: "full", isRolling: false },
      servers: 1,
      ...(disk.way && {
        storeFault: (pids) => ({
          begin: async () => pids().forEach(disk.fill),
          end: async () => pids().forEach(disk.empty),
        }),
      }),
    };
    try {
      return await run("Embedded store, one server", place, minutes);
    } finally {
      disk.remove();
    }
  },
  async (postgres) => {
    const place: SoakPlace = {
      store: { dataDir: folder, databaseUrl: await postgres.createDatabase("soak") },
      rules: { storeFault: "down", isRolling: true },
      servers: 2,
      storeFault: () => ({ begin: postgres.halt, end: postgres.start }),
    };
    return run("PostgreSQL, two servers", place, postgresMinutes);
  },
);
process.exit(held ? 0 : 1);
