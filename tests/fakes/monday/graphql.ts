/** As much of GraphQL as the operations of a delivery need: one field with arguments, nested or not. */

/** Each operation's arguments with the types that the schema declares for them. */
const schema = {
  create_item: { board_id: "ID!", item_name: "String!", column_values: "JSON", create_labels_if_missing: "Boolean" },
  change_multiple_column_values: {
    board_id: "ID!",
    item_id: "ID",
    column_values: "JSON!",
    create_labels_if_missing: "Boolean",
  },
  delete_item: { item_id: "ID" },
  create_update: { item_id: "ID", body: "String!" },
  delete_update: { id: "ID!" },
  items_page: { limit: "Int!", query_params: "ItemsQuery" },
  updates: { limit: "Int!" },
  columns: { ids: "[String!]" },
  next_items_page: { cursor: "String!", limit: "Int!" },
  users: { emails: "[String]", limit: "Int" },
  items: { ids: "[ID!]", exclude_nonactive: "Boolean" },
} as const;
const reads: readonly string[] = ["items_page", "next_items_page", "updates", "columns", "users", "items"];

/** Fields around an operation that take arguments. */
const around: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  boards: { ids: "[ID!]" },
  items: { ids: "[ID!]" },
  column_values: { ids: "[String!]" },
};
const inner: Readonly<Record<string, string>> = { rules: "[ItemsQueryRule!]" };

export type OperationName = keyof typeof schema;
export type Operation = {
  readonly name: OperationName;
  readonly mutates: boolean;
  readonly args: Readonly<Record<string, unknown>>;
};

export class GraphQlFault extends Error {
  override name = "GraphQlFault";
}

/** The operation of a request. @throws GraphQlFault if the vendor would refuse the query or a variable's type. */
export function operationIn(query: string, variables: Readonly<Record<string, unknown>>): Operation {
  const head = /^\s*(query|mutation)\s+\w+\s*\(([^)]*)\)\s*\{/.exec(query);
  if (!head) throw new GraphQlFault("Parse error");
  const declared = new Map(
    [...(head[2] ?? "").matchAll(/\$(\w+)\s*:\s*([\w![\]]+)/g)].map(([, name = "", type = ""]) => [name, type]),
  );
  const body = query.slice(head[0].length);
  const name = (Object.keys(schema) as OperationName[]).find((each) => new RegExp(`\\b${each}\\s*\\(`).test(body));
  if (!name) throw new GraphQlFault("Cannot query field");
  const kind = reads.includes(name) ? "query" : "mutation";
  if (head[1] !== kind) throw new GraphQlFault(`${name} is no ${head[1]}`);

  const args: Record<string, unknown> = {};
  for (const [, field = "", list = ""] of body.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const types = field === name ? schema[name] : around[field];
    if (!types) throw new GraphQlFault(`Cannot query field ${field}`);
    const read = readArguments(list, { ...types, ...inner }, { declared, variables });
    // Boards have an argument of the same name.
    if (field === "columns" || field === "column_values") args["column_ids"] = read["ids"];
    else Object.assign(args, read);
  }
  const missing = Object.entries(schema[name]).find(([arg, type]) => type.endsWith("!") && args[arg] === undefined);
  if (missing) throw new GraphQlFault(`${missing[0]} is required`);
  return { name, mutates: kind === "mutation", args };
}

type Given = {
  readonly declared: ReadonlyMap<string, string>;
  readonly variables: Readonly<Record<string, unknown>>;
};

function readArguments(list: string, types: Readonly<Record<string, string>>, given: Given): Record<string, unknown> {
  const nested = /^(.*?)(\w+)\s*:\s*\{(.*)\}(.*)$/s.exec(list);
  if (nested) {
    const [, before = "", name = "", within = "", after = ""] = nested;
    return { ...readArguments(before + after, types, given), [name]: readArguments(within, types, given) };
  }
  const args: Record<string, unknown> = {};
  for (const [, name = "", value = ""] of list.matchAll(/(\w+)\s*:\s*(\[?\$?\w+\]?)/g)) {
    const type = types[name];
    if (type === undefined) throw new GraphQlFault(`Unknown argument ${name}`);
    args[name] = argumentValue(value, type, given);
  }
  return args;
}

function argumentValue(value: string, type: string, { declared, variables }: Given): unknown {
  const listed = /^\[(.*)\]$/.exec(value)?.[1];
  if (listed !== undefined) return [argumentValue(listed, type.replace(/^\[(.*)\]!?$/, "$1"), { declared, variables })];
  if (!value.startsWith("$")) return JSON.parse(value);
  const name = value.slice(1);
  const is = declared.get(name);
  // A non-null variable fits a nullable argument, not the other way around.
  if (is === undefined || is.replace(/!$/, "") !== type.replace(/!$/, "") || (type.endsWith("!") && !is.endsWith("!")))
    throw new GraphQlFault(`Type mismatch on variable $${name} and argument (${is} / ${type})`);
  return variables[name];
}
