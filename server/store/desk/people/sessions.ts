import type { Store } from "#server/store/open.ts";

type Reading = Pick<Store, "db">;

/** From sign-in to the end, however much it is used. */
export const maxSessionMs = 12 * 3_600_000;

export type ListedSession = {
  readonly id: string;
  readonly signedInAt: number;
  readonly usedAt: number;
  readonly address: string | null;
  readonly userAgent: string | null;
};

/** The sessions of a member, last used first, without their secrets. */
export async function sessionsOf({ db }: Reading, userId: string): Promise<readonly ListedSession[]> {
  const rows = await db
    .selectFrom("desk_session")
    .select(["id", "expires_at", "updated_at", "ip_address", "user_agent"])
    .where("user_id", "=", userId)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      signedInAt: Date.parse(row.expires_at) - maxSessionMs,
      usedAt: Date.parse(row.updated_at),
      address: row.ip_address,
      userAgent: row.user_agent,
    }))
    .toSorted((a, b) => b.usedAt - a.usedAt);
}

export async function noteUse({ db }: Reading, id: string, { now }: { readonly now: number }): Promise<void> {
  await db
    .updateTable("desk_session")
    .set({ updated_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Removes sessions that have ended by time. */
export async function pruneSessions({ db }: Reading, userId: string, { now }: { readonly now: number }): Promise<void> {
  await db
    .deleteFrom("desk_session")
    .where("user_id", "=", userId)
    .where("expires_at", "<=", new Date(now).toISOString())
    .execute();
}

/** The member has just shown password or passkey again. better-auth's own check of a fresh session reads this column. */
export async function noteConfirmed({ db }: Reading, id: string, { now }: { readonly now: number }): Promise<void> {
  await db
    .updateTable("desk_session")
    .set({ created_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .execute();
}
