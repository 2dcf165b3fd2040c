import { z } from "zod";
import { type BoardField, boardFields, type FieldsOnBoard, type FieldValues } from "#domain/desk/board/board-fields.ts";
import { boardChange, mustWrite } from "#domain/desk/board/last-write-wins.ts";
import { isStage } from "#domain/desk/leads/stages.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CrmJobSettings } from "#server/jobs/crm/crm-lead.ts";
import { failedOutcome, withCrmErrors } from "#server/jobs/crm/crm-sync.ts";
import { leadItem } from "#server/jobs/crm/lead-item.ts";
import { type Handler, type JobTools, lostLease, type Outcome } from "#server/jobs/worker.ts";
import { changeLead, fieldOf } from "#server/services/desk/leads/change-lead.ts";
import { type DeskFields, readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import type { CrmPeople, ReadCrmPeople } from "./crm-people.ts";
import { boardValueOf, unknownOwner, valuesAtCreation, withKnownPeople } from "./lead-values.ts";

const perField = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ stage: schema.optional(), owner: schema.optional(), followUp: schema.optional() });

const memoSchema = z.object({
  /** Whose fields these are. */
  item: z.string(),
  /** What the item is known to have. */
  known: perField(z.object({ value: z.string(), at: z.number().optional() })),
  /** What was written without an answer, and when last: it may land until the verification. */
  sent: z.object({ at: z.number(), values: perField(z.array(z.string())) }).optional(),
  /** The lead's assignee, if the CRM has no user with that address: nobody is assigned there. */
  unassigned: z.string().optional(),
});
type Memo = z.output<typeof memoSchema>;

type Settings = Pick<CrmJobSettings, "store" | "crm" | "verifyMs" | "now"> & { readonly people: ReadCrmPeople };

/**
 * Brings stage, owner and follow-up of a lead and of its item to the same state: the later change wins
 * (`domain/desk/board/last-write-wins.ts`). An item that was deleted on the board changes nothing.
 */
export function crmLeadFields({ store, crm, people: readPeople, verifyMs, now = Date.now }: Settings): Handler {
  return async (job, tools) => {
    const row = await readDeskFields(store, job.subject);
    if (!row || row.merged_into !== null) return { ok: true };
    const found = await leadItem(store, row.id, { now: now() });
    if ("until" in found) return { wait: true, ...found };
    const { signal } = tools;
    return withCrmErrors(async () => {
      const people = await readPeople({ signal });
      const shown = await crm.readFields(found.item, { signal });
      if (!shown) return { ok: true };
      const fields = withKnownPeople(shown, people);
      const memo = readMemo(job.memo, found.item, row);
      const changed = await takeFromBoard({ store, row, fields, memo, people, now: now() });
      if (changed === "gone") return { ok: true };
      const settled = settledMemo(memo, fields, now() - verifyMs);
      // Stored before the write, which may fail, so that a change that came too late is recorded only once.
      if (changed === "changed" && !(await tools.remember(settled))) return lostLease;
      const current = await readDeskFields(store, row.id);
      const values = current ? valuesToWrite(current, fields, { memo: settled, people }) : {};
      const unassigned = current && fields.owner && unknownOwner(current, people);
      const next = { ...settled, ...(unassigned !== undefined && { unassigned }) };
      return write({ item: found.item, values, memo: next }, { crm, tools, verifyMs, now });
    });
  };
}

/** The memo of an earlier item says nothing about this one. */
function readMemo(stored: unknown, item: string, row: DeskFields): Memo {
  const memo = memoSchema.safeParse(stored).data;
  if (memo?.item === item) return memo;
  const created = valuesAtCreation(row);
  return { item, known: Object.fromEntries(boardFields.map((field) => [field, { value: created[field] }])) };
}

type Taking = {
  readonly store: Settings["store"];
  readonly row: DeskFields;
  readonly fields: FieldsOnBoard;
  readonly memo: Memo;
  readonly people: CrmPeople;
  readonly now: number;
};

