import { z } from "zod";
import { readAnswer } from "#server/vendors/crm/crm-error.ts";
import { idField } from "./failure.ts";
import type { SendToSalesforce } from "./salesforce-client.ts";

export type RecordType = "Opportunity" | "Contact" | "Account" | "OpportunityContactRole" | "Task";
export type Fields = Readonly<Record<string, string | boolean | null>>;

const saved = z.object({ id: z.string() });
const rows = z.object({ records: z.array(z.record(z.string(), z.unknown())) });

/** A text inside a query. */
export const quoted = (text: string): string =>
  `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n").replaceAll("\r", "\\r")}'`;

const read = <T>(schema: z.ZodType<T>, answer: unknown): T => readAnswer("salesforce", schema, answer);

export type Row = {
  /** Empty if it has no value. */
  text(field: string): string;
};

/** Records of the CRM, by the vendor's client. Every call @throws CrmError. */
export function createRecords(send: SendToSalesforce) {
  return {
    /** Rows of a query, which sees everything that was written before. */
    async query(soql: string, signal: AbortSignal): Promise<readonly Row[]> {
      const answer = await send(signal, async (client) => client.query(soql));
      return read(rows, answer).records.map((row) => ({
        text: (field) => (row[field] === null || row[field] === undefined ? "" : String(row[field])),
      }));
    },

    /** Creates it, or changes the one with this id of ours. */
    async upsert(type: RecordType, key: string, fields: Fields, signal: AbortSignal): Promise<string> {
      const answer = await send(signal, (client) => client.upsert(type, { ...fields, [idField]: key }, idField));
      return read(saved, answer).id;
    },

    async create(type: RecordType, fields: Fields, signal: AbortSignal): Promise<string> {
      return read(saved, await send(signal, (client) => client.create(type, { ...fields }))).id;
    },

    async change(type: RecordType, id: string, fields: Fields, signal: AbortSignal): Promise<void> {
      await send(signal, (client) => client.update(type, { ...fields, Id: id }));
    },

    /** It stays in the recycle bin for 15 days. */
    async remove(type: RecordType, id: string, signal: AbortSignal): Promise<void> {
      await send(signal, (client) => client.destroy(type, id));
    },
  };
}
export type SalesforceRecords = ReturnType<typeof createRecords>;
