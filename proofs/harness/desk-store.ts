import { deskSecretFor } from "../../server/auth/desk-secret.ts";
import { openStore, type Store } from "../../server/store/open.ts";
import { deskFixture } from "../../tests/desk/accounts.fixture.ts";

export const deskSecret = "a-test-secret-of-more-than-thirty-two-characters";

/** A store with a desk in which members can sign in, and the settings of the server that answers for it. */
export type DeskStore = {
  readonly store: Store;
  readonly fixture: ReturnType<typeof deskFixture>;
  readonly env: Readonly<Record<"DATA_DIR" | "DESK_SECRET", string>>;
};

export async function openDeskStore(dataDir: string, siteUrl: string): Promise<DeskStore> {
  const store = await openStore({ dataDir });
  await deskSecretFor(store, { dataDir, deskSecret });
  const fixture = deskFixture(store, { env: { siteUrl, deskOidc: undefined }, secret: deskSecret });
  return { store, fixture, env: { DATA_DIR: dataDir, DESK_SECRET: deskSecret } };
}
