import { z } from "zod";

const crmSyncStateSchema = z.object({
  /** The copy's id on the firm's board. */
  itemId: z.string().optional(),
  /** The job revision that the copy was last updated to. */
  wanted: z.number().optional(),
  /** When a copy was last about to be created. Until the verification there may be more copies than we know. */
  sentAt: z.number().optional(),
  /** An older change may still land on top of a newer one: the verification writes once more. */
  rewrite: z.literal(true).optional(),
});
export type CrmSyncState = z.output<typeof crmSyncStateSchema>;

/** The memo of a delivery to the board; empty before its first try. */
export function readCrmSyncState(memo: unknown): CrmSyncState {
  return crmSyncStateSchema.safeParse(memo).data ?? {};
}
