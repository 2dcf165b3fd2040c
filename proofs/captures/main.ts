import { join } from "node:path";
import { parseArgs } from "node:util";
import type { StoreSettings } from "../../server/store/open.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { print } from "../harness/print.ts";
import { startSite, storeEnv } from "../harness/site.ts";
import { onBothStores, storeOption } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { type Measured, median } from "../harness/throughput.ts";
import { bareInserts, writtenByCaptures } from "./bare-inserts.ts";
import { captureLoad } from "./capture-load.ts";

/**
 * Acknowledged captures over HTTP, compared with a bare insert loop on the same kind of store: `npm run
 * proof:captures`.
 */
const { values } = parseArgs({ options: { ...storeOption, seconds: { type: "string", default: "6" } } });
const limitRatio = 0.5;
const clients = 32;
const rounds = 4;
const seconds = Number(values.seconds);
const warmUpSeconds = 4;

type Round = {
  readonly bare: Measured;
  readonly captures: Measured;
};

async function measure(product: StoreSettings, bare: StoreSettings): Promise<readonly Round[]> {
  const site = await startSite({ env: storeEnv(product) });
  const { port } = site;
  await captureLoad({ port, clients, seconds: warmUpSeconds });
  const written = await writtenByCaptures(product);
  const loop = await bareInserts(bare, written);
  await loop.run(warmUpSeconds / 2);

  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++)
    measured.push({
      bare: await loop.run(seconds),
      captures: await captureLoad({ port, clients, seconds }),
    });
  await loop.close();
  await site.stop();
  return measured;
}

/** Prints the measurements and whether the goal is met. */
function report(name: string, measured: readonly Round[]): boolean {
  const line = (what: string, of: (round: Round) => Measured) => {
    const figure = (part: keyof Measured) => median(measured.map((round) => of(round)[part]));
    const rate = figure("perSecond").toFixed(0).padStart(7);
    print(`  ${what.padEnd(22)}${rate}/s   p50 ${milliseconds(figure("p50"))}   p99 ${milliseconds(figure("p99"))}`);
  };
  const ratio = median(measured.map(({ bare, captures }) => captures.perSecond / bare.perSecond));
  print(`${name}, ${clients} clients, medians of ${rounds} rounds of ${seconds} s`);
  line("bare insert loop", ({ bare }) => bare);
  line("acknowledged captures", ({ captures }) => captures);
  const enough = ratio >= limitRatio;
  print(
    `  ${(ratio * 100).toFixed(0)}% of the bare insert loop, ${enough ? "at least" : "BELOW"} ${limitRatio * 100}%\n`,
  );
  return enough;
}

const milliseconds = (value: number) => `${value.toFixed(2).padStart(7)} ms`;

await ensureBuilt();
const folder = temporaryFolder("captures");
const enough = await onBothStores(
  values.store,
  async () => {
    const [product, bare] = [join(folder, "product"), join(folder, "bare")];
    return report("Embedded store", await measure({ dataDir: product }, { dataDir: bare }));
  },
  async (postgres) => {
    const settings = async (name: string) => ({ dataDir: folder, databaseUrl: await postgres.createDatabase(name) });
    return report("PostgreSQL", await measure(await settings("product"), await settings("bare")));
  },
);
process.exit(enough ? 0 : 1);
