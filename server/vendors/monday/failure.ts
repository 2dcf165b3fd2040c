import { z } from "zod";
import { CrmError, type CrmFailure, plainCode } from "#server/vendors/crm/crm-error.ts";

// An error in any known form: the present one, and the flat one of older versions and of the gateway before the API.
const detailsSchema = z.object({
  code: z.string().optional(),
  status_code: z.number().optional(),
  retry_in_seconds: z.coerce.number().optional().catch(undefined),
  error_data: z
    .object({
      column_id: z.string().optional(),
      column_type: z.string().optional(),
      column_validation_error_code: z.string().optional(),
      retry_in_seconds: z.coerce.number().optional(),
    })
    .partial()
    .optional()
    .catch(undefined),
});
type Details = z.output<typeof detailsSchema> & { readonly message?: string | undefined };

const errorSchema = z.union([
  z.string().transform((message): Details => ({ message })),
  z
    .object({ message: z.string().optional(), extensions: detailsSchema.optional().catch(undefined) })
    .transform(({ message, extensions }): Details => ({ ...extensions, message })),
]);
const bodySchema = z.object({ errors: z.array(errorSchema).optional().catch(undefined) });
const flatSchema = detailsSchema
  .omit({ code: true })
  .extend({ error_code: z.string(), error_message: z.string().optional() })
  .transform(({ error_code: code, error_message: message, ...rest }): Details => ({ ...rest, code, message }));

function errorsIn(body: unknown): readonly Details[] {
  const flat = flatSchema.safeParse(body).data;
  if (flat) return [flat];
  return bodySchema.safeParse(body).data?.errors ?? [];
}

const busyCode = /^ComplexityException$|COMPLEXITY_BUDGET|RATE_?LIMIT|LIMIT_EXCEEDED$|CONCURRENCY|TEMPORARILY_BLOCKED/;
const busyMessage = /complexity budget exhausted|(rate|minute|concurrency) limit exceeded|call limit exceeded/i;
const goneCode = /^(ResourceNotFoundException|InvalidItemIdException|ITEM_NOT_FOUND|InvalidUpdateIdException)$/;
const columnCode =
  /^(ColumnValueException|InvalidColumnIdException|InvalidColumnTypeException|CorrectedValueException)$/;
const settingsCode =
  /UnauthorizedException$|UnauthroizedException$|^(USER_UNAUTHORIZED|USER_ACCESS_DENIED|NOT_AUTHENTICATED|missingRequiredPermissions|InvalidBoardIdException|ItemsLimitationException)$/i;
const settingsMessage = /^not authenticated/i;
const refusedCode =
  /^(ItemNameTooLongException|InvalidArgumentException|InvalidInputException|InvalidVersionException|RecordInvalidException|JsonParseException|ParseError|parseError|BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED)$/;

const usualRestSeconds = 60;
const dailyRestSeconds = 3_600;

export type FailedAnswer = {
  readonly status: number;
  /** The parsed JSON, if it was valid. */
  readonly body: unknown;
  readonly retryAfter: string | null;
  readonly replayed: boolean;
};

/** The meaning of an answer without the requested data. */
export function failureOf({ status, body, retryAfter, replayed }: FailedAnswer): CrmError {
  const [first, ...others] = errorsIn(body);
  const details = [first, ...others].find((each) => each && busyCode.test(each.code ?? "")) ?? first ?? {};
  const asked = [
    details.retry_in_seconds,
    details.error_data?.retry_in_seconds,
    retryAfter === null ? undefined : Number(retryAfter),
  ].find((seconds) => seconds !== undefined && seconds > 0);
  const failure = meaning(details, status, asked);
  return new CrmError("monday", failure, reasonOf(details, status), { replayed });
}

function isBusy({ code = "", message = "", status_code }: Details, status: number): boolean {
  return status === 429 || status_code === 429 || busyCode.test(code) || busyMessage.test(message);
}

function meaning(details: Details, status: number, asked: number | undefined): CrmFailure {
  const { code = "", message = "", error_data: data } = details;
  if (isBusy(details, status))
    return { kind: "busy", seconds: asked ?? (/DAILY/.test(code) ? dailyRestSeconds : usualRestSeconds) };
  // An earlier request with the same key is still running.
  if (status === 409 || status === 423) return { kind: "unclear" };
  if (goneCode.test(code) || data?.column_validation_error_code === "inactiveItems") return { kind: "gone" };
  if (columnCode.test(code)) return columnFailure(data);
  if (settingsCode.test(code) || settingsMessage.test(message)) return { kind: "settings" };
  if (refusedCode.test(code)) return { kind: "refused" };
  return meaningOfStatus(status === 200 ? (details.status_code ?? 200) : status);
}

function columnFailure(data: Details["error_data"]): CrmFailure {
  return {
    kind: "column",
    ...(data?.column_id !== undefined && { columnId: data.column_id }),
    ...(data?.column_type !== undefined && { columnType: data.column_type }),
  };
}

function meaningOfStatus(status: number): CrmFailure {
  if (status === 401 || status === 403) return { kind: "settings" };
  if (status === 408 || status < 400 || status >= 500) return { kind: "unclear" };
  return { kind: "refused" };
}

/** Only our own words and what looks like a code; a vendor's message may quote what was sent. */
function reasonOf({ code, error_data: data }: Details, status: number): string {
  const column = plainCode(data?.column_id) ?? plainCode(data?.column_type);
  const named = plainCode(code) ?? (status === 200 ? "no usable answer" : undefined);
  return [named, column && `column ${column}`, `HTTP ${status}`].filter(Boolean).join(", ");
}
