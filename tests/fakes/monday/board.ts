import type { CrmColumnType } from "#domain/leads/crm/crm-columns.ts";
import { columnFault, publishedType, shownText, typedValue } from "./columns.ts";
import type { Operation } from "./graphql.ts";

export type BoardItem = {
  readonly id: string;
  readonly name: string;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly updates: readonly { readonly id: string; readonly body: string }[];
};

/** The API's answer: data, or an error in its present form. */
export type Reply = { readonly data: unknown } | { readonly errors: readonly [ApiError] };
export type ApiError = {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly status_code?: number; readonly error_data?: object };
};

export function apiError(code: string, message: string, more: object = {}): Reply {
  return { errors: [{ message, extensions: { code, ...more } }] };
}

const missing = (what: string) => apiError("ResourceNotFoundException", `${what} not found`, { status_code: 404 });

type Held = {
  id: string;
  name: string;
  columns: Record<string, unknown>;
  updates: { id: string; body: string }[];
  at: number;
  updatedAt: number;
  /** When each column that is not empty was last changed. */
  changedAt: Record<string, number>;
};

export type Person = { readonly id: string; readonly email: string };

export type Board = {
  items(): readonly BoardItem[];
  /** What a person does on the board, now or at another time of its clock. */
  changeByHand(id: string, values: Readonly<Record<string, unknown>>, at?: number): void;
  deleteByHand(id: string): void;
  setPeople(people: readonly Person[]): void;
  /** How many existing items were deleted. */
  deletions(): number;
  /** Performs an operation. */
  run(operation: Operation): Reply;
};

export type BoardSettings = {
  readonly boardId: string;
  readonly types: ReadonlyMap<string, CrmColumnType>;
  readonly now: () => number;
  /** How long a new item stays hidden from searches. */
  readonly lagMs: () => number;
  /** What an error says about its column: its id and type, its type only, or nothing. */
  readonly columnErrors: () => "id" | "type" | "nothing";
};

