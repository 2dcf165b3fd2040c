import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { StoreSettings } from "../../server/store/open.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { print } from "../harness/print.ts";
import { onBothStores, storeOption } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { apiCosts } from "./api-costs.ts";
import { type Cost, costTable, isWithin, type Sides } from "./compare.ts";
import type { RowGroup } from "./copies.ts";
import { deliveryCosts } from "./delivery-costs.ts";
import { deskCosts } from "./desk-costs.ts";
import { fillStore } from "./fill.ts";
import { operatorCosts } from "./operator-costs.ts";
import { makeSampleRows } from "./sample-rows.ts";
import { screenCosts } from "./screen-costs.ts";
import { openSide } from "./side.ts";
import { visitorCosts } from "./visitor-costs.ts";

/** The same operations on a store of a thousand leads and on one of a million: `npm run proof:growth`. */
const limit = 1.5;
const smallSize = 1_000;
const idsNeeded = 800;
const { values } = parseArgs({
  options: { leads: { type: "string", default: "1000000" }, only: { type: "string" }, ...storeOption },
});
const measurements = {
  visitors: visitorCosts,
  deliveries: deliveryCosts,
  operator: operatorCosts,
  desk: deskCosts,
  screens: screenCosts,
  api: apiCosts,
} as const;
const chosen = Object.entries(measurements).filter(([name]) => values.only === undefined || values.only === name);
if (chosen.length === 0) {
  print(`--only is one of ${Object.keys(measurements).join(", ")}.`);
  process.exit(1);
}
const sizes: Sides<number> = { small: smallSize, big: Number(values.leads) };
if (!Number.isInteger(sizes.big) || sizes.big < 10_000) {
  print("--leads is a whole number from 10000 up, such as --leads 50000.");
  process.exit(1);
}

async function fill(settings: StoreSettings, samples: readonly RowGroup[], leads: number): Promise<void> {
  const started = performance.now();
  const tenth = Math.ceil(leads / 10_000) * 1_000;
  await fillStore(settings, {
    samples,
    leads,
    until: Date.now(),
    onProgress: (count) => {
      if (leads > smallSize && count % tenth === 0) print(`  ${inWords(count)} leads after ${secondsSince(started)}`);
    },
  });
  print(`  a store of ${inWords(leads)} leads was made in ${secondsSince(started)}`);
}

async function measure(name: string, stores: Sides<StoreSettings>, samples: readonly RowGroup[]): Promise<boolean> {
  print(name);
  await fill(stores.small, samples, sizes.small);
  await fill(stores.big, samples, sizes.big);
  const sides = { small: await openSide(stores.small, idsNeeded), big: await openSide(stores.big, idsNeeded) };
  const costs: Cost[] = [];
  const started = performance.now();
  for (const [, measureSome] of chosen) {
    costs.push(...(await measureSome(sides, sizes)));
    print(`  ${costs.length} costs measured after ${secondsSince(started)}`);
  }
  await sides.small.stop();
  await sides.big.stop();
  print(`\n${costTable(costs, sizes, limit)}`);
  return costs.every((cost) => isWithin(cost, limit));
}

const inWords = (count: number) => count.toLocaleString("en-US");
const secondsSince = (started: number) => `${((performance.now() - started) / 1_000).toFixed(0)} s`;

await ensureBuilt();
const samples = await makeSampleRows(smallSize);
const folder = temporaryFolder("growth");
const held = await onBothStores(
  values.store,
  async () => {
    const stores = { small: { dataDir: join(folder, "small") }, big: { dataDir: join(folder, "big") } };
    const isWithinLimit = await measure("Embedded store", stores, samples);
    for (const { dataDir } of Object.values(stores)) rmSync(dataDir, { recursive: true, force: true });
    return isWithinLimit;
  },
  async (postgres) => {
    const settings = async (name: string) => ({
      dataDir: join(folder, `${name}-server`),
      databaseUrl: await postgres.createDatabase(name),
    });
    return measure("PostgreSQL", { small: await settings("small"), big: await settings("big") }, samples);
  },
);
process.exit(held ? 0 : 1);
