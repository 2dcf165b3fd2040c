import { z } from "zod";
import { type CrmField, crmFields } from "#domain/leads/crm/crm-columns.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import type { BoardSettings } from "./board-calls.ts";
import { createMondayClient } from "./monday-client.ts";

export type BoardCheck = {
  readonly name: string;
  /** Columns that the board lacks or has with another type. */
  readonly missing: readonly CrmField[];
};

const query = `query ReadBoard($board: ID!, $columns: [String!]) {
  boards(ids: [$board]) { name columns(ids: $columns) { id type } }
}`;
const answer = z.object({
  boards: z.array(
    z.object({ name: z.string(), columns: z.array(z.object({ id: z.string(), type: z.string() })).nullable() }),
  ),
});

/** Whether the board has the columns that leads are written to. Changes nothing. @throws CrmError */
export async function readBoard(
  { boardId, columns, ...connection }: BoardSettings,
  { signal }: { readonly signal: AbortSignal },
): Promise<BoardCheck> {
  // A call that an owner makes by hand is not worth counting against the day's deliveries.
  const request = createMondayClient(connection, async () => {});
  const asked = crmFields.flatMap((field) => {
    const column = columns[field];
    return column ? [{ field, ...column }] : [];
  });
  const variables = { board: boardId, columns: asked.map(({ id }) => id) };
  const [board] = (await request({ query, variables, answer, signal })).boards;
  if (!board) throw new CrmError("monday", { kind: "settings" }, "the board is not there");
  const found = new Map(board.columns?.map(({ id, type }) => [id, type]));
  return {
    name: board.name,
    missing: asked.filter(({ id, type }) => found.get(id) !== type).map(({ field }) => field),
  };
}