export function createBoard({ boardId, types, now, lagMs, columnErrors }: BoardSettings): Board {
  const items = new Map<string, Held>();
  let deletions = 0;
  let people: readonly Person[] = [];
  let lastId = 4_000_000_000;
  const nextId = () => String(++lastId);

  /** The values, or what is wrong with them. */
  function read(args: Operation["args"]): { readonly values: Record<string, unknown> } | { readonly refusal: Reply } {
    if (args["board_id"] !== boardId)
      return { refusal: apiError("InvalidBoardIdException", "Board ID does not exist", { status_code: 200 }) };
    if (args["create_labels_if_missing"] !== true)
      return {
        refusal: apiError("ColumnValueException", "This status label doesn't exist", {
          error_data: { column_id: "status" },
        }),
      };
    const json = args["column_values"];
    if (typeof json !== "string")
      return { refusal: apiError("JsonParseException", "column_values is not a JSON string", { status_code: 200 }) };
    const values = JSON.parse(json) as Record<string, unknown>;
    const fault = columnFault(values, types);
    if (!fault) return { values };
    const named = columnErrors();
    const data = {
      ...(named === "id" && { column_id: fault.columnId }),
      ...(named !== "nothing" && fault.columnType && { column_type: publishedType[fault.columnType] }),
      column_value: JSON.stringify(values[fault.columnId]),
    };
    return {
      refusal: apiError(fault.code, "invalid value, please check our API documentation", {
        status_code: 200,
        error_data: data,
      }),
    };
  }

  function createItem(args: Operation["args"]): Reply {
    const name = args["item_name"];
    if (typeof name !== "string" || name === "" || name.length > 255)
      return apiError("ItemNameTooLongException", "Item name is too long", { status_code: 200 });
    const columns = read(args);
    if ("refusal" in columns) return columns.refusal;
    const id = nextId();
    const item = { id, name, columns: {}, updates: [], at: now(), updatedAt: now(), changedAt: {} };
    items.set(id, item);
    setColumns(item, columns.values, now());
    return { data: { create_item: { id } } };
  }

  function setColumns(item: Held, values: Readonly<Record<string, unknown>>, at: number): void {
    for (const [column, value] of Object.entries(values)) {
      // The vendor keeps nothing of an emptied column, not even the time.
      delete item.columns[column];
      delete item.changedAt[column];
      if (value === null) continue;
      item.columns[column] = value;
      item.changedAt[column] = at;
    }
    item.updatedAt = Math.max(item.updatedAt, at);
  }

  /** An item with the columns that a query asks for. */
  function shownItem(item: Held, columns: readonly string[]): object {
    return {
      id: item.id,
      updated_at: new Date(item.updatedAt).toISOString(),
      column_values: columns
        .filter((column) => types.has(column))
        .map((column) => ({
          id: column,
          text: shownText(item.columns[column]),
          ...typedValue(types.get(column), item.columns[column], item.changedAt[column]),
        })),
    };
  }

  const columnsOf = (args: Operation["args"]) => (args["column_ids"] ?? []) as readonly string[];

  function changeItem(args: Operation["args"]): Reply {
    const item = items.get(String(args["item_id"]));
    if (!item) return missing("Item");
    const columns = read(args);
    if ("refusal" in columns) return columns.refusal;
    const { name, ...values } = columns.values;
    if (typeof name === "string") item.name = name;
    setColumns(item, values, now());
    return { data: { change_multiple_column_values: shownItem(item, columnsOf(args)) } };
  }

  function lastChanged(args: Operation["args"], from: number): object {
    const limit = Number(args["limit"]);
    const found = [...items.values()]
      .filter(({ at }) => now() >= at + lagMs())
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
    const page = found.slice(from, from + limit);
    const rest = found.length > from + limit;
    return { cursor: rest ? String(from + limit) : null, items: page.map((item) => shownItem(item, columnsOf(args))) };
  }

  function findItems(args: Operation["args"]): Reply {
    const wanted = args["ids"];
    if (!Array.isArray(wanted) || wanted[0] !== boardId) return { data: { boards: [] } };
    const { rules = [], order_by: order } = args["query_params"] as {
      rules?: { column_id: string; compare_value: string[]; operator: string }[];
      order_by?: { column_id: string; direction: string }[];
    };
    if (order?.[0]?.column_id === "__last_updated__" && order[0].direction === "desc")
      return { data: { boards: [{ items_page: lastChanged(args, 0) }] } };
    const [rule] = rules;
    const sought = rule?.compare_value[0]?.toLowerCase();
    if (rule?.operator !== "contains_text" || sought === undefined)
      return apiError("InvalidArgumentException", "the fake knows contains_text alone");
    const found = [...items.values()].filter(
      ({ columns, at }) => now() >= at + lagMs() && shownText(columns[rule.column_id]).toLowerCase().includes(sought),
    );
    const shown = found.map(({ id, columns }) => ({
      id,
      column_values: [{ text: shownText(columns[rule.column_id]) }],
    }));
    // Newest first: the vendor documents no order.
    return { data: { boards: [{ items_page: { items: shown.toReversed() } }] } };
  }

  function readColumns(args: Operation["args"]): Reply {
    const [wanted] = args["ids"] as readonly string[];
    if (wanted !== boardId) return { data: { boards: [] } };
    const ids = args["column_ids"] as readonly string[];
    const columns = [...types].filter(([id]) => ids.includes(id)).map(([id, type]) => ({ id, type }));
    return { data: { boards: [{ name: "Sell-side intake", columns }] } };
  }

  function createUpdate(args: Operation["args"]): Reply {
    const item = items.get(String(args["item_id"]));
    if (!item) return missing("Item");
    const id = nextId();
    item.updates.push({ id, body: String(args["body"]) });
    return { data: { create_update: { id } } };
  }

  function deleteUpdate(args: Operation["args"]): Reply {
    const id = String(args["id"]);
    for (const item of items.values()) {
      const at = item.updates.findIndex((update) => update.id === id);
      if (at >= 0) {
        item.updates.splice(at, 1);
        return { data: { delete_update: { id } } };
      }
    }
    return missing("Update");
  }

  const textBody = (body: string) =>
    body.replaceAll("<br>", "\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

  function findUpdates(args: Operation["args"]): Reply {
    const ids = args["ids"] as readonly string[];
    const found = ids.flatMap((id) => items.get(id) ?? []);
    const shown = found.map(({ updates }) => ({
      updates: updates.map(({ id, body }) => ({ id, text_body: textBody(body) })),
    }));
    return { data: { items: shown } };
  }

  function readItems(args: Operation["args"]): Reply {
    const found = (args["ids"] as readonly string[]).flatMap((id) => items.get(id) ?? []);
    return { data: { items: found.map((item) => shownItem(item, columnsOf(args))) } };
  }

  function findUsers(args: Operation["args"]): Reply {
    const emails = args["emails"] as readonly string[];
    return { data: { users: people.filter(({ email }) => emails.includes(email)) } };
  }

  function deleteItem(args: Operation["args"]): Reply {
    const id = String(args["item_id"]);
    if (!items.delete(id)) return missing("Item");
    deletions += 1;
    return { data: { delete_item: { id } } };
  }

  const doings: Readonly<Record<Operation["name"], (args: Operation["args"]) => Reply>> = {
    create_item: createItem,
    change_multiple_column_values: changeItem,
    delete_item: deleteItem,
    create_update: createUpdate,
    delete_update: deleteUpdate,
    items_page: findItems,
    updates: findUpdates,
    columns: readColumns,
    next_items_page: (args) => ({ data: { next_items_page: lastChanged(args, Number(args["cursor"])) } }),
    users: findUsers,
    items: readItems,
  };

  return {
    items: () =>
      structuredClone([...items.values()].map(({ id, name, columns, updates }) => ({ id, name, columns, updates }))),
    changeByHand: (id, values, at = now()) => {
      const item = items.get(id);
      if (!item) throw new Error(`There is no item ${id}`);
      setColumns(item, values, at);
    },
    deleteByHand: (id) => {
      items.delete(id);
    },
    setPeople: (given) => {
      people = given;
    },
    deletions: () => deletions,
    run: ({ name, args, select }) => {
      const reply = doings[name](args);
      return "data" in reply ? { ...reply, data: select(reply.data) } : reply;
    },
  };
}
