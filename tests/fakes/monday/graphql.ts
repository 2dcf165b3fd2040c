import {
  type DocumentNode,
  type FieldNode,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
  valueFromASTUntyped,
  visit,
} from "graphql";
import { mondaySchema } from "#tests/contracts/monday-schema.ts";

/** Fields that do something; the first of a document that is listed here is its operation. */
const operations = [
  "create_item",
  "change_multiple_column_values",
  "delete_item",
  "create_update",
  "delete_update",
  "items_page",
  "updates",
  "columns",
  "next_items_page",
  "users",
  "items",
] as const;
export type OperationName = (typeof operations)[number];

export type Operation = {
  readonly name: OperationName;
  readonly mutates: boolean;
  readonly args: Readonly<Record<string, unknown>>;
  /** The part of an answer that the document asks for. */
  select(data: unknown): unknown;
};

export class GraphQlFault extends Error {
  override name = "GraphQlFault";
}

const documents = new Map<string, DocumentNode>();

/** @throws GraphQlFault if the vendor would refuse it. */
function documentIn(query: string): DocumentNode {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const [fault] = validate(mondaySchema, document);
  if (fault) throw new GraphQlFault(fault.message);
  documents.set(query, document);
  return document;
}

/** The operation of a request. @throws GraphQlFault if the vendor would refuse the query. */
export function operationIn(query: string, variables: Readonly<Record<string, unknown>>): Operation {
  const document = documentIn(query);
  const fields: FieldNode[] = [];
  visit(document, { Field: (field) => void (field.arguments?.length && fields.push(field)) });
  const name = operations.find((each) => fields.some((field) => field.name.value === each));
  const [definition] = document.definitions;
  if (!name || definition?.kind !== Kind.OPERATION_DEFINITION) throw new GraphQlFault("Cannot query field");
  const args: Record<string, unknown> = {};
  for (const field of fields) {
    const given = (field.arguments ?? []).map((each) => [each.name.value, valueFromASTUntyped(each.value, variables)]);
    const read: Readonly<Record<string, unknown>> = Object.fromEntries(given);
    // Boards and items have an argument of the same name.
    if (field.name.value === "columns" || field.name.value === "column_values") args["column_ids"] = read["ids"];
    else Object.assign(args, read);
  }
  const select = (data: unknown) => selected(definition.selectionSet, data);
  return { name, mutates: definition.operation === "mutation", args, select };
}

function selected({ selections }: SelectionSetNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => selected({ kind: Kind.SELECTION_SET, selections }, item));
  if (typeof value !== "object" || value === null) return value;
  const held = value as Readonly<Record<string, unknown>>;
  const parts = selections.flatMap((selection): readonly (readonly [string, unknown])[] => {
    // A value has the fields of its own kind of column only.
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return Object.entries(selected(selection.selectionSet, held) as object);
    if (selection.kind !== Kind.FIELD || !(selection.name.value in held)) return [];
    const inner = held[selection.name.value];
    return [[selection.name.value, selection.selectionSet ? selected(selection.selectionSet, inner) : inner]];
  });
  return Object.fromEntries(parts);
}
