import { z } from "zod";
import { CrmError, type CrmFailure, plainCode } from "#server/vendors/crm/crm-error.ts";

/** Our id on opportunities, contacts and accounts: a unique external id. */
export const idField = "AMIVA_Valuation_Id__c";

const record = z.object({ record: z.object({ Id: z.string() }) });
const errorSchema = z.object({
  errorCode: z.string(),
  message: z.string().optional().catch(undefined),
  fields: z.array(z.string()).optional().catch(undefined),
  duplicateResult: z
    .object({ matchResults: z.array(z.object({ matchRecords: z.array(record) })) })
    .optional()
    .catch(undefined),
});
type Details = z.output<typeof errorSchema>;
/** The token's endpoint has another form of error. */
const tokenErrorSchema = z.object({ error: z.string() }).transform(({ error }): Details => ({ errorCode: error }));
const bodySchema = z.union([z.array(errorSchema).min(1), tokenErrorSchema.transform((error) => [error])]);

const dailyRestSeconds = 3_600;
const shortRestSeconds = 60;
/** Somebody else is writing the same record. */
const lockedSeconds = 5;

const goneCode = /^(NOT_FOUND|ENTITY_IS_DELETED|INVALID_CROSS_REFERENCE_KEY|MALFORMED_ID)$/;
const fieldCode =
  /^(INVALID_FIELD|INVALID_FIELD_FOR_INSERT_UPDATE|INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST|STRING_TOO_LONG|NUMBER_OUTSIDE_VALID_RANGE|INVALID_EMAIL_ADDRESS|JSON_PARSER_ERROR|FIELD_INTEGRITY_EXCEPTION|INVALID_TYPE_ON_FIELD_IN_RECORD)$/;
/** Nothing helps but a change of the firm's settings there: rights, rules, required fields, space. */
const settingsCode =
  /^(invalid_\w+|unsupported_grant_type|inactive_\w+|INVALID_SESSION_ID|INSUFFICIENT_ACCESS\w*|INVALID_TYPE|API_DISABLED_FOR_ORG|API_CURRENTLY_DISABLED|CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY|REQUIRED_FIELD_MISSING|FIELD_CUSTOM_VALIDATION_EXCEPTION|DUPLICATES_DETECTED|STORAGE_LIMIT_EXCEEDED|OPERATION_TOO_LARGE|INACTIVE_OWNER_OR_USER|MULTIPLE_CHOICES)$/;

/** The vendor has a rule against duplicates, and the firm has such a record already. */
export class DuplicateError extends CrmError {
  /** The records that it takes for the same; none if it does not tell. */
  readonly existing: readonly string[];

  constructor(reason: string, existing: readonly string[]) {
    super("salesforce", { kind: "settings" }, reason);
    this.existing = existing;
  }
}

/** The session has ended: another token helps. */
export const isExpired = (error: unknown): boolean =>
  error instanceof CrmError && error.message.includes("INVALID_SESSION_ID");

/** The meaning of an answer that is no success. @param body the parsed JSON, if it was valid */
export function salesforceFailure(status: number, body: unknown, retryAfter = Number.NaN): CrmError {
  const [details] = bodySchema.safeParse(body).data ?? [];
  const code = details?.errorCode ?? (status === 300 ? "MULTIPLE_CHOICES" : undefined);
  const field = details && fieldIn(details);
  const failure = meaning(status, { code: code ?? "", message: details?.message ?? "", field, retryAfter });
  const named = [plainCode(code), plainCode(field) && `column ${field}`, `HTTP ${status}`].filter(Boolean).join(", ");
  if (code !== "DUPLICATES_DETECTED") return new CrmError("salesforce", failure, named);
  const found = details?.duplicateResult?.matchResults.flatMap(({ matchRecords }) => matchRecords) ?? [];
  return new DuplicateError(
    named,
    found.map(({ record: { Id } }) => Id),
  );
}

/** Only in the message, if the object has no such field at all. */
function fieldIn({ fields = [], message = "" }: Details): string | undefined {
  return fields[0] ?? /No such column '(\w+)'/.exec(message)?.[1];
}

type Said = {
  readonly code: string;
  readonly message: string;
  readonly field: string | undefined;
  readonly retryAfter: number;
};

/** How long the vendor wants to be left alone; undefined if it does not. */
function restOf(status: number, { code, message }: Said): number | undefined {
  if (code === "REQUEST_LIMIT_EXCEEDED" || status === 429)
    return /concurrent/i.test(message) ? shortRestSeconds : dailyRestSeconds;
  return code === "UNABLE_TO_LOCK_ROW" ? lockedSeconds : undefined;
}

function meaning(status: number, said: Said): CrmFailure {
  const { code, message, field, retryAfter } = said;
  const rest = restOf(status, said);
  if (rest !== undefined) return { kind: "busy", seconds: retryAfter > 0 ? retryAfter : rest };
  // The vendor says "not found" of an external id field too.
  if (goneCode.test(code)) return /external id/i.test(message) ? { kind: "settings" } : { kind: "gone" };
  if (fieldCode.test(code)) return { kind: "column", ...(field !== undefined && { columnId: field }) };
  // Another request made the same record at this moment.
  if (code === "DUPLICATE_VALUE") return { kind: "unclear" };
  return settingsCode.test(code) ? { kind: "settings" } : meaningOfStatus(status);
}

function meaningOfStatus(status: number): CrmFailure {
  if (status === 300 || status === 401 || status === 403) return { kind: "settings" };
  if (status === 404) return { kind: "gone" };
  if (status === 408 || status < 400 || status >= 500) return { kind: "unclear" };
  return { kind: "refused" };
}