/** Applies what people changed on the board; what comes too late is recorded only. */
async function takeFromBoard({ store, row, fields, memo, people, now }: Taking): Promise<"changed" | "same" | "gone"> {
  let result: "changed" | "same" = "same";
  for (const field of boardFields) {
    const [board, known] = [fields[field], memo.known[field]];
    const desk = { value: boardValueOf(row, field, people), at: fieldOf(row, field).at };
    const change = board && known && boardChange({ board, known, desk, sent: memo.sent?.values[field], now });
    if (!change) continue;
    try {
      const request = { leadId: row.id, change: deskChange(field, change.value, people), at: change.at };
      await changeLead(store, "board", request);
      result = "changed";
    } catch (error) {
      if (error instanceof AppError && error.code === "deskLeadUnknown") return "gone";
      throw error;
    }
  }
  return result;
}

function deskChange(field: BoardField, value: string, people: CrmPeople) {
  if (field === "owner") return { field, to: people.memberOf(value) ?? "" } as const;
  if (field === "followUp") return { field, to: value } as const;
  return { field, to: isStage(value) ? value : "new" } as const;
}

/** What was read is known now. Writes from before `landedBefore` have landed or never will. */
function settledMemo(memo: Memo, fields: FieldsOnBoard, landedBefore: number): Memo {
  const known = { ...memo.known };
  for (const field of boardFields) {
    const board = fields[field];
    if (board?.value !== undefined) known[field] = { value: board.value, at: board.at };
  }
  const { sent } = memo;
  return { item: memo.item, known, ...(sent && sent.at > landedBefore && { sent }) };
}

function valuesToWrite(
  row: DeskFields,
  fields: FieldsOnBoard,
  { memo, people }: { readonly memo: Memo; readonly people: CrmPeople },
): FieldValues {
  const values = boardFields.flatMap((field) => {
    const [board, known, desk] = [fields[field], memo.known[field], boardValueOf(row, field, people)];
    return board && known && mustWrite(desk, { board, known }) ? [[field, desk] as const] : [];
  });
  return Object.fromEntries(values);
}

type Write = { readonly item: string; readonly values: FieldValues; readonly memo: Memo };
type Means = Required<Pick<Settings, "crm" | "verifyMs" | "now">> & { readonly tools: JobTools };

async function write({ item, values, memo }: Write, { crm, tools, verifyMs, now }: Means): Promise<Outcome> {
  const done = (result: Memo): Outcome => ({ ok: true, memo: result, again: result.sent && result.sent.at + verifyMs });
  if (Object.keys(values).length === 0) return done(memo);
  const open: Memo = { ...memo, sent: { at: now(), values: withSent(memo, values) } };
  // Stored first, so that after a crash the next run knows what may be on its way.
  if (!(await tools.remember(open))) return lostLease;
  try {
    const after = await crm.writeFields(item, values, { signal: tools.signal });
    return done({ ...memo, known: { ...memo.known, ...confirmed(values, after) } });
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    if (error.failure.kind === "gone") return { ok: true };
    return failedOutcome(error, error.failure.kind === "unclear" ? open : memo);
  }
}

const maxSent = 5;

function withSent({ sent }: Memo, values: FieldValues): NonNullable<Memo["sent"]>["values"] {
  const all = boardFields.map((field) => {
    const value = values[field];
    const before = sent?.values[field] ?? [];
    return [field, [...before, ...(value === undefined ? [] : [value])].slice(-maxSent)] as const;
  });
  return Object.fromEntries(all);
}

/** What the item is known to have after a write: without the columns that the CRM refused to change. */
function confirmed(values: FieldValues, after: FieldsOnBoard): Memo["known"] {
  const known = boardFields.flatMap((field) => {
    const [value, board] = [values[field], after[field]];
    return value !== undefined && board?.value === value ? [[field, { value, at: board.at }] as const] : [];
  });
  return Object.fromEntries(known);
}
