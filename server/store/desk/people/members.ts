import type { Kysely } from "kysely";
import type { Member, Role } from "#domain/desk/people/member.ts";
import type { UserRow } from "#server/store/desk/desk-tables.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;

const memberColumns = ["id", "name", "email", "role"] as const;

/** Everyone with an account, by name. */
export function listMembers({ db }: Reading): Promise<readonly Member[]> {
  return db.selectFrom("desk_user").select(memberColumns).where("removed_at", "is", null).orderBy("name").execute();
}

/** Those whose account was made before that time. */
export function membersBefore({ db }: Reading, before: number): Promise<readonly Member[]> {
  return db
    .selectFrom("desk_user")
    .select(memberColumns)
    .where("removed_at", "is", null)
    .where("created_at", "<", new Date(before).toISOString())
    .execute();
}

/** The names of everyone who ever had an account, for the history. */
export async function memberNames({ db }: Reading): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("desk_user").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function findMember({ db }: Reading, id: string): Promise<Member | undefined> {
  return db
    .selectFrom("desk_user")
    .select(memberColumns)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

export function findUserByEmail({ db }: Reading, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("desk_user").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findUser({ db }: Reading, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("desk_user").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How each member can sign in, and when they last did. */
export async function memberSecurity({ db }: Reading) {
  const passkeys = await db.selectFrom("desk_passkey").select("user_id").distinct().execute();
  const credentials = await db.selectFrom("desk_credential").select(["user_id", "provider_id"]).execute();
  const users = await db.selectFrom("desk_user").select(["id", "two_factor_enabled", "locked"]).execute();
  const sessions = await db
    .selectFrom("desk_session")
    .select(["user_id", (eb) => eb.fn.max("updated_at").as("used_at")])
    .groupBy("user_id")
    .execute();
  return users.map((user) => {
    const usedAt = sessions.find((session) => session.user_id === user.id)?.used_at;
    return {
      id: user.id,
      isLocked: user.locked === 1,
      hasAuthenticator: user.two_factor_enabled === 1,
      hasPasskey: passkeys.some((passkey) => passkey.user_id === user.id),
      hasSso: credentials.some((of) => of.user_id === user.id && of.provider_id !== "credential"),
      usedAt: usedAt === undefined ? undefined : Date.parse(usedAt),
    };
  });
}

/** Locks the owners, so that two changes at once cannot leave the desk without one. */
export async function otherActiveOwners(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  exceptId: string,
): Promise<number> {
  const rows = await tx
    .selectFrom("desk_user")
    .select("id")
    .where("role", "=", "owner")
    .where("locked", "=", 0)
    .where("removed_at", "is", null)
    .orderBy("id")
    .$if(engine === "postgres", (query) => query.forUpdate())
    .execute();
  return rows.filter(({ id }) => id !== exceptId).length;
}

export async function setRole(tx: Kysely<Tables>, id: string, role: Role, { now }: { readonly now: number }) {
  await tx
    .updateTable("desk_user")
    .set({ role, updated_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .execute();
}

export async function setName(tx: Kysely<Tables>, id: string, name: string, { now }: { readonly now: number }) {
  await tx
    .updateTable("desk_user")
    .set({ name, updated_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .execute();
}

export async function passwordHashOf({ db }: Reading, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("desk_credential")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  return row?.password ?? undefined;
}

export async function setLocked(tx: Kysely<Tables>, id: string, locked: boolean): Promise<void> {
  await tx
    .updateTable("desk_user")
    .set({ locked: Number(locked) })
    .where("id", "=", id)
    .execute();
}

/** Keeps the name for the history; everything that could open the desk is deleted, and the address is free again. */
export async function removeUser(tx: Kysely<Tables>, id: string, { now }: { readonly now: number }): Promise<void> {
  await dropCredentials(tx, id);
  await tx
    .updateTable("desk_user")
    .set({ email: `${id}@removed.invalid`, role: "analyst", locked: 1, removed_at: now })
    .where("id", "=", id)
    .execute();
}

async function dropCredentials(tx: Kysely<Tables>, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await tx.deleteFrom("desk_credential").where("user_id", "=", userId).execute();
  await dropSecondStep(tx, userId);
}

/** For a member who lost phone, codes and passkeys. */
export async function dropSecondStep(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom("desk_passkey").where("user_id", "=", userId).execute();
  await dropCode(tx, userId);
}

/** The authenticator app and its recovery codes. */
export async function dropCode(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom("desk_two_factor").where("user_id", "=", userId).execute();
  await tx.updateTable("desk_user").set({ two_factor_enabled: 0 }).where("id", "=", userId).execute();
}

type Which = { readonly id?: string | undefined; readonly except?: string | undefined };

/** Ends all sessions of a member, or one, or all but one. False if there was none. */
export async function endSessions(tx: Kysely<Tables>, userId: string, { id, except }: Which = {}): Promise<boolean> {
  let ended = tx.deleteFrom("desk_session").where("user_id", "=", userId);
  if (id !== undefined) ended = ended.where("id", "=", id);
  if (except !== undefined) ended = ended.where("id", "!=", except);
  const { numDeletedRows } = await ended.executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * After a restore: sessions and links that were ended or used since the backup must not work again. Everyone signs in
 * again.
 */
export async function endAllAccess(tx: Kysely<Tables>): Promise<void> {
  for (const table of ["desk_session", "desk_link", "desk_verification"] as const) await tx.deleteFrom(table).execute();
}

/** Somebody has an account, or an invitation that still works. */
export async function isDeskOpen({ db }: Reading, { now }: { readonly now: number }): Promise<boolean> {
  const user = await db.selectFrom("desk_user").select("id").limit(1).executeTakeFirst();
  if (user) return true;
  const link = await db
    .selectFrom("desk_link")
    .select("kind")
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** Authenticator apps whose secrets can no longer be decrypted; passkeys still work. */
export async function dropAllSecondSteps(tx: Kysely<Tables>): Promise<void> {
  await tx.deleteFrom("desk_two_factor").execute();
  await tx.updateTable("desk_user").set({ two_factor_enabled: 0 }).execute();
}
