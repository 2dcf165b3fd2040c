import { isDeepStrictEqual } from "node:util";
import { executeSync, Kind, parse, validate } from "graphql";
import { z } from "zod";
import type { Part } from "./check-exchanges.ts";
import { mondaySchema as schema } from "./monday-schema.ts";
import type { Exchange } from "./recorder.ts";

const bodySchema = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const answerSchema = z.looseObject({ data: z.looseObject({}).nullish(), errors: z.array(z.unknown()).optional() });
const refusalSchema = z.array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }) }));

/** Holds a request to the schema, and an answer to what the request asks for. */
export function checkMonday({ headers, body, answer }: Exchange): readonly Part[] {
  const { query, variables } = bodySchema.parse(JSON.parse(body));
  const document = parse(query);
  const [definition] = document.definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("A document has one operation");
  const operation = `monday ${definition.operation} ${definition.name?.value}`;
  const declared = definition.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const unknown = Object.keys(variables).filter((name) => !declared.includes(name));
  const said = [
    ...(/^\d{4}-(01|04|07|10)$/.test(headers["api-version"] ?? "") ? [] : ["API-Version"]),
    ...(headers["content-type"] === "application/json" ? [] : ["Content-Type"]),
    ...unknown.map((name) => `The variable $${name} is not declared`),
    ...validate(schema, document).map(({ message }) => message),
    ...variableFaults(query, variables),
  ];
  const request: Part = { operation, part: "request", fault: said[0] };
  // A wrong token is refused before the operation is read, with a body that is not GraphQL's.
  if (!answer || answer.status === 401) return [request];
  return [request, { operation, part: "answer", fault: answerFault(query, variables, answer.body) }];
}

/** Without data an execution only reads the variables. */
function variableFaults(query: string, variables: Readonly<Record<string, unknown>>): readonly string[] {
  const { errors = [] } = executeSync({ schema, document: parse(query), variableValues: variables });
  return errors.filter(({ path }) => path === undefined).map(({ message }) => message);
}

/** An execution over the answer must give the same answer: every field asked for, of its type, and nothing else. */
function answerFault(query: string, variables: Readonly<Record<string, unknown>>, body: unknown): string | undefined {
  const { data, errors } = answerSchema.parse(body);
  if (errors) return refusalSchema.safeParse(errors).success ? undefined : "An error has a message and a code";
  const typeResolver = (value: unknown) =>
    columnTypes.find(([field]) => typeof value === "object" && value !== null && field in value)?.[1] ?? "TextValue";
  const result = executeSync({
    schema,
    document: parse(query),
    variableValues: variables,
    rootValue: data,
    typeResolver,
  });
  if (result.errors?.[0]) return result.errors[0].message;
  const shown: unknown = JSON.parse(JSON.stringify(result.data));
  return isDeepStrictEqual(shown, JSON.parse(JSON.stringify(data)))
    ? undefined
    : `The answer should be ${JSON.stringify(shown)}, and is ${JSON.stringify(data)}`;
}

/** The field that only this kind of column value has. */
const columnTypes = [
  ["label", "StatusValue"],
  ["date", "DateValue"],
  ["persons_and_teams", "PeopleValue"],
] as const;
