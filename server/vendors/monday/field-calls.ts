import { z } from "zod";
import { type BoardField, boardFields, type FieldsOnBoard } from "#domain/desk/board/board-fields.ts";
import { boardLabels, isStage, stageOfBoardLabel } from "#domain/desk/leads/stages.ts";
import { type ColumnChanges, type ColumnValue, columnValue } from "#domain/leads/crm/column-value.ts";
import type { CrmColumns, CrmField } from "#domain/leads/crm/crm-columns.ts";
import { valuationIdIn } from "#domain/leads/crm/crm-payload.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import type { ChangedItem, CrmFieldCalls } from "#server/vendors/crm.ts";
import type { SendMondayRequest } from "./monday-client.ts";

/** The board's column of each field. */
const columnOf = { stage: "stage", owner: "owner", followUp: "followUpDate" } as const satisfies Readonly<
  Record<BoardField, CrmField>
>;

const values = `id ... on StatusValue { label updated_at } ... on DateValue { date updated_at } ... on PeopleValue { persons_and_teams { id kind } updated_at }`;
const pageOfItems = `cursor items { id updated_at column_values(ids: $columns) { text ${values} } }`;

const queries = {
  read: `query ReadFields($item: ID!, $columns: [String!]) {
  items(ids: [$item], exclude_nonactive: true) { column_values(ids: $columns) { ${values} } }
}`,
  write: `mutation WriteFields($board: ID!, $item: ID!, $values: JSON!, $columns: [String!]) {
  change_multiple_column_values(board_id: $board, item_id: $item, column_values: $values, create_labels_if_missing: true) { column_values(ids: $columns) { ${values} } }
}`,
  changed: `query ChangedItems($board: ID!, $query: ItemsQuery, $limit: Int!, $columns: [String!]) {
  boards(ids: [$board]) { items_page(limit: $limit, query_params: $query) { ${pageOfItems} } }
}`,
  more: `query MoreChangedItems($cursor: String!, $limit: Int!, $columns: [String!]) {
  next_items_page(cursor: $cursor, limit: $limit) { ${pageOfItems} }
}`,
  people: `query FindPeople($emails: [String], $limit: Int!) {
  users(emails: $emails, limit: $limit) { id email }
}`,
} as const;

const id = z.union([z.string().regex(/^\d+$/), z.int().transform(String)]);
const time = z
  .string()
  .nullish()
  .transform((text) => {
    const at = text ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
  });
const valueSchema = z.object({
  id: z.string(),
  text: z.string().nullish(),
  label: z.string().nullish(),
  date: z.string().nullish(),
  persons_and_teams: z.array(z.object({ id, kind: z.string().nullish() })).nullish(),
  updated_at: time,
});
const itemSchema = z.object({ column_values: z.array(valueSchema) });
type Value = z.output<typeof valueSchema>;

const pageSchema = z.object({
  cursor: z.string().nullish(),
  items: z.array(itemSchema.extend({ id, updated_at: time })),
});
type Page = z.output<typeof pageSchema>;
const schemas = {
  read: z.object({ items: z.array(itemSchema) }),
  write: z.object({ change_multiple_column_values: itemSchema }),
  changed: z.object({ boards: z.array(z.object({ items_page: pageSchema })) }),
  more: z.object({ next_items_page: pageSchema }),
  people: z.object({ users: z.array(z.object({ id, email: z.string() })).nullable() }),
};

/** The most that one look reads: 2,000 items. */
const pageSize = 100;
const maxPages = 20;

type Parts = {
  readonly request: SendMondayRequest;
  readonly board: string;
  readonly columns: CrmColumns;
  readonly withoutRefusedColumns: <T>(values: ColumnChanges, write: (json: string) => Promise<T>) => Promise<T>;
};

