import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { printChecks } from "../harness/check.ts";
import { print } from "../harness/print.ts";
import { onBothStores, storeOption } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { embeddedOperator, postgresOperator } from "./operator.ts";
import { rehearseRestore } from "./rehearsal.ts";

/** Rehearses the loss of a store and its restore, with the operator's commands: `npm run proof:restore`. */
const { values } = parseArgs({ options: { ...storeOption, seed: { type: "string", default: "1" } } });

await ensureBuilt();
const folder = temporaryFolder("restore");
const run = async (name: string, operator: Parameters<typeof rehearseRestore>[0]) => {
  print(`${name}, seed ${values.seed}`);
  return printChecks(await rehearseRestore(operator, Number(values.seed)));
};
const held = await onBothStores(
  values.store,
  () => run("Embedded store", embeddedOperator(folder)),
  async (postgres, programs) => run("PostgreSQL", await postgresOperator(postgres, programs, folder)),
);
process.exit(held ? 0 : 1);
