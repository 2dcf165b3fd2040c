import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { type SuppressionReason, suppressionReasons } from "#domain/mail/suppression.ts";
import type { Store } from "#server/store/open.ts";
import type { SuppressedAddressRow, Tables } from "#server/store/schema.ts";

type Suppression = {
  /** Of `addressKey`: the address cannot be read from it. */
  readonly hash: string;
  readonly reason: SuppressionReason;
  /** The status code or kind of complaint. */
  readonly code: string;
};

/** An address that complained stays so, whatever bounces later. */
export async function suppressAddress(
  { db }: Pick<Store, "db">,
  { hash, reason, code }: Suppression,
  { now }: { readonly now: number },
): Promise<void> {
  const keeps = sql`suppressed_address.reason = 'complaint'`;
  await db
    .insertInto("suppressed_address")
    .values({ hash, reason, code, created_at: now })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({
        reason: sql<SuppressionReason>`case when ${keeps} then suppressed_address.reason else excluded.reason end`,
        code: sql<string>`case when ${keeps} then suppressed_address.code else excluded.code end`,
        created_at: sql<number>`case when ${keeps} then suppressed_address.created_at else excluded.created_at end`,
      }),
    )
    .execute();
}

export function findSuppression({ db }: Pick<Store, "db">, hash: string): Promise<SuppressedAddressRow | undefined> {
  return db.selectFrom("suppressed_address").selectAll().where("hash", "=", hash).executeTakeFirst();
}

export async function countSuppressed({ db }: Pick<Store, "db">): Promise<number> {
  const { count } = await db
    .selectFrom("suppressed_address")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False if the address was not suppressed. */
export async function liftSuppression(tx: Kysely<Tables>, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("suppressed_address").where("hash", "=", hash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a job remembers of a mail that was not sent, because earlier mail to that address came back. */
const withheldSchema = z.object({ withheld: z.enum(suppressionReasons) });

export const isWithheld = (memo: unknown): boolean => withheldSchema.safeParse(memo).success;
