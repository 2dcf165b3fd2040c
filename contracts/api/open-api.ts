import * as z from "zod/mini";
import { type ErrorCode, errorTable } from "#contracts/error-table.ts";
import { eventDataSchemas } from "#contracts/events.ts";
import { type ApiScope, apiScopes } from "#domain/api/api-token.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import {
  type apiErrors,
  errorSchema,
  eventPageSchema,
  eventSchemas,
  funnelSchema,
  leadPageSchema,
  stepCountsSchema,
} from "./answers.ts";
import { eventPageExample, funnelExample, leadExample, leadPageExample, webhookExample } from "./examples.ts";
import { eventParametersSchema, funnelParametersSchema, leadParametersSchema, maxFunnelWeeks } from "./parameters.ts";
import { dataSchemas, webhookSchemas } from "./shared-schemas.ts";

/** The API's description by OpenAPI 3.1, made from the schemas that parse its requests and describe its answers. */

type Json = Readonly<Record<string, unknown>>;

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  ...dataSchemas,
  LeadPage: leadPageSchema,
  EventPage: eventPageSchema,
  Funnel: funnelSchema,
  StepCounts: stepCountsSchema,
  Error: errorSchema,
  ...Object.fromEntries(eventSchemas.map((schema) => [`event.${schema.shape.type.def.values[0]}`, schema])),
  ...Object.fromEntries(Object.entries(webhookSchemas).map(([type, schema]) => [`webhook.${type}`, schema])),
}))
  registry.add(schema, { id });

const reference = (id: string) => ({ $ref: `#/components/schemas/${id}` });

/** Fields may be added later, and a format says enough without the pattern that checks it. */
function tidied({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.additionalProperties;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => reference(id).$ref, override: tidied });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

function parametersOf(schema: z.ZodMiniObject): readonly Json[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", override: tidied });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as Json;
    return { name, in: "query", description, schema: rest };
  });
}

type Errors = readonly (typeof apiErrors)[number][];
const everyAnswer: Errors = ["apiTokenMissing", "apiTokenRefused", "apiScopeMissing"];
const whenBusy: Errors = ["tooManyApiRequests", "tooManyWrongTokens", "tooManyRequests", "unavailable", "internal"];

const headersOf = (status: number): Json => {
  if (status === 401 || status === 403)
    return { "WWW-Authenticate": { schema: { type: "string" }, description: "As RFC 6750 has it." } };
  return status === 429 || status === 503
    ? { "Retry-After": { schema: { type: "integer" }, description: "In seconds." } }
    : {};
};

function errorResponses(errors: Errors): Json {
  const byStatus = Map.groupBy([...everyAnswer, ...errors, ...whenBusy], (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const examples = codes.map((code: ErrorCode) => [code, { value: { error: errorTable[code].message, code } }]);
      const content = { "application/json": { schema: reference("Error"), examples: Object.fromEntries(examples) } };
      const headers = headersOf(status);
      return [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${errorTable[code].message}`).join("\n\n"),
          ...(Object.keys(headers).length > 0 && { headers }),
          content,
        },
      ];
    }),
  );
}

type Endpoint = {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly scope: ApiScope;
  readonly parameters: readonly Json[];
  readonly answer: string;
  readonly example: unknown;
  readonly errors: Errors;
};

/** By path; a test holds them to those that the server has. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  "/api/v1/leads": {
    id: "listLeads",
    summary: "Leads",
    description:
      "The newest first; with `updatedSince` the earliest change first. A lead that was merged into another is not listed. To follow changes, read the events.",
    scope: "leads:read",
    parameters: parametersOf(leadParametersSchema),
    answer: "LeadPage",
    example: leadPageExample,
    errors: ["apiParameter"],
  },
  "/api/v1/leads/{id}": {
    id: "findLead",
    summary: "One lead",
    description: "Also one that was merged into another: `mergedInto` names that one.",
    scope: "leads:read",
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        description: "The lead's id.",
        schema: { type: "string", format: "uuid" },
      },
    ],
    answer: "Lead",
    example: leadExample,
    errors: ["apiLeadUnknown"],
  },
  "/api/v1/events": {
    id: "listEvents",
    summary: "Events",
    description:
      "What happened, in an order in which nothing is ever added before what was read. Keep `next` and ask again with it, say every minute. The data is as it stands now. Events are kept for 90 days; of a person who was deleted only `lead.deleted` is left.",
    scope: "events:read",
    parameters: parametersOf(eventParametersSchema),
    answer: "EventPage",
    example: eventPageExample,
    errors: ["apiParameter", "apiPositionUnknown"],
  },
  "/api/v1/funnel": {
    id: "readFunnel",
    summary: "The funnel",
    description: `Whole weeks, at most ${maxFunnelWeeks}. Nothing in it leads to a person.`,
    scope: "funnel:read",
    parameters: parametersOf(funnelParametersSchema),
    answer: "Funnel",
    example: funnelExample,
    errors: ["apiParameter"],
  },
};

const paths = Object.fromEntries(
  Object.entries(endpoints).map(([path, { id, summary, description, scope, parameters, answer, example, errors }]) => [
    path,
    {
      get: {
        operationId: id,
        summary,
        description: `${description}\n\nScope: \`${scope}\`.`,
        security: [{ token: [scope] }],
        parameters,
        responses: {
          200: {
            description: summary,
            content: { "application/json": { schema: reference(answer), example } },
          },
          ...errorResponses(errors),
        },
      },
    },
  ]),
);

const webhookHeader = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const webhooks = Object.fromEntries(
  eventTypes
    .filter((type) => Object.hasOwn(eventDataSchemas, type))
    .map((type) => [
      type,
      {
        post: {
          operationId: `webhook.${type}`,
          summary: type,
          description: "Sent to every webhook that wants this type. Any status from 200 to 299 accepts it.",
          security: [],
          parameters: [
            webhookHeader("webhook-id", "The event's id; the same for every try."),
            webhookHeader("webhook-timestamp", "When this try was sent, in seconds since 1970."),
            webhookHeader("webhook-signature", "As the Standard Webhooks specification has it."),
          ],
          requestBody: {
            required: true,
            content: { "application/json": { schema: reference(`webhook.${type}`), example: webhookExample(type) } },
          },
          responses: { 200: { description: "Accepted." } },
        },
      },
    ]),
);

export function openApiDocument({ siteUrl, brand }: { readonly siteUrl: string; readonly brand: string }) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand} API`,
      version: "1",
      description:
        "Reads leads, events and the funnel, for the firm's own systems. Owners make tokens on the desk: Settings, API. Fields may be added to answers; none is renamed or removed.",
    },
    servers: [{ url: siteUrl }],
    paths,
    webhooks,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: `A token of the desk. Scopes: ${apiScopes.map((scope) => `\`${scope}\``).join(", ")}.`,
        },
      },
    },
  } as const;
}
