import "#tooling/run/require-node.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/**
 * Writes `tests/contracts/monday.graphql`, the part of the schema that the product uses, from the types that monday.com
 * generates from its schema:
 *
 *     npm pack @mondaydotcomorg/api && tar xzf mondaydotcomorg-api-*.tgz
 *     npm run cut:monday-schema -- package
 *
 * The schema itself is available only from the API (`get_schema`), which needs an account.
 */

/** Fields of object types that the product asks for. Inputs and enums are kept whole. */
const used: Readonly<Record<string, readonly string[]>> = {
  Query: ["boards", "items", "next_items_page", "users"],
  Mutation: ["create_item", "change_multiple_column_values", "delete_item", "create_update", "delete_update"],
  Board: ["name", "columns", "items_page"],
  Column: ["id", "type"],
  ItemsResponse: ["cursor", "items"],
  Item: ["id", "updated_at", "column_values", "updates"],
  Update: ["id", "text_body"],
  User: ["id", "email"],
  ColumnValue: ["id", "text"],
  StatusValue: ["id", "text", "label", "updated_at"],
  DateValue: ["id", "text", "date", "updated_at"],
  TextValue: ["id", "text"],
  PeopleValue: ["id", "text", "persons_and_teams", "updated_at"],
  PeopleEntity: ["id", "kind"],
};
const interfaces = ["ColumnValue"];
const builtIn = ["ID", "String", "Boolean", "Int", "Float"];

const [, , folder] = process.argv;
if (!folder) throw new Error("Name the folder of the unpacked package @mondaydotcomorg/api");
const about = z.object({ name: z.string(), version: z.string(), license: z.string() });
const { name, version, license } = about.parse(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")));
const declared = readFileSync(`${folder}/dist/esm/lib/generated/sdk.d.ts`, "utf8");
const apiVersion = /CURRENT_VERSION="(\d{4}-\d\d)"/.exec(readFileSync(`${folder}/dist/esm/index.js`, "utf8"))?.[1];

type Member = { readonly name: string; readonly isOptional: boolean; readonly type: string };

const bodyOf = (type: string) =>
  new RegExp(`^export type ${type} = (?:\\w+ & )*\\{\\n(.*?)^\\};`, "ms").exec(declared)?.[1];
function membersOf(type: string): readonly Member[] {
  const found = bodyOf(type)?.matchAll(/^ {4}(\w+)(\??): ([^;]+);/gm) ?? [];
  return [...found]
    .map(([, member = "", optional, text = ""]) => ({ name: member, isOptional: optional === "?", type: text }))
    .filter((member) => member.name !== "__typename");
}

/** `InputMaybe<Array<Scalars['ID']['input']>>` as `[ID!]`. */
function graphqlType(type: string, isOptional = false): string {
  const [, kind, inner = ""] = /^(Maybe|InputMaybe|Array)<(.*)>$/.exec(type) ?? [];
  if (kind === "Array") return `[${graphqlType(inner)}]${isOptional ? "" : "!"}`;
  if (kind) return graphqlType(inner, true);
  const plain = /^Scalars\['(\w+)'\]/.exec(type)?.[1] ?? type;
  needed.add(plain);
  return isOptional ? plain : `${plain}!`;
}

const needed = new Set<string>();

/** An optional argument that may not be null has a default, which the types do not show; those are page sizes. */
const defaultOf = ({ isOptional, type }: Member) => (isOptional && !type.startsWith("InputMaybe<") ? " = 25" : "");

/** The generator names them after type and field, in its own spelling. */
function argumentsOf(type: string, field: string): string {
  const sought = `${type}${field}Args`.toLowerCase();
  const [named] = [...declared.matchAll(/^export type (\w+Args) = /gm)].filter(
    ([, at]) => at?.toLowerCase() === sought,
  );
  const members = named?.[1] ? membersOf(named[1]) : [];
  const written = members.map((each) => `${each.name}: ${graphqlType(each.type)}${defaultOf(each)}`);
  return written.length === 0 ? "" : `(${written.join(", ")})`;
}

function objectType(type: string, fields: readonly string[]): string {
  const members = membersOf(type);
  const lines = fields.map((field) => {
    const member = members.find((each) => each.name === field);
    if (!member) throw new Error(`${type} has no field ${field}`);
    return `  ${field}${argumentsOf(type, field)}: ${graphqlType(member.type)}`;
  });
  const isColumn = new RegExp(`^export type ${type} = ColumnValue &`, "m").test(declared);
  const head = interfaces.includes(type)
    ? `interface ${type}`
    : `type ${type}${isColumn ? " implements ColumnValue" : ""}`;
  return `${head} {\n${lines.join("\n")}\n}`;
}

function otherType(type: string): string {
  const values = new RegExp(`^export declare enum ${type} \\{\\n(.*?)^\\}`, "ms").exec(declared)?.[1];
  if (values) {
    const written = [...values.matchAll(/^ {4}\w+ = "(\w+)"/gm)].map(([, value]) => `  ${value}`);
    return `enum ${type} {\n${written.join("\n")}\n}`;
  }
  if (bodyOf(type) === undefined) return `scalar ${type}`;
  const lines = membersOf(type).map((each) => `  ${each.name}: ${graphqlType(each.type)}${defaultOf(each)}`);
  return `input ${type} {\n${lines.join("\n")}\n}`;
}

const written = new Map(Object.entries(used).map(([type, fields]) => [type, objectType(type, fields)]));
for (const type of needed) if (!written.has(type) && !builtIn.includes(type)) written.set(type, otherType(type));
const head = `# Cut by scripts/cut-monday-schema.ts from ${name} ${version} (${license} license), API version ${apiVersion}.`;
writeFileSync("tests/contracts/monday.graphql", `${[head, ...written.values()].join("\n\n")}\n`);
