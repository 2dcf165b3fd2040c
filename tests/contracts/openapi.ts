import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";
import type { Part } from "./check-exchanges.ts";
import type { Exchange, Vendor } from "./recorder.ts";
import { bodyOf, valuesOf } from "./request-values.ts";

/** A vendor's API description, for a run that has one at hand. */
export type Description = { readonly vendor: Vendor; check(exchange: Exchange): readonly Part[] | undefined };

const anySchema = z.looseObject({});
const bodies = z.object({ content: z.record(z.string(), z.looseObject({ schema: anySchema.optional() })).optional() });
const operationSchema = z.object({
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: bodies.optional(),
  responses: z.record(z.string(), bodies),
});
const fileSchema = z.looseObject({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })).default([]),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** A property without a value is null. HubSpot's description of 2026-09 says so, and the one of v3 does not. */
const emptyProperty = /\/properties\/\w+ must be string$/;

/** Reads a description in JSON. Fields that it does not name are allowed: descriptions are open, types are not. */
export function readDescription(vendor: Vendor, file: string): Description {
  const text = readFileSync(file, "utf8");
  const description = fileSchema.parse(JSON.parse(text));
  // A description may have formats and keywords of its own, about which the validator would print a warning each.
  const settings = { strict: false, logger: false } as const;
  const ajv = description.openapi.startsWith("3.1") ? new Ajv2020(settings) : new Ajv(settings);
  // The package is CommonJS: its types and its module disagree about the default export.
  (addFormats as unknown as (to: unknown) => void)(ajv);
  ajv.addSchema(withoutBareNullable(description), file);
  const base = new URL(description.servers[0]?.url ?? "/", "http://localhost").pathname.replace(/\/$/, "");
  const routes = Object.keys(description.paths)
    .map((path) => ({ path, pattern: new RegExp(`^${base}${path.replace(/\{[^}]+\}/g, "[^/]+")}/?$`) }))
    .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);

  function fault(parts: readonly string[], value: unknown): string | undefined {
    const pointer = parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
    const validate = ajv.getSchema(`${file}#/${pointer}`);
    if (!validate) return `The description has no ${pointer}`;
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    if (vendor === "hubspot" && emptyProperty.test(`${first?.instancePath} ${first?.message}`)) return undefined;
    return `${first?.instancePath || "/"} ${first?.message} ${JSON.stringify(first?.params)}`;
  }

  return {
    vendor,
    check(exchange) {
      const method = exchange.method.toLowerCase();
      const found = routes.find(
        ({ path, pattern }) => pattern.test(exchange.path) && description.paths[path]?.[method] !== undefined,
      );
      if (!found) return undefined;
      const at = ["paths", found.path, method];
      const operation = operationSchema.parse(description.paths[found.path]?.[method]);
      const name = `${vendor} ${exchange.method} ${found.path}, by its description`;
      const [type] = Object.keys(operation.requestBody?.content ?? {});
      const said =
        queryFault(operation, exchange) ??
        (type ? fault([...at, "requestBody", "content", type, "schema"], bodyOf(exchange)) : undefined);
      const request: Part = { operation: name, part: "request", fault: said };
      const { answer } = exchange;
      if (!answer) return [request];
      const status = String(answer.status) in operation.responses ? String(answer.status) : "default";
      const [as] = Object.keys(operation.responses[status]?.content ?? {});
      if (!as) return [request];
      const wrong = fault([...at, "responses", status, "content", as, "schema"], answer.body ?? {});
      return [request, { operation: name, part: "answer", fault: wrong }];
    },
  };
}

function queryFault({ parameters }: z.output<typeof operationSchema>, { query }: Exchange): string | undefined {
  const given = Object.keys(valuesOf(query));
  const known = parameters.filter((each) => each.in === "query");
  const unknown = given.find((name) => !known.some((each) => each.name === name));
  if (unknown) return `The parameter ${unknown} is not described`;
  const missing = known.find((each) => each.required && !given.includes(each.name));
  return missing && `The parameter ${missing.name} is missing`;
}

/** Some descriptions say `nullable` where there is no type, which means nothing and which the validator refuses. */
function withoutBareNullable<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withoutBareNullable) as T;
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).filter(([name]) => name !== "nullable" || "type" in part);
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutBareNullable(value)])) as T;
}
