import * as z from "zod/mini";

/** `DELETE /api/leads/:valuationId`: nothing is stored under this id anymore, whether or not there was something. */
export const deletionAnswerSchema = z.object({ deleted: z.literal(true) });
export type DeletionAnswer = z.output<typeof deletionAnswerSchema>;

/** Query parameters of the private page: ask, done, or failed. */
export const deletionQuery = { ask: "delete", done: "deleted", failed: "delete=failed" } as const;

/** What the form of the private page sends, so that no other POST there can delete. */
export const deletionField = { name: "delete", value: "everything" } as const;

export type DeletionStep = keyof typeof deletionQuery;

/** What the page shows, by its address. */
export function deletionStep(search: URLSearchParams): DeletionStep | undefined {
  if (search.has(deletionQuery.done)) return "done";
  if (!search.has(deletionQuery.ask)) return undefined;
  return search.get(deletionQuery.ask) === "failed" ? "failed" : "ask";
}
