import { randomBytes } from "node:crypto";
import { pathOf } from "#content/registry/registry.ts";
import {
  type OwnedShare,
  type SharedLink,
  type SharePart,
  shareEnd,
  shareLimits,
  shareState,
} from "#domain/sharing/share.ts";
import { AppError } from "#server/http/app-error.ts";
import { findValuationRecord, lockLeads } from "#server/store/leads/leads.ts";
import { countOpening, dropShares, findShare, insertShare, sharesOf } from "#server/store/leads/shares.ts";
import type { Store } from "#server/store/open.ts";

/** 192 random bits. */
const tokenBytes = 24;

export type ShareRequest = {
  readonly label: string;
  readonly parts: readonly SharePart[];
  /** The last day on which it is open, YYYY-MM-DD. */
  readonly day: string;
};

type Clock = { readonly now: number; readonly timeZone: string };

/** Makes a read-only link and returns its token. @throws AppError valuationUnknown, shareDayPast, sharesFull */
export async function makeShare(
  { db, engine }: Pick<Store, "db" | "engine">,
  valuationId: string,
  { label, parts, day }: ShareRequest,
  { now, timeZone }: Clock,
): Promise<string> {
  const expiresAt = shareEnd(day, now, timeZone);
  if (expiresAt === undefined) throw new AppError("shareDayPast");
  const token = randomBytes(tokenBytes).toString("base64url");
  await db.transaction().execute(async (tx) => {
    // Held, so that two requests at once cannot pass the limit, and none survives a deletion.
    if ((await lockLeads(tx, engine, [valuationId])).size === 0) throw new AppError("valuationUnknown");
    const shares = await sharesOf({ db: tx }, valuationId);
    const ended = shares.filter((share) => shareState(share, now) !== "open");
    if (shares.length - ended.length >= shareLimits.open) throw new AppError("sharesFull");
    await dropShares(
      tx,
      ended.slice(shareLimits.ended).map(({ hash }) => hash),
    );
    await insertShare(tx, { valuationId, token, label, parts, createdAt: now, expiresAt });
  });
  return token;
}

/** The links of a valuation, newest first, with their addresses. */
export async function listShares(
  store: Pick<Store, "db">,
  valuationId: string,
  { now, origin }: Pick<Clock, "now"> & { readonly origin: string },
): Promise<readonly OwnedShare[]> {
  const shares = await sharesOf(store, valuationId);
  return shares.map((share) => ({
    ...share,
    state: shareState(share, now),
    ...(share.token !== undefined && { address: origin + pathOf("sharedValuation").replace(":token", share.token) }),
  }));
}

/** What a reader of the link may see. Counted if a person opens the page. */
export async function openShare(
  store: Store,
  token: string,
  { now, isCounted }: Pick<Clock, "now"> & { readonly isCounted: boolean },
): Promise<SharedLink> {
  const share = await findShare(store, token);
  if (!share) return { state: "unknown" };
  if (shareState(share, now) !== "open") return { state: "ended" };
  const record = await findValuationRecord(store, share.valuationId);
  if (record === undefined) return { state: "unknown" };
  if (isCounted) await countOpening(store, share.hash, { now });
  return { state: "open", record, parts: share.parts, expiresAt: share.expiresAt };
}
