import * as z from "zod/mini";
import { type ColumnValue, crmLimits } from "#domain/leads/crm/column-value.ts";

const maxColumns = 40;
const text = z.string().check(z.maxLength(crmLimits.text));
const line = z.string().check(z.maxLength(crmLimits.itemName));

const columnValueSchema = z.union([
  text,
  z.strictObject({ label: line }),
  z.strictObject({ labels: z.array(line).check(z.maxLength(20)) }),
  z.strictObject({ date: z.iso.date() }),
  // A web address of the maximum length, with its protocol.
  z.strictObject({ url: z.string().check(z.maxLength(2_100)), text }),
  z.strictObject({ text }),
  z.strictObject({ email: line, text }),
  z.strictObject({ phone: line, countryShortName: z.string().check(z.length(2)) }),
]) satisfies z.ZodMiniType<ColumnValue, unknown>;

/** `POST /api/monday-capture`: creates or finds the CRM item of a stored lead. */
export const mondayCaptureRequestSchema = z.strictObject({
  itemName: z.string().check(z.minLength(1), z.maxLength(crmLimits.itemName)),
  columnValues: z.pipe(
    // Counted first: trying all forms on each of many columns would take half a second.
    z.unknown().check(z.refine((values) => Object.keys(values ?? {}).length <= maxColumns, "too many columns")),
    // Ids as monday.com generates them; nothing else names a column.
    z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/)), columnValueSchema),
  ),
});

/** The one item of the lead. Its id is null while its delivery waits in the outbox. */
export const mondayCaptureAnswerSchema = z.object({
  item: z.object({
    id: z.nullable(z.string()),
    name: z.string(),
    state: z.enum(["delivered", "waiting"]),
  }),
});

export type MondayCaptureAnswer = z.output<typeof mondayCaptureAnswerSchema>;
