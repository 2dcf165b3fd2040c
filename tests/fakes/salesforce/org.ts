import type { Reply } from "#tests/fakes/crm/fault-server.ts";
import { type Condition, parseSoql, SoqlFault } from "./soql.ts";

/** The records of a Salesforce organization, with the rules that the published API has for them. */

type FieldType = "string" | "textarea" | "number" | "date" | "boolean" | "id" | "email" | "picklist";
type Field = { readonly type: FieldType; readonly length?: number; readonly required?: true; readonly unique?: true };

const idField = "AMIVA_Valuation_Id__c";
const line = (length = 255): Field => ({ type: "string", length });
const id: Field = { type: "id" };
const externalId: Field = { type: "string", length: 100, unique: true };
export const stageNames = [
  "Prospecting",
  "Qualification",
  "Needs Analysis",
  "Value Proposition",
  "NDA signed",
  "Closed Won",
  "Closed Lost",
];

/** As an organization has them once the setup guide was followed. */
const objects: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Opportunity: {
    Name: { type: "string", length: 120, required: true },
    StageName: { type: "picklist", required: true },
    CloseDate: { type: "date", required: true },
    AccountId: id,
    OwnerId: id,
    Amount: { type: "number" },
    Description: { type: "textarea", length: 32_000 },
    NextStep: line(),
    [idField]: externalId,
    AMIVA_Follow_Up__c: { type: "date" },
  },
  Contact: {
    LastName: { type: "string", length: 80, required: true },
    FirstName: line(40),
    Email: { type: "email" },
    Phone: line(40),
    AccountId: id,
    [idField]: externalId,
  },
  Account: { Name: { type: "string", length: 255, required: true }, Website: line(), [idField]: externalId },
  OpportunityContactRole: { OpportunityId: id, ContactId: id, IsPrimary: { type: "boolean" } },
  Task: {
    Subject: line(),
    Description: { type: "textarea", length: 32_000 },
    Status: line(40),
    WhatId: id,
    WhoId: id,
  },
  Event: { Subject: line(), WhatId: id, WhoId: id },
  OpportunityFieldHistory: { OpportunityId: id, Field: line() },
  User: { Email: line(), IsActive: { type: "boolean" } },
};
const systemFields = ["Id", "CreatedDate", "LastModifiedDate", "CreatedById"];
const prefixes: Readonly<Record<string, string>> = {
  Opportunity: "006",
  Contact: "003",
  Account: "001",
  OpportunityContactRole: "00K",
  Task: "00T",
  Event: "00U",
  OpportunityFieldHistory: "017",
};
/** What goes with a record, and by which field. */
const cascades: Readonly<Record<string, readonly (readonly [object: string, field: string])[]>> = {
  Opportunity: [
    ["Task", "WhatId"],
    ["Event", "WhatId"],
    ["OpportunityContactRole", "OpportunityId"],
    ["OpportunityFieldHistory", "OpportunityId"],
  ],
  Account: [
    ["Contact", "AccountId"],
    ["Opportunity", "AccountId"],
    ["Task", "WhatId"],
  ],
  Contact: [["OpportunityContactRole", "ContactId"]],
};
/** Fields whose changes the firm has the vendor keep, and their names there. */
const tracked: Readonly<Record<string, string>> = {
  StageName: "StageName",
  OwnerId: "Owner",
  AMIVA_Follow_Up__c: "AMIVA_Follow_Up__c",
};

type Value = string | number | boolean | null;
export type Held = {
  readonly id: string;
  readonly object: string;
  readonly createdAt: number;
  modifiedAt: number;
  values: Record<string, Value>;
};

export function problem(status: number, errorCode: string, message: string, more: object = {}): Reply {
  return { status, body: [{ message, errorCode, ...more }] };
}
export const ownUser = "005AA000000SITEAAA";

/** The vendor writes its offset without a colon. */
const stamp = (at: number) => new Date(at).toISOString().replace("Z", "+0000");