export function createFieldCalls({ request, board, columns, withoutRefusedColumns }: Parts): CrmFieldCalls {
  const fields = boardFields.filter((field) => columns[columnOf[field]] !== null);
  const notes = columns.notes.id;
  const ids = fields.flatMap((field) => columns[columnOf[field]]?.id ?? []);

  function fieldsOf({ column_values }: z.output<typeof itemSchema>): FieldsOnBoard {
    const shown = fields.flatMap((field) => {
      const value = column_values.find((each) => each.id === columns[columnOf[field]]?.id);
      return value ? [[field, { value: readers[field](value), at: value.updated_at }] as const] : [];
    });
    return Object.fromEntries(shown);
  }

  /** Asks for the next page only when it is needed. */
  async function* byLastChange(signal: AbortSignal): AsyncGenerator<Page["items"][number]> {
    const paging = { limit: pageSize, columns: [notes, ...ids] };
    const query = { order_by: [{ column_id: "__last_updated__", direction: "desc" }] };
    const first = { query: queries.changed, variables: { board, query, ...paging }, answer: schemas.changed, signal };
    let page: Page | undefined = (await request(first)).boards[0]?.items_page;
    if (!page) throw new CrmError("monday", { kind: "settings" }, "the board is not there");
    yield* page.items;
    for (let pages = 1; page.cursor && pages < maxPages; pages += 1) {
      const variables: Readonly<Record<string, unknown>> = { cursor: page.cursor, ...paging };
      page = (await request({ query: queries.more, variables, answer: schemas.more, signal })).next_items_page;
      yield* page.items;
    }
  }

  return {
    fields,

    readFields: async (item, { signal }) => {
      const variables = { item, columns: ids };
      const { items } = await request({ query: queries.read, variables, answer: schemas.read, signal });
      return items[0] && fieldsOf(items[0]);
    },

    writeFields: async (item, wanted, { signal }) => {
      const written = fields.flatMap((field) => {
        const [column, value] = [columns[columnOf[field]], wanted[field]];
        return column === null || value === undefined ? [] : [[column.id, writers[field](value)] as const];
      });
      return withoutRefusedColumns(Object.fromEntries(written), async (json) => {
        const variables = { board, item, values: json, columns: ids };
        const answer = await request({ query: queries.write, variables, answer: schemas.write, signal });
        return fieldsOf(answer.change_multiple_column_values);
      });
    },

    changedItems: async (since, { signal }) => {
      const changed: ChangedItem[] = [];
      for await (const { id: item, updated_at: changedAt = 0, ...shown } of byLastChange(signal)) {
        if (changedAt < since) break;
        const text = shown.column_values.find((value) => value.id === notes)?.text ?? "";
        changed.push({ id: item, leadId: valuationIdIn({ notes: text }), changedAt, fields: fieldsOf(shown) });
      }
      return changed;
    },

    findPeople: async (emails, { signal }) => {
      const variables = { emails, limit: Math.max(emails.length, 1) };
      const { users } = await request({ query: queries.people, variables, answer: schemas.people, signal });
      return new Map(users?.map((user) => [user.email.toLowerCase(), user.id]));
    },
  };
}

const readers: Readonly<Record<BoardField, (value: Value) => string | undefined>> = {
  stage: ({ label }) => stageOfBoardLabel(label ?? ""),
  owner: ({ persons_and_teams: assigned }) => {
    const people = assigned ?? [];
    // The first of several; a team is nobody whom the desk could name.
    return people.length === 0 ? "" : people.find(({ kind }) => kind !== "team")?.id;
  },
  followUp: ({ date }) => (date ?? "").slice(0, 10),
};

/** An empty text empties the column. */
const writers: Readonly<Record<BoardField, (value: string) => ColumnValue | null>> = {
  stage: (stage) => columnValue("status", isStage(stage) ? boardLabels[stage] : "") ?? null,
  owner: (person) => columnValue("people", person) ?? null,
  followUp: (date) => columnValue("date", date) ?? null,
};
