import { sql } from "kysely";
import type { ReportTier } from "#domain/report/tiers.ts";
import type { Store } from "#server/store/open.ts";

type Reading = Pick<Store, "db">;

export type DocumentKey = { readonly valuationId: string; readonly tier: ReportTier; readonly format: string };

/** The bytes of a document with this fingerprint, if there is one. */
export async function findDocument(
  { db }: Reading,
  { valuationId, tier, format }: DocumentKey,
  fingerprint: string,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("document")
    .select("content")
    .where("valuation_id", "=", valuationId)
    .where("tier", "=", tier)
    .where("format", "=", format)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row && Buffer.from(row.content, "base64");
}

type Made = { readonly fingerprint: string; readonly bytes: Uint8Array; readonly now: number };

/** Stores a document in place of the previous one. Nothing is stored for a lead that was deleted meanwhile. */
export async function saveDocument(
  { db }: Reading,
  { valuationId, tier, format }: DocumentKey,
  { fingerprint, bytes, now }: Made,
): Promise<void> {
  const content = Buffer.from(bytes).toString("base64");
  await db
    .insertInto("document")
    .columns(["valuation_id", "tier", "format", "fingerprint", "made_at", "content"])
    .expression((eb) =>
      eb
        .selectFrom("lead")
        .select([
          "lead.id",
          sql<string>`cast(${tier} as text)`.as("tier"),
          sql<string>`cast(${format} as text)`.as("format"),
          sql<string>`cast(${fingerprint} as text)`.as("fingerprint"),
          sql<number>`cast(${now} as bigint)`.as("made_at"),
          sql<string>`cast(${content} as text)`.as("content"),
        ])
        .where("lead.id", "=", valuationId),
    )
    .onConflict((conflict) =>
      conflict.columns(["valuation_id", "tier", "format"]).doUpdateSet((eb) => ({
        fingerprint: eb.ref("excluded.fingerprint"),
        made_at: eb.ref("excluded.made_at"),
        content: eb.ref("excluded.content"),
      })),
    )
    .execute();
}
