import * as z from "zod/mini";

/** `DELETE /api/leads/:valuationId`: nothing is stored under this id, whether there was something or not. */
export const deletionAnswerSchema = z.object({ deleted: z.literal(true) });
export type DeletionAnswer = z.output<typeof deletionAnswerSchema>;

/** What the private page is told in its address: to ask, that it is done, or that it is not. */
export const deletionQuery = { ask: "delete", done: "deleted", failed: "delete=failed" } as const;

/** What the form of the private page sends, so that nothing else which is ever posted there deletes. */
export const deletionField = { name: "delete", value: "everything" } as const;

export type DeletionStep = keyof typeof deletionQuery;

/** What the page is to show, by its address. */
export function deletionStep(search: URLSearchParams): DeletionStep | undefined {
  if (search.has(deletionQuery.done)) return "done";
  if (!search.has(deletionQuery.ask)) return undefined;
  return search.get(deletionQuery.ask) === "failed" ? "failed" : "ask";
}
