import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Role } from "#domain/desk/people/member.ts";
import type { DeskLinkRow } from "#server/store/desk/desk-tables.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;
type Clock = { readonly now: number };
type LinkKind = DeskLinkRow["kind"];

/** How long each link works. */
export const linkMs: Readonly<Record<LinkKind, number>> = { invitation: 3 * 86_400_000, reset: 30 * 60_000 };

export type NewLink = {
  readonly kind: LinkKind;
  readonly email: string;
  readonly role?: Role | undefined;
  readonly madeBy?: string | undefined;
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * An invitation replaces the person's earlier one. Links for a new password do not: anybody can ask for one, and would
 * end the one in the member's mail. @returns the token, which is stored nowhere
 */
export async function insertLink(
  tx: Kysely<Tables>,
  { kind, email, role, madeBy }: NewLink,
  { now }: Clock,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  if (kind === "invitation") await dropLinks(tx, email, kind);
  await tx.deleteFrom("desk_link").where("expires_at", "<=", now).execute();
  await tx
    .insertInto("desk_link")
    .values({
      token_hash: hashOf(token),
      kind,
      email,
      role: role ?? null,
      made_by: madeBy ?? null,
      created_at: now,
      expires_at: now + linkMs[kind],
    })
    .execute();
  return token;
}

/** False if there was none. */
export async function dropLinks(tx: Kysely<Tables>, email: string, kind?: LinkKind): Promise<boolean> {
  const ofPerson = tx.deleteFrom("desk_link").where("email", "=", email);
  const { numDeletedRows } = await (kind ? ofPerson.where("kind", "=", kind) : ofPerson).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** An open link, without using it up. */
export function findLink({ db }: Reading, kind: LinkKind, token: string, { now }: Clock) {
  return db
    .selectFrom("desk_link")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("kind", "=", kind)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses a link up: of several at once, one gets it. */
export function takeLink(tx: Kysely<Tables>, kind: LinkKind, token: string, { now }: Clock) {
  return tx
    .deleteFrom("desk_link")
    .where("token_hash", "=", hashOf(token))
    .where("kind", "=", kind)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Invitations that wait for an answer, the latest first. */
export function openInvitations({ db }: Reading, { now }: Clock) {
  return db
    .selectFrom("desk_link")
    .select(["email", "role", "made_by", "created_at", "expires_at"])
    .where("kind", "=", "invitation")
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}
