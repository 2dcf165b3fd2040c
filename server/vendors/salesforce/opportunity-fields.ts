import type { BoardField, FieldsOnBoard } from "#domain/desk/board/board-fields.ts";
import { isStage } from "#domain/desk/leads/stages.ts";
import type { Log } from "#server/ops/log.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import { type StageNames, stageCalled } from "#server/vendors/crm/crm-maps.ts";
import { leadIdOf } from "#server/vendors/crm/subject-key.ts";
import { withoutRefused } from "#server/vendors/crm/without-refused.ts";
import type { CrmFieldCalls } from "#server/vendors/crm.ts";
import { idField } from "./failure.ts";
import { quoted, type Row, type SalesforceRecords } from "./records.ts";
import type { SalesforceClient } from "./salesforce-client.ts";

/** The most that one look reads. */
const maxChanged = 2_000;
const maxHistory = 100;

type Parts = {
  readonly records: SalesforceRecords;
  readonly ownUser: SalesforceClient["ownUser"];
  readonly stages: StageNames;
  /** The date field; null if the firm has none. */
  readonly followUp: string | null;
  readonly log: Pick<Log, "warn">;
};

export function createOpportunityFields({ records, ownUser, stages, followUp, log }: Parts): CrmFieldCalls {
  const nameOf: Readonly<Partial<Record<BoardField, string>>> = {
    stage: "StageName",
    owner: "OwnerId",
    ...(followUp !== null && { followUp }),
  };
  const fields = Object.keys(nameOf) as readonly BoardField[];
  const selected = ["Id", idField, ...Object.values(nameOf)].join(", ");

  /** Every opportunity has an owner; ours are nobody's. Ids come with 15 or 18 characters. */
  function fieldsOf(row: Row, own: string, changedAt: ReadonlyMap<string, number> = new Map()): FieldsOnBoard {
    const read: Readonly<Record<BoardField, (text: string) => string | undefined>> = {
      stage: (text) => stageCalled(text, stages),
      owner: (text) => (text.slice(0, 15) === own.slice(0, 15) ? "" : text),
      followUp: (text) => text.slice(0, 10),
    };
    const shown = fields.map((field) => {
      const name = nameOf[field] ?? "";
      return [field, { value: read[field](row.text(name)), at: changedAt.get(name) }] as const;
    });
    return Object.fromEntries(shown);
  }

  /** When each field was last changed, if the firm has the vendor keep its history. */
  async function lastChanges(id: string, signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
    const history = await records.query(
      `SELECT Field, CreatedDate FROM OpportunityFieldHistory WHERE OpportunityId = ${quoted(id)} ORDER BY CreatedDate DESC LIMIT ${maxHistory}`,
      signal,
    );
    const times = new Map<string, number>();
    for (const row of history) {
      // The history calls the owner by another name.
      const field = row.text("Field") === "Owner" ? "OwnerId" : row.text("Field");
      if (!times.has(field)) times.set(field, Date.parse(row.text("CreatedDate")));
    }
    return times;
  }

  async function readFields(id: string, signal: AbortSignal): Promise<FieldsOnBoard | undefined> {
    const [row] = await records.query(`SELECT ${selected} FROM Opportunity WHERE Id = ${quoted(id)}`, signal);
    return row && fieldsOf(row, await ownUser(signal), await lastChanges(id, signal));
  }

  async function valueFor(field: BoardField, value: string, signal: AbortSignal): Promise<string | null> {
    if (field === "stage") return stages[isStage(value) ? value : "new"];
    if (field === "owner" && value === "") return ownUser(signal);
    return value === "" ? null : value;
  }

  return {
    fields,

    readFields: (id, { signal }) => readFields(id, signal),

    writeFields: async (id, wanted, { signal }) => {
      const written: [string, string | null][] = [];
      for (const field of fields) {
        const [value, name] = [wanted[field], nameOf[field]];
        if (value !== undefined && name !== undefined) written.push([name, await valueFor(field, value, signal)]);
      }
      await withoutRefused<string | null, void>(Object.fromEntries(written), { required: [], log }, async (left) => {
        if (Object.keys(left).length > 0) await records.change("Opportunity", id, left, signal);
      });
      const after = await readFields(id, signal);
      if (!after) throw new CrmError("salesforce", { kind: "gone" }, "the opportunity is not there");
      return after;
    },

    changedItems: async (since, { signal }) => {
      const from = new Date(Math.max(since, 0)).toISOString();
      const rows = await records.query(
        `SELECT ${selected}, LastModifiedDate FROM Opportunity WHERE ${idField} != null AND LastModifiedDate >= ${from} ORDER BY LastModifiedDate DESC LIMIT ${maxChanged}`,
        signal,
      );
      const own = await ownUser(signal);
      return rows.map((row) => ({
        id: row.text("Id"),
        leadId: leadIdOf(row.text(idField)),
        changedAt: Date.parse(row.text("LastModifiedDate")) || 0,
        fields: fieldsOf(row, own),
      }));
    },

    findPeople: async (emails, { signal }) => {
      if (emails.length === 0) return new Map();
      const rows = await records.query(
        `SELECT Id, Email FROM User WHERE IsActive = true AND Email IN (${emails.map(quoted).join(", ")}) ORDER BY CreatedDate DESC`,
        signal,
      );
      // The oldest of several accounts with one address.
      return new Map(rows.map((row) => [row.text("Email").toLowerCase(), row.text("Id")]));
    },
  };
}
