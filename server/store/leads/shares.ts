import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type Share, type SharePart, shareLimits, shareParts } from "#domain/sharing/share.ts";
import type { Store } from "#server/store/open.ts";
import type { ShareRow, Tables } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;

/** Links are found by this: the tokens of closed ones are erased. */
export function shareHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

type NewShare = Pick<Share, "label" | "parts" | "createdAt" | "expiresAt"> & {
  readonly valuationId: string;
  readonly token: string;
};

/** Stores a link in the caller's transaction, which holds the lead. */
export async function insertShare(tx: Kysely<Tables>, share: NewShare): Promise<void> {
  const { valuationId, token, label, parts, createdAt, expiresAt } = share;
  await tx
    .insertInto("share")
    .values({
      hash: shareHash(token),
      valuation_id: valuationId,
      token,
      label,
      parts: parts.join(" "),
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** Every link of a valuation, newest first. */
export async function sharesOf({ db }: Reading, valuationId: string): Promise<readonly Share[]> {
  const rows = await db
    .selectFrom("share")
    .selectAll()
    .where("valuation_id", "=", valuationId)
    .orderBy("created_at", "desc")
    .limit(shareLimits.open + shareLimits.ended)
    .execute();
  return rows.map(shareOf);
}

/** A link by its token, with the valuation that it shows. */
export async function findShare(
  { db }: Reading,
  token: string,
): Promise<(Share & { readonly valuationId: string }) | undefined> {
  const row = await db.selectFrom("share").selectAll().where("hash", "=", shareHash(token)).executeTakeFirst();
  return row && { ...shareOf(row), valuationId: row.valuation_id };
}

/** Closes a link at once and erases its address. False if it is not one of this valuation's open links. */
export async function closeShare(
  { db }: Reading,
  { valuationId, hash }: { readonly valuationId: string; readonly hash: string },
  { now }: { readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("share")
    .set({ closed_at: now, token: null })
    .where("hash", "=", hash)
    .where("valuation_id", "=", valuationId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A reader who looks again within this time has opened the link once. */
const sameVisitMs = 60_000;

export async function countOpening({ db }: Reading, hash: string, { now }: { readonly now: number }): Promise<void> {
  await db
    .updateTable("share")
    .set((eb) => ({ opened: eb("opened", "+", 1), opened_at: now }))
    .where("hash", "=", hash)
    .where((eb) => eb.or([eb("opened_at", "is", null), eb("opened_at", "<=", now - sameVisitMs)]))
    .execute();
}

export async function dropShares(tx: Kysely<Tables>, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await tx.deleteFrom("share").where("hash", "in", hashes).execute();
}

const isPart = (part: string): part is SharePart => (shareParts as readonly string[]).includes(part);

function shareOf(row: ShareRow): Share {
  return {
    hash: row.hash,
    ...(row.token !== null && { token: row.token }),
    label: row.label,
    parts: row.parts.split(" ").filter(isPart),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.closed_at !== null && { closedAt: row.closed_at }),
    opened: row.opened,
    ...(row.opened_at !== null && { openedAt: row.opened_at }),
  };
}
