import { randomUUID } from "node:crypto";
import type { Reply } from "#tests/fakes/crm/fault-server.ts";

/** The records of a HubSpot account, with the rules that the published API has for them. */

export const objectTypes = ["deals", "contacts", "companies", "notes"] as const;
export type ObjectType = (typeof objectTypes)[number];

type PropertyType = "string" | "number" | "date" | "datetime" | "stage" | "owner";
type Property = { readonly type: PropertyType; readonly unique?: true };

const idProperty = "amiva_valuation_id";
const text: Property = { type: "string" };
const unique: Property = { type: "string", unique: true };

/** As an account has them once the setup guide was followed. */
const properties: Readonly<Record<ObjectType, Readonly<Record<string, Property>>>> = {
  deals: {
    dealname: text,
    dealstage: { type: "stage" },
    pipeline: text,
    amount: { type: "number" },
    description: text,
    hs_next_step: text,
    hubspot_owner_id: { type: "owner" },
    [idProperty]: unique,
    amiva_follow_up: { type: "date" },
  },
  contacts: { email: unique, phone: text, firstname: text, lastname: text, [idProperty]: unique },
  companies: { name: text, domain: text, [idProperty]: unique },
  notes: { hs_note_body: text, hs_timestamp: { type: "datetime" } },
};

const stages = ["Intro Call / Qualification", "Tried", "Talked", "Meeting set", "Engaged", "Not now", "NDA signed"];
const times = { createdAt: new Date(0).toISOString(), updatedAt: new Date(0).toISOString() };
export const pipeline = {
  id: "default",
  label: "Sell-side intake",
  displayOrder: 0,
  archived: false,
  ...times,
  stages: stages.map((label, displayOrder) => ({
    id: `1500${displayOrder}`,
    label,
    displayOrder,
    archived: false,
    metadata: {},
    ...times,
  })),
};
export const stageId = (label: string) => pipeline.stages.find((stage) => stage.label === label)?.id ?? "";

type Held = {
  readonly id: string;
  readonly type: ObjectType;
  readonly createdAt: number;
  updatedAt: number;
  values: Record<string, string>;
  history: Record<string, { value: string; timestamp: string; sourceType: string }[]>;
  links: Set<string>;
};

export function problem(status: number, category: string, message: string, more: object = {}): Reply {
  return { status, body: { status: "error", message, correlationId: randomUUID(), category, ...more } };
}
export const missing = () => problem(404, "OBJECT_NOT_FOUND", "resource not found");

const invalid = (code: string, name: string) =>
  problem(400, "VALIDATION_ERROR", "Property values were not valid", {
    errors: [{ message: `The property "${name}" was refused.`, code, context: { propertyName: [name] } }],
  });

type Settings = { readonly now: () => number; readonly lagMs: () => number };

