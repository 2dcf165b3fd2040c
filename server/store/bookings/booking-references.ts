import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/store/schema.ts";

/** What `domain/contact/booking-reference.ts` computes in the browser. */
export function referenceOf(valuationId: string): string {
  return createHash("sha256").update(`booking ${valuationId}`).digest("hex").slice(0, 32);
}

const leadsAtOnce = 500;

/**
 * Gives a reference to leads without one and returns how many there were. A version that knows no references stores
 * such leads when it still runs during an upgrade, or again after a rollback.
 */
export async function fillReferences(db: Kysely<Tables>): Promise<number> {
  let filled = 0;
  for (;;) {
    const rows = await db.selectFrom("lead").select("id").where("booking_ref", "=", "").limit(leadsAtOnce).execute();
    if (rows.length === 0) return filled;
    // One statement for many leads: captures wait while the migration runs.
    const given = sql.join(rows.map(({ id }) => sql`(${id}, ${referenceOf(id)})`));
    await sql`with given (id, reference) as (values ${given})
      update lead set booking_ref = given.reference from given where lead.id = given.id`.execute(db);
    filled += rows.length;
  }
}
