import { z } from "zod";

const crmSyncStateSchema = z.object({
  /** The copy's id on the firm's board. */
  itemId: z.string().optional(),
  /** The wish that the copy was last brought up to. */
  wanted: z.number().optional(),
  /** When a copy was last about to be made. Until a look that is late enough, there may be more than we know. */
  sentAt: z.number().optional(),
  /** An older change may still land on top of a newer one: that look writes once more. */
  rewrite: z.literal(true).optional(),
});
export type CrmSyncState = z.output<typeof crmSyncStateSchema>;

/** What a delivery to the board keeps in its job's memo; empty before its first. */
export function readCrmSyncState(memo: unknown): CrmSyncState {
  return crmSyncStateSchema.safeParse(memo).data ?? {};
}