export function createPortal({ now, lagMs }: Settings) {
  const objects = new Map<string, Held>();
  const absent = new Set<string>();
  let owners: readonly { readonly id: string; readonly email: string }[] = [];
  let lastId = 40_000_000_000;
  let deletions = 0;

  const all = (type: ObjectType) => [...objects.values()].filter((each) => each.type === type);
  const byId = (type: ObjectType, id: string) => {
    const found = objects.get(id);
    return found?.type === type ? found : undefined;
  };
  const definition = (type: ObjectType, name: string) =>
    absent.has(`${type}.${name}`) ? undefined : properties[type][name];

  /** By the vendor's id, or by the value of a property with unique values. */
  function find(type: ObjectType, id: string, by: string | undefined): Held | undefined | Reply {
    if (by === undefined) return byId(type, id);
    if (!definition(type, by)?.unique)
      return problem(400, "VALIDATION_ERROR", `${by} is not a property with unique values`);
    return all(type).find(({ values }) => values[by]?.toLowerCase() === id.toLowerCase());
  }

  const checks: Readonly<Record<PropertyType, (value: string) => string | undefined>> = {
    string: (value) => (value.length > 65_536 ? "INVALID_LENGTH" : undefined),
    number: (value) => (/^-?\d+(\.\d+)?$/.test(value) ? undefined : "INVALID_LONG"),
    date: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? undefined : "INVALID_DATE"),
    datetime: (value) => (Number.isNaN(Date.parse(value)) ? "INVALID_DATE" : undefined),
    stage: (value) => (pipeline.stages.some(({ id }) => id === value) ? undefined : "INVALID_OPTION"),
    owner: (value) => (owners.some(({ id }) => id === value) ? undefined : "INVALID_OWNER_ID"),
  };

  /** What is wrong with one value, if anything. An empty one clears the property. */
  function badValue(type: ObjectType, name: string, value: string, own: Held | undefined): Reply | undefined {
    const known = definition(type, name);
    if (!known) return invalid("PROPERTY_DOESNT_EXIST", name);
    const code = value === "" ? undefined : checks[known.type](value);
    if (code) return invalid(code, name);
    const isUnique = known.unique && value !== "";
    const other = all(type).find((each) => isUnique && each !== own && each.values[name] === value);
    return other && problem(409, "CONFLICT", `${type} already exists. Existing ID: ${other.id}`);
  }

  /** What the vendor would refuse, if anything. */
  function refusal(type: ObjectType, given: Readonly<Record<string, string>>, own?: Held): Reply | undefined {
    const values = Object.entries(given).map(([name, value]) => badValue(type, name, value, own));
    return values.find((each) => each !== undefined);
  }

  function set(object: Held, given: Readonly<Record<string, string>>, at: number, sourceType = "INTEGRATION"): void {
    for (const [name, value] of Object.entries(given)) {
      if ((object.values[name] ?? "") === value && name in object.values) continue;
      object.values[name] = value;
      const change = { value, timestamp: new Date(at).toISOString(), sourceType };
      object.history[name] = [change, ...(object.history[name] ?? [])];
    }
    object.updatedAt = Math.max(object.updatedAt, at);
  }

  function create(type: ObjectType, given: Readonly<Record<string, string>>): Held {
    const id = String(++lastId);
    const object: Held = { id, type, createdAt: now(), updatedAt: now(), values: {}, history: {}, links: new Set() };
    objects.set(id, object);
    set(object, given, now());
    return object;
  }

  function link(a: Held, b: Held): void {
    a.links.add(b.id);
    b.links.add(a.id);
  }

  /** A record as the API shows it, with the properties that were asked for. */
  function shown(
    object: Held,
    wanted: readonly string[],
    history: readonly string[] = [],
    links: readonly string[] = [],
  ) {
    const value = (name: string) =>
      ({
        hs_object_id: object.id,
        createdate: new Date(object.createdAt).toISOString(),
        hs_lastmodifieddate: new Date(object.updatedAt).toISOString(),
      })[name] ?? (object.values[name] === "" ? null : (object.values[name] ?? null));
    const linkedTo = links.flatMap((type) => {
      const results = [...object.links].flatMap((id) => {
        const other = objects.get(id);
        // Each link is listed once per kind of link, as for labeled ones.
        return other?.type === type
          ? [
              { id, type: `${object.type}_to_${type}` },
              { id, type: "unlabeled" },
            ]
          : [];
      });
      return results.length > 0 ? [[type, { results }] as const] : [];
    });
    return {
      id: object.id,
      properties: Object.fromEntries(
        ["hs_object_id", "createdate", "hs_lastmodifieddate", ...wanted, ...history].map((name) => [name, value(name)]),
      ),
      ...(history.length > 0 && {
        propertiesWithHistory: Object.fromEntries(history.map((name) => [name, object.history[name] ?? []])),
      }),
      ...(linkedTo.length > 0 && { associations: Object.fromEntries(linkedTo) }),
      createdAt: new Date(object.createdAt).toISOString(),
      updatedAt: new Date(object.updatedAt).toISOString(),
      archived: false,
    };
  }

  function remove(object: Held): void {
    objects.delete(object.id);
    for (const other of objects.values()) other.links.delete(object.id);
    deletions += object.type === "deals" ? 1 : 0;
  }

  return {
    all,
    byId,
    find,
    refusal,
    set,
    create,
    link,
    shown,
    remove,
    /** Those that the search index has. */
    searchable: (type: ObjectType) => all(type).filter(({ createdAt }) => now() >= createdAt + lagMs()),
    linked: (object: Held, type: ObjectType) => [...object.links].flatMap((id) => byId(type, id) ?? []),
    definitions: (type: ObjectType) =>
      Object.entries(properties[type])
        .filter(([name]) => !absent.has(`${type}.${name}`))
        .map(([name, { type: kind, unique: hasUniqueValue = false }]) => ({
          name,
          label: name,
          type: kind === "stage" || kind === "owner" ? "enumeration" : kind,
          fieldType: "text",
          groupName: "information",
          description: "",
          options: [],
          hasUniqueValue,
        })),
    removeProperty: (type: ObjectType, name: string) => void absent.add(`${type}.${name}`),
    owners: () => owners,
    setOwners: (given: typeof owners) => {
      owners = given;
    },
    deletions: () => deletions,
  };
}
export type Portal = ReturnType<typeof createPortal>;
