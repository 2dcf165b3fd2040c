import type { Kysely } from "kysely";
import { z } from "zod";
import { type SuppressionReason, suppressionReasons } from "#domain/mail/suppression.ts";
import type { Store } from "#server/store/open.ts";
import type { SuppressedAddressRow, Tables } from "#server/store/schema.ts";

type Suppression = {
  /** A keyed hash of the address (`server/services/mail/address-marks.ts`). */
  readonly hash: string;
  readonly reason: SuppressionReason;
  /** The status code or kind of complaint; empty for a stop. */
  readonly code: string;
};

/** An address that complained or stopped stays so, whatever bounces later. */
export async function suppressAddress(
  { db }: Pick<Store, "db">,
  { hash, reason, code }: Suppression,
  { now }: { readonly now: number },
): Promise<void> {
  const weaker = suppressionReasons.slice(0, suppressionReasons.indexOf(reason) + 1);
  await db
    .insertInto("suppressed_address")
    .values({ hash, reason, code, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("hash")
        .doUpdateSet({ reason, code, created_at: now })
        .where("suppressed_address.reason", "in", weaker),
    )
    .execute();
}

export function findSuppression({ db }: Pick<Store, "db">, hash: string): Promise<SuppressedAddressRow | undefined> {
  return db.selectFrom("suppressed_address").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** Those that stopped the follow-up emails get the others, and do not count. */
export async function countSuppressed({ db }: Pick<Store, "db">): Promise<number> {
  const { count } = await db
    .selectFrom("suppressed_address")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("reason", "!=", "stopped")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Someone who complained still gets no follow-up emails. False if there was nothing to lift; a stop is not lifted. */
export async function liftSuppression(tx: Kysely<Tables>, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("suppressed_address")
    .where("hash", "=", hash)
    .where("reason", "=", "bounce")
    .executeTakeFirst();
  const { numUpdatedRows } = await tx
    .updateTable("suppressed_address")
    .set({ reason: "stopped" })
    .where("hash", "=", hash)
    .where("reason", "=", "complaint")
    .executeTakeFirst();
  return numDeletedRows + numUpdatedRows > 0n;
}

/** What a job remembers of a mail that was not sent, because its address is suppressed. */
const withheldSchema = z.object({ withheld: z.enum(suppressionReasons) });

export const isWithheld = (memo: unknown): boolean => withheldSchema.safeParse(memo).success;
