import { apiErrors } from "#contracts/api/answers.ts";
import { openApiDocument } from "#contracts/api/open-api.ts";
import { errorTable } from "#contracts/error-table.ts";

/** The API's reference as a page of the documentation, made from its description. */

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};
type Parameter = { readonly name: string; readonly description?: string; readonly schema: Schema };
type Operation = {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response>>;
};
type Response = { readonly content: { readonly "application/json": { readonly schema: Schema } } };

type Description = {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const maxWidth = 116;

/** Lines of at most that width; those after the first are indented. */
function wrapped(text: string, indent = ""): string {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + word.length >= maxWidth) lines.push(indent + word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join("\n");
}

const nameIn = (reference: string) => reference.split("/").at(-1) ?? "";

function typeText(schema: Schema): string {
  const { $ref, anyOf, items, const: only, enum: values, format, type = "any", minimum, maximum } = schema;
  if ($ref !== undefined) return `\`${nameIn($ref)}\``;
  if (anyOf) return anyOf.map(typeText).join(" or ");
  if (items) return items.properties ? "list of objects" : `list of ${typeText(items)}`;
  if (only !== undefined) return `\`${String(only)}\``;
  if (values) return values.map((value) => `\`${String(value)}\``).join(", ");
  const bounds = minimum !== undefined && maximum !== undefined ? `, ${minimum} to ${maximum}` : "";
  return `${format ?? [type].flat().join(" or ")}${bounds}`;
}

type Line = { readonly description?: string | undefined; readonly isOptional?: boolean };

function lineOf(name: string, schema: Schema, { description = schema.description, isOptional }: Line = {}): string {
  const usual = schema.default === undefined ? "" : `, usually ${String(schema.default)}`;
  const about = description === undefined ? "" : `: ${description}`;
  return wrapped(`- \`${name}\` (${typeText(schema)}${usual}${isOptional ? ", may be left out" : ""})${about}`, "  ");
}

/** Fields of objects inside are named with their path. */
function fieldLines(schema: Schema, path = ""): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = [field, field.items, ...(field.anyOf ?? [])].find((each) => each?.properties);
    const own = lineOf(path + name, field, { isOptional: !schema.required?.includes(name) });
    return inner ? [own, ...fieldLines(inner, `${path}${name}.`)] : [own];
  });
}

function operationText(path: string, { summary, description, parameters, responses }: Operation): string {
  const answer = responses["200"]?.content["application/json"].schema ?? {};
  const errors = Object.keys(responses).filter((status) => status !== "200");
  return [
    `### GET ${path}`,
    wrapped(`${summary}. ${description}`),
    parameters.length > 0 ? ["Parameters:", ...parameters.map(parameterLine)].join("\n") : "",
    wrapped(`Answer: ${typeText(answer)}. Errors: ${errors.join(", ")}.`),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const parameterLine = ({ name, schema, description }: Parameter) => lineOf(name, schema, { description });

function schemaText(name: string, schema: Schema): string {
  return [`### ${name}`, fieldLines(schema).join("\n")].join("\n\n");
}

/** The data of an event of that type. */
function eventLine(type: string, schemas: Readonly<Record<string, Schema>>): string {
  const { data = {} } = schemas[`event.${type}`]?.properties ?? {};
  return `- \`${type}\`: ${typeText(data)}`;
}

export function apiReference(): string {
  const text = JSON.stringify(openApiDocument({ siteUrl: "https://firm.example", brand: "" }));
  const { paths, webhooks, components } = JSON.parse(text) as Description;
  const { schemas } = components;
  const shown = Object.entries(schemas).filter(([name]) => !/^(event|webhook)\./.test(name) && name !== "Error");
  return [
    "# API reference",
    wrapped(
      "This page is made from the schemas that the server uses; a test keeps it true. The same for programs is at `/api/openapi.json`. How to begin: [api.md](api.md).",
    ),
    "## Endpoints",
    ...Object.entries(paths).map(([path, { get }]) => operationText(path, get)),
    "## Data",
    ...shown.map(([name, schema]) => schemaText(name, schema)),
    "## Events",
    wrapped("Each has an `id`, a `type`, the `timestamp` of what happened, and `data` by its type:"),
    Object.keys(webhooks)
      .map((type) => eventLine(type, schemas))
      .join("\n"),
    "## Errors",
    apiErrors
      .map((code) => wrapped(`- \`${code}\` (${errorTable[code].status}): ${errorTable[code].message}`, "  "))
      .join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
