import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import type { ColumnChanges, ColumnValues } from "#domain/leads/crm/column-value.ts";
import type { CrmColumns } from "#domain/leads/crm/crm-columns.ts";
import type { CrmPayload } from "#domain/leads/crm/crm-payload.ts";
import { commentHtml } from "#server/vendors/crm/comment-html.ts";
import { CrmError, ignoreIfGone } from "#server/vendors/crm/crm-error.ts";
import { writeWithoutRefused } from "#server/vendors/crm/without-refused.ts";
import type { Call, CreateCall, Crm, CrmTools } from "#server/vendors/crm.ts";
import { createFieldCalls } from "./field-calls.ts";
import { createMondayClient, type MondayConnection } from "./monday-client.ts";
import { refusedColumns } from "./refused-columns.ts";
import { safeText, safeValues } from "./safe-text.ts";

export type BoardSettings = MondayConnection & { readonly boardId: string; readonly columns: CrmColumns };

const maxFound = 100;

const id = z.union([z.string().regex(/^\d+$/), z.int().transform(String)]);
const createdId = <Name extends string>(name: Name) =>
  z.object({ [name]: z.object({ id }) } as Record<Name, z.ZodObject<{ id: typeof id }>>);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const foundItems = z.object({
  boards: z.array(
    z.object({
      items_page: z.object({ items: z.array(z.object({ id, column_values: z.array(z.object({ text })) })) }),
    }),
  ),
});
const foundComments = z.object({ items: z.array(z.object({ updates: z.array(z.object({ id, text_body: text })) })) });

const mutations = {
  create: `mutation CreateItem($board: ID!, $name: String!, $values: JSON) {
  create_item(board_id: $board, item_name: $name, column_values: $values, create_labels_if_missing: true) { id }
}`,
  update: `mutation UpdateItem($board: ID!, $item: ID!, $values: JSON!) {
  change_multiple_column_values(board_id: $board, item_id: $item, column_values: $values, create_labels_if_missing: true) { id }
}`,
  delete: `mutation DeleteItem($item: ID!) {
  delete_item(item_id: $item) { id }
}`,
  comment: `mutation AddComment($item: ID!, $body: String!) {
  create_update(item_id: $item, body: $body) { id }
}`,
  deleteComment: `mutation DeleteComment($id: ID!) {
  delete_update(id: $id) { id }
}`,
} as const;

const queries = {
  items: `query FindItems($board: ID!, $rules: [ItemsQueryRule!], $limit: Int!, $notes: String!) {
  boards(ids: [$board]) { items_page(limit: $limit, query_params: {rules: $rules}) { items { id column_values(ids: [$notes]) { text } } } }
}`,
  comments: `query FindComments($item: ID!, $limit: Int!) {
  items(ids: [$item]) { updates(limit: $limit) { id text_body } }
}`,
} as const;

const byAge = (a: { readonly id: string }, b: { readonly id: string }) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);

type BoardItem = { readonly id: string; readonly notes: string };

/** The calls to a board, in its own terms. */
type BoardCalls = Omit<Crm, "createItem" | "updateItem" | "findItems"> & {
  createItem(payload: CrmPayload, call: CreateCall): Promise<string>;
  updateItem(id: string, columnValues: ColumnValues & { readonly name?: string }, call: Call): Promise<void>;
  /** Items whose notes contain a text, oldest first. The board's search is fuzzy and delayed: check the notes. */
  findItems(text: string, call: Call): Promise<readonly BoardItem[]>;
};

export function createBoardCalls(
  { boardId, columns, ...connection }: BoardSettings,
  { log, countCall = async () => {} }: CrmTools,
): BoardCalls {
  const request = createMondayClient(connection, countCall);
  const board = boardId;
  const notes = columns.notes.id;

  /** One bad column must not cost the lead: it is left out and logged. */
  function withoutRefusedColumns<T>(values: ColumnChanges, write: (json: string) => Promise<T>): Promise<T> {
    return writeWithoutRefused(
      safeValues(values),
      {
        refusedBy: (error, asked) =>
          error instanceof CrmError && error.failure.kind === "column"
            ? refusedColumns(error.failure, { ...asked, columns })
            : [],
        onRefused: (refused) =>
          log.warn({ columns: refused }, "the board refuses these columns, see MONDAY_COLUMNS; they are left out"),
      },
      (left) => write(JSON.stringify(left)),
    );
  }

  /** An error that the vendor repeats from an earlier request may be outdated: retry once with a new key. */
  async function withIdempotencyKey<T>(parts: readonly string[], make: (key: string) => Promise<T>): Promise<T> {
    const key = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
    try {
      return await make(key);
    } catch (error) {
      if (error instanceof CrmError && error.replayed) return await make(randomUUID());
      throw error;
    }
  }

  return {
    ...createFieldCalls({ request, board, columns, withoutRefusedColumns }),

    createItem: ({ itemName, columnValues }, { key, signal }) =>
      withoutRefusedColumns(columnValues, (values) =>
        withIdempotencyKey([key, values], async (requestKey) => {
          const variables = { board, name: safeText(itemName), values };
          const mutation = {
            query: mutations.create,
            variables,
            answer: createdId("create_item"),
            signal,
            key: requestKey,
          };
          return (await request(mutation)).create_item.id;
        }),
      ),

    updateItem: async (item, columnValues, { signal }) => {
      const answer = createdId("change_multiple_column_values");
      await withoutRefusedColumns(columnValues, (values) =>
        request({ query: mutations.update, variables: { board, item, values }, answer, signal }),
      );
    },

    findItems: async (sought, { signal }) => {
      const rules = [{ column_id: notes, compare_value: [sought], operator: "contains_text" }];
      const variables = { board, rules, limit: maxFound, notes };
      const { boards } = await request({ query: queries.items, variables, answer: foundItems, signal });
      if (boards.length === 0) throw new CrmError("monday", { kind: "settings" }, "the board is not there");
      return boards
        .flatMap(({ items_page }) => items_page.items)
        .map((item) => ({ id: item.id, notes: item.column_values.map((value) => value.text).join("\n") }))
        .toSorted(byAge);
    },

    deleteItem: (item, { signal }) =>
      ignoreIfGone(request({ query: mutations.delete, variables: { item }, answer: createdId("delete_item"), signal })),

    addComment: (item, words, { key, signal }) => {
      const body = commentHtml(words);
      return withIdempotencyKey([key, item, body], async (requestKey) => {
        const variables = { item, body };
        const mutation = {
          query: mutations.comment,
          variables,
          answer: createdId("create_update"),
          signal,
          key: requestKey,
        };
        return (await request(mutation)).create_update.id;
      });
    },

    findComments: async (item, { signal }) => {
      const variables = { item, limit: maxFound };
      const { items } = await request({ query: queries.comments, variables, answer: foundComments, signal });
      return items
        .flatMap(({ updates }) => updates.map((each) => ({ id: each.id, text: each.text_body })))
        .toSorted(byAge);
    },

    deleteComment: (comment, { signal }) =>
      ignoreIfGone(
        request({
          query: mutations.deleteComment,
          variables: { id: comment },
          answer: createdId("delete_update"),
          signal,
        }),
      ),
  };
}