export function createOrg() {
  const records = new Map<string, Held>();
  const absent = new Set<string>();
  const duplicates = new Map<string, string | undefined>();
  let users: readonly { readonly id: string; readonly email: string }[] = [];
  let lastId = 0;
  let deletions = 0;

  const fieldsOf = (object: string) =>
    Object.entries(objects[object] ?? {}).filter(([name]) => !absent.has(`${object}.${name}`));
  const field = (object: string, name: string) => fieldsOf(object).find(([each]) => each === name)?.[1];
  const all = (object: string): readonly Held[] =>
    object === "User"
      ? users.map((user) => ({
          id: user.id,
          object,
          createdAt: 0,
          modifiedAt: 0,
          values: { Email: user.email, IsActive: true },
        }))
      : [...records.values()].filter((each) => each.object === object);

  const isValid: Readonly<Record<FieldType, (value: Value, known: Field) => boolean>> = {
    string: (value, { length = 255 }) => String(value).length <= length,
    textarea: (value, { length = 32_000 }) => String(value).length <= length,
    number: (value) => /^-?\d+(\.\d+)?$/.test(String(value)),
    date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
    boolean: (value) => typeof value === "boolean",
    id: (value) => /^\w{15}(\w{3})?$/.test(String(value)),
    email: (value) => /^\S+@\S+\.\S+$/.test(String(value)),
    picklist: (value) => stageNames.includes(String(value)),
  };
  const codes: Readonly<Partial<Record<FieldType, string>>> = {
    string: "STRING_TOO_LONG",
    textarea: "STRING_TOO_LONG",
    email: "INVALID_EMAIL_ADDRESS",
    picklist: "INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST",
  };

  /** What is wrong with one value, if anything. */
  function badValue(object: string, name: string, value: Value, own: Held | undefined): Reply | undefined {
    const known = field(object, name);
    if (!known) return problem(400, "INVALID_FIELD", `No such column '${name}' on sobject of type ${object}`);
    if (value === null) return undefined;
    if (!isValid[known.type](value, known))
      return problem(400, codes[known.type] ?? "JSON_PARSER_ERROR", `${name}: bad value`, { fields: [name] });
    const isNothing = known.type === "id" && name !== "OwnerId" && !records.has(String(value));
    if (isNothing) return problem(400, "INVALID_CROSS_REFERENCE_KEY", "invalid cross reference id", { fields: [] });
    const isTaken = known.unique && all(object).some((each) => each !== own && each.values[name] === value);
    return isTaken ? problem(400, "DUPLICATE_VALUE", `duplicate value found: ${name}`, { fields: [name] }) : undefined;
  }

  /** What keeps a record from being created, if anything. */
  function badRecord(object: string, given: Readonly<Record<string, Value>>): Reply | undefined {
    const lacking = fieldsOf(object).filter(([name, { required }]) => required && (given[name] ?? "") === "");
    const fields = lacking.map(([name]) => name);
    if (fields.length > 0)
      return problem(400, "REQUIRED_FIELD_MISSING", `Required fields are missing: [${fields}]`, { fields });
    if (!duplicates.has(object)) return undefined;
    const existing = duplicates.get(object);
    const matchRecords = existing === undefined ? [] : [{ fieldDiffs: [], record: { Id: existing } }];
    const duplicateResult = { allowSave: false, matchResults: [{ matchRecords }] };
    return problem(400, "DUPLICATES_DETECTED", "Use one of these records?", { fields: [], duplicateResult });
  }

  /** What the vendor would refuse, if anything. */
  function refusal(object: string, given: Readonly<Record<string, Value>>, own?: Held): Reply | undefined {
    const values = Object.entries(given).map(([name, value]) => badValue(object, name, value, own));
    return values.find((each) => each !== undefined) ?? (own ? undefined : badRecord(object, given));
  }

  function set(held: Held, given: Readonly<Record<string, Value>>, at: number): void {
    for (const [name, value] of Object.entries(given)) {
      const before = held.values[name] ?? null;
      held.values[name] = value;
      const history = held.object === "Opportunity" ? tracked[name] : undefined;
      // The vendor keeps no history of what a record was created with.
      if (history !== undefined && before !== value && held.modifiedAt >= 0)
        insert("OpportunityFieldHistory", { OpportunityId: held.id, Field: history }, at);
    }
    held.modifiedAt = Math.max(held.modifiedAt, at);
  }

  function insert(object: string, given: Readonly<Record<string, Value>>, at: number): Held {
    const number = String(++lastId).padStart(12, "0");
    const held: Held = { id: `${prefixes[object]}${number}AAA`, object, createdAt: at, modifiedAt: -1, values: {} };
    records.set(held.id, held);
    set(held, { ...(object === "Opportunity" && { OwnerId: ownUser }), ...given }, at);
    return held;
  }

  function remove(held: Held): void {
    records.delete(held.id);
    deletions += held.object === "Opportunity" ? 1 : 0;
    for (const [object, by] of cascades[held.object] ?? [])
      for (const other of all(object)) if (other.values[by] === held.id) remove(other);
  }

  function value(held: Held, name: string): Value {
    if (name === "Id") return held.id;
    if (name === "CreatedDate") return stamp(held.createdAt);
    if (name === "LastModifiedDate") return stamp(held.modifiedAt);
    if (name === "CreatedById") return ownUser;
    return held.values[name] ?? null;
  }

  function matches(held: Held, { field: name, operator, values }: Condition): boolean {
    const has = value(held, name);
    const same = (wanted: string | boolean | null) =>
      typeof has === "string" && typeof wanted === "string"
        ? has.toLowerCase() === wanted.toLowerCase()
        : has === wanted;
    if (operator === "!=") return !same(values[0] ?? null);
    if (operator === ">=") return Date.parse(String(has)) >= Date.parse(String(values[0]));
    return values.some(same);
  }

  function query(soql: string): Reply {
    try {
      const { fields, object, conditions, order, limit } = parseSoql(soql);
      if (!objects[object]) return problem(400, "INVALID_TYPE", `sObject type '${object}' is not supported.`);
      const asked = [...fields, ...conditions.map((each) => each.field), ...(order ? [order.field] : [])];
      const unknown = asked.find((name) => !systemFields.includes(name) && !field(object, name));
      if (unknown) return problem(400, "INVALID_FIELD", `No such column '${unknown}' on entity '${object}'.`);
      // A long text cannot be searched.
      if (conditions.some((each) => field(object, each.field)?.type === "textarea"))
        return problem(400, "INVALID_FIELD", "field can not be filtered in a query call");
      const found = all(object).filter((held) => conditions.every((each) => matches(held, each)));
      const key = (held: Held) => (order ? String(value(held, order.field)) : "");
      const ordered = order
        ? found.toSorted((a, b) => key(a).localeCompare(key(b)) * (order.descending ? -1 : 1))
        : found.toReversed();
      const rows = ordered.slice(0, limit).map((held) => ({
        attributes: { type: object, url: `/services/data/v66.0/sobjects/${object}/${held.id}` },
        ...Object.fromEntries(fields.map((name) => [name, value(held, name)])),
      }));
      return { status: 200, body: { totalSize: rows.length, done: true, records: rows } };
    } catch (error) {
      if (error instanceof SoqlFault) return problem(400, "MALFORMED_QUERY", error.message);
      throw error;
    }
  }

  return {
    all,
    field,
    refusal,
    set,
    insert,
    remove,
    query,
    byId: (object: string, wanted: string) => {
      const held = records.get(wanted);
      return held?.object === object ? held : undefined;
    },
    isObject: (object: string) => objects[object] !== undefined,
    describe: (object: string) => ({
      name: object,
      label: object,
      fields: fieldsOf(object).map(([name, { type, unique = false }]) => ({
        name,
        type: type === "id" ? "reference" : type,
        externalId: unique,
        unique,
        picklistValues: type === "picklist" ? stageNames.map((label) => ({ active: true, label, value: label })) : [],
      })),
    }),
    removeField: (object: string, name: string) => void absent.add(`${object}.${name}`),
    /** The firm has a rule against duplicates, which finds this record, or does not say which. */
    blockDuplicates: (object: string, existing?: string) => void duplicates.set(object, existing),
    setUsers: (given: typeof users) => {
      users = given;
    },
    deletions: () => deletions,
  };
}
export type Org = ReturnType<typeof createOrg>;
