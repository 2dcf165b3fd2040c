import { z } from "zod";
import { errorCode } from "#server/ops/error-code.ts";
import { CrmError, type CrmFailure, plainCode } from "#server/vendors/crm/crm-error.ts";

const names = z.union([z.string().transform((name) => [name]), z.array(z.string())]);
const detailSchema = z.object({
  code: z.string().optional().catch(undefined),
  context: z.object({ propertyName: names.optional() }).optional().catch(undefined),
  message: z.string().optional().catch(undefined),
});
const bodySchema = z.object({
  category: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  policyName: z.string().optional().catch(undefined),
  errors: z.array(detailSchema).optional().catch(undefined),
});
type Body = z.output<typeof bodySchema>;

/** As the vendor's client throws it for an answer that is no success. */
const answerSchema = z.object({
  code: z.int().min(100).max(599),
  body: z.unknown(),
  headers: z.record(z.string(), z.string()).optional().catch(undefined),
});

/** Our id on deals, contacts and companies: a property with unique values. */
export const idProperty = "amiva_valuation_id";

const usualRestSeconds = 10;
const dailyRestSeconds = 3_600;
/** The vendor asks for at least two seconds after a lock. */
const lockedSeconds = 5;

/** Codes of values that a property does not take, or of properties that are not there. */
const propertyCode = /^(PROPERTY_DOESNT_EXIST|READ_ONLY_VALUE|INVALID_(?!OBJECT|ID)\w+)$/;

/** The meaning of whatever the vendor's client has thrown. */
export function hubspotFailure(error: unknown): CrmError {
  if (error instanceof CrmError) return error;
  const answer = answerSchema.safeParse(error);
  if (!answer.success) return new CrmError("hubspot", { kind: "unclear" }, `no answer (${errorCode(error)})`);
  const { code: status, body, headers } = answer.data;
  return failedAnswer(status, body, Number(headers?.["retry-after"]));
}

/** @param body the parsed JSON, if it was valid */
export function failedAnswer(status: number, body: unknown, retryAfter = Number.NaN): CrmError {
  const said = bodySchema.safeParse(body).data ?? {};
  const property = refusedProperty(said);
  const failure = meaning(status, said, { property, retryAfter });
  const code = plainCode(property?.code) ?? plainCode(said.category);
  const column = plainCode(property?.name);
  const reason = [code, column && `column ${column}`, `HTTP ${status}`].filter(Boolean).join(", ");
  return new CrmError("hubspot", failure, reason);
}

type Property = { readonly code: string; readonly name: string | undefined };

/** The property that an error is about. Older errors name it only inside the message, as JSON. */
function refusedProperty({ errors = [], message = "" }: Body): Property | undefined {
  for (const { code = "", context } of errors)
    if (propertyCode.test(code)) return { code, name: context?.propertyName?.[0] };
  const [, code, name] = /"error":"(\w+)","name":"(\w+)"/.exec(message) ?? [];
  return code !== undefined && propertyCode.test(code) ? { code, name } : undefined;
}

type Details = { readonly property: Property | undefined; readonly retryAfter: number };

/** How long the vendor wants to be left alone; undefined if it does not. */
function restOf(status: number, { category, policyName, message = "" }: Body): number | undefined {
  if (status === 429 || category === "RATE_LIMITS")
    return policyName === "DAILY" || /daily limit/i.test(message) ? dailyRestSeconds : usualRestSeconds;
  // Locked, and the account is being moved to another data center.
  return status === 423 || status === 477 ? lockedSeconds : undefined;
}

function meaning(status: number, said: Body, { property, retryAfter }: Details): CrmFailure {
  const rest = restOf(status, said);
  if (rest !== undefined) return { kind: "busy", seconds: retryAfter > 0 ? retryAfter : rest };
  if (status === 401 || status === 403) return { kind: "settings" };
  if (status === 404 || status === 410) return { kind: "gone" };
  // Said of our own property by requests that name a record by it.
  if (status === 400 && !property && said.message?.includes(idProperty)) return { kind: "settings" };
  if (property) return { kind: "column", ...(property.name !== undefined && { columnId: property.name }) };
  return { kind: isUnclear(status) ? "unclear" : "refused" };
}

/** 409: another request made the same record at this moment. */
const isUnclear = (status: number) => status === 408 || status === 409 || status < 400 || status >= 500;
