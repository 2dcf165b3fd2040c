import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deskSetting, setDeskSetting } from "#server/store/desk/people/settings.ts";
import { createDataDir } from "#server/store/embedded.ts";
import type { Store } from "#server/store/open.ts";
import { StoreError } from "#server/store/store-error.ts";

type Settings = { readonly dataDir: string; readonly deskSecret?: string | undefined };

const secretFile = (dataDir: string) => join(dataDir, "desk-secret");
const fingerprintOf = (secret: string) => createHash("sha256").update(`desk ${secret}`).digest("hex");

/** DESK_SECRET, or what an earlier invitation has left in the data folder. */
function knownSecret({ dataDir, deskSecret }: Settings): string | undefined {
  if (deskSecret) return deskSecret;
  const file = secretFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/**
 * The secret that signs sessions and encrypts the secrets of authenticator apps. Made at the first invitation.
 * @throws StoreError if this server does not have the one that the accounts were made with
 */
export async function deskSecretFor(store: Store, settings: Settings): Promise<string> {
  const fingerprint = await deskSetting(store, "secret-fingerprint");
  const known = knownSecret(settings);
  if (fingerprint === undefined) {
    const secret = known ?? makeSecret(settings.dataDir);
    await setDeskSetting(store.db, "secret-fingerprint", fingerprintOf(secret));
    return secret;
  }
  if (known !== undefined && fingerprintOf(known) === fingerprint) return known;
  throw new StoreError(
    `The desk stays closed here: ${known === undefined ? `there is neither DESK_SECRET nor ${secretFile(settings.dataDir)}` : "this server has another secret than the one its accounts were made with"}. Set DESK_SECRET to the content of desk-secret in the DATA_DIR where the first invitation was made, on every server. If that is lost: npm run desk -- new-secret`,
  );
}

/** Accepts this server's secret from now on. The caller removes what only the earlier one could read. */
export async function replaceSecret(tx: Store["db"], settings: Settings): Promise<void> {
  await setDeskSetting(tx, "secret-fingerprint", fingerprintOf(knownSecret(settings) ?? makeSecret(settings.dataDir)));
}

function makeSecret(dataDir: string): string {
  const secret = randomBytes(32).toString("base64url");
  createDataDir(dataDir);
  writeFileSync(secretFile(dataDir), `${secret}\n`, { mode: 0o600, flag: "wx", flush: true });
  return secret;
}
