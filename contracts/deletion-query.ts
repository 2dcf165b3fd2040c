/** What the private page is told in its address where no script runs: to ask, that it is done, or that it is not. */
export const deletionQuery = { ask: "delete", done: "deleted", failed: "delete=failed" } as const;

/** What the page shows in answer to its address. */
export type DeletionStep = keyof typeof deletionQuery;

export function deletionStep(search: URLSearchParams): DeletionStep | undefined {
  if (search.has(deletionQuery.done)) return "done";
  if (!search.has(deletionQuery.ask)) return undefined;
  return search.get(deletionQuery.ask) === "failed" ? "failed" : "ask";
}
