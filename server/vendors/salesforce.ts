import { crmDescription } from "#domain/leads/crm/crm-description.ts";
import { type CrmRecord, recordName } from "#domain/leads/crm/crm-record.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { addDays } from "#domain/time/calendar.ts";
import { ignoreIfGone } from "./crm/crm-error.ts";
import type { FieldPlaces, StageNames } from "./crm/crm-maps.ts";
import { withOwnIds } from "./crm/own-ids.ts";
import { subjectKey } from "./crm/subject-key.ts";
import { withoutRefused } from "./crm/without-refused.ts";
import type { Crm, CrmTools } from "./crm.ts";
import { idField } from "./salesforce/failure.ts";
import { createOpportunityFields } from "./salesforce/opportunity-fields.ts";
import { createSalesforcePeople } from "./salesforce/people.ts";
import { createRecords, type Fields, quoted } from "./salesforce/records.ts";
import { createSalesforceClient, type SalesforceConnection } from "./salesforce/salesforce-client.ts";

export type SalesforceSettings = SalesforceConnection & {
  readonly stages: StageNames;
  readonly fields: FieldPlaces;
};

/** The vendor's limits: it refuses the whole record for a longer text. */
const limits = { name: 120, line: 255, text: 32_000 } as const;
/** The vendor wants a day on which the deal is expected to close. */
const closesAfterDays = 180;
const required = ["Name", "StageName", "CloseDate"];

/** Opportunities in Salesforce: one per valuation, with its contact and account. */
export function createSalesforce(
  { stages, fields: places, ...connection }: SalesforceSettings,
  { log, countCall = async () => {} }: CrmTools,
): Crm {
  const { send, ownUser } = createSalesforceClient(connection, countCall);
  const records = createRecords(send);
  const people = createSalesforcePeople({ records, log });

  function fieldsOf(record: CrmRecord): Fields {
    const { texts } = record;
    const placed = Object.entries(places).flatMap(([field, name]) => {
      const text = field === "notes" ? description(record) : (texts[field as keyof typeof texts] ?? "");
      const limit = name === "Description" || text.includes("\n") ? limits.text : limits.line;
      return name === null || text === "" ? [] : [[name, cutAtWord(text, limit)] as const];
    });
    // Both are there when a record is created, and neither when it is changed.
    const opened =
      texts.stage && texts.date ? { StageName: stages.new, CloseDate: addDays(texts.date, closesAfterDays) } : {};
    return { Name: recordName(record, limits.name), ...Object.fromEntries(placed), ...opened };
  }

  const description = (record: CrmRecord) =>
    crmDescription(record, (field) => field in places && places[field as keyof FieldPlaces] !== null);

  const write = (values: Fields, to: (left: Fields) => Promise<string>) =>
    withoutRefused(values, { required, log }, to);

  const crm: Crm = {
    ...createOpportunityFields({ records, ownUser, stages, followUp: places.followUpDate, log }),

    createItem: async (record, { signal }) => {
      const key = subjectKey(record.subject);
      const account = await people.accountFor(key, record, signal);
      const fields = { ...fieldsOf(record), ...(account !== undefined && { AccountId: account }) };
      const id = await write(fields, (left) => records.upsert("Opportunity", key, left, signal));
      await people.linkContactOf(id, { key, record, account }, signal);
      return id;
    },

    updateItem: async (id, record, { signal }) => {
      await write(fieldsOf(record), async (left) => {
        await records.change("Opportunity", id, left, signal);
        return id;
      });
      const [row] = await records.query(`SELECT AccountId FROM Opportunity WHERE Id = ${quoted(id)}`, signal);
      const account = row?.text("AccountId") || undefined;
      await people.linkContactOf(id, { key: subjectKey(record.subject), record, account }, signal);
    },

    findItems: async (subject, { signal }) => {
      const key = quoted(subjectKey(subject));
      const rows = await records.query(
        `SELECT Id FROM Opportunity WHERE ${idField} = ${key} ORDER BY CreatedDate ASC`,
        signal,
      );
      return rows.map((row) => row.text("Id"));
    },

    deleteItem: async (id, { signal }) => {
      const [row] = await records.query(
        `SELECT ${idField}, AccountId FROM Opportunity WHERE Id = ${quoted(id)}`,
        signal,
      );
      if (!row) return;
      await people.removeOf(id, { key: row.text(idField), account: row.text("AccountId") }, signal);
      // Its tasks and contact roles go with it.
      await ignoreIfGone(records.remove("Opportunity", id, signal));
    },

    removeTraces: (subject, { signal }) => people.removeTraces(subjectKey(subject), signal),

    addComment: (opportunity, text, { signal }) => {
      const Description = cutAtWord(text, limits.text);
      const task = { WhatId: opportunity, Subject: subjectOf(text), Description, Status: "Completed" };
      return withoutRefused(task, { required: ["WhatId", "Description"], log }, (left) =>
        records.create("Task", left, signal),
      );
    },

    findComments: async (opportunity, { signal }) => {
      const rows = await records.query(
        `SELECT Id, Description FROM Task WHERE WhatId = ${quoted(opportunity)} ORDER BY CreatedDate ASC`,
        signal,
      );
      return rows.map((row) => ({ id: row.text("Id"), text: row.text("Description") }));
    },

    deleteComment: (id, { signal }) => ignoreIfGone(records.remove("Task", id, signal)),
  };
  // The first three letters of an id say what it is of.
  const ids = (start: string) => ({ prefix: "", form: new RegExp(`^${start}\\w{12}(\\w{3})?$`) });
  return withOwnIds("salesforce", crm, { item: ids("006"), comment: ids("00T") });
}

/** The first line that is not an id. */
function subjectOf(text: string): string {
  const line = text.split("\n").find((each) => each.trim() !== "" && !/^[\w ]+ ID: /.test(each));
  return cutAtWord(line ?? "Message", limits.line);
}
