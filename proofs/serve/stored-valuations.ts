import { randomUUID } from "node:crypto";
import { z } from "zod";
import { leadRequestSchema } from "../../contracts/leads/lead.ts";
import { leadOf } from "../../domain/leads/lead.ts";
import { writeLeads } from "../../server/store/leads/leads.ts";
import { openStore } from "../../server/store/open.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";

const atOnce = 500;

/** Stores valuations like visitors, in an embedded store; returns their ids. */
export async function storeValuations(dataDir: string, count: number): Promise<readonly string[]> {
  const random = seededRandom(1);
  const leads = Array.from({ length: count }, () =>
    leadOf(z.parse(leadRequestSchema, sampleCapture(random, randomUUID())), { now: Date.UTC(2025, 10, 3) }),
  );
  const store = await openStore({ dataDir });
  for (let from = 0; from < count; from += atOnce)
    await writeLeads(
      store.db,
      leads.slice(from, from + atOnce).map((lead) => ({ lead, version: 1 })),
    );
  await store.close();
  return leads.map(({ valuationId }) => valuationId);
}
