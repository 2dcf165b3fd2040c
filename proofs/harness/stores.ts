import { openStore, type Store, type StoreSettings } from "../../server/store/open.ts";
import { findPostgres, type PrivatePostgres, startPostgres } from "../../tooling/run/private-postgres.ts";
import { print } from "./print.ts";

/** An option of every proof that runs on both stores: `--store embedded` or `--store postgres`. */
export const storeOption = { store: { type: "string", default: "both" } } as const;

type OnPostgres = (postgres: PrivatePostgres, programs: string) => Promise<boolean>;

/** Runs a proof on the embedded store and, if it is installed, on PostgreSQL; true if all passed. */
export async function onBothStores(
  choice: string,
  onEmbedded: () => Promise<boolean>,
  onPostgres: OnPostgres,
): Promise<boolean> {
  const held = choice === "postgres" || (await onEmbedded());
  if (choice === "embedded") return held;
  const programs = findPostgres();
  if (!programs) {
    print("PostgreSQL: NOT RUN, because no PostgreSQL server is installed on this machine.");
    return held && choice !== "postgres";
  }
  const postgres = await startPostgres(programs, { durable: true });
  try {
    return (await onPostgres(postgres, programs)) && held;
  } finally {
    await postgres.stop();
  }
}

export async function withStore<T>(settings: StoreSettings, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
