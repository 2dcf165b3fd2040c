import { parseArgs } from "node:util";
import { z } from "zod";
import { type FakeRequest, type FakeVendor, type Operation, type Reply, startFaultServer } from "./crm/fault-server.ts";
import {
  createPortal,
  missing,
  type ObjectType,
  objectTypes,
  type Portal,
  pipeline,
  problem,
} from "./hubspot/portal.ts";

export const fakePortal = { token: "pat-na1-fake-token" } as const;

const inputs = z.record(z.string(), z.string());
const schemas = {
  create: z.strictObject({
    properties: inputs,
    associations: z
      .array(
        z.object({
          to: z.object({ id: z.string() }),
          types: z.array(z.object({ associationCategory: z.literal("HUBSPOT_DEFINED"), associationTypeId: z.int() })),
        }),
      )
      .optional(),
  }),
  update: z.strictObject({ properties: inputs }),
  upsert: z.strictObject({
    inputs: z.array(z.object({ id: z.string(), idProperty: z.string(), properties: inputs })).length(1),
  }),
  batchRead: z.object({ inputs: z.array(z.object({ id: z.string() })).max(100), properties: z.array(z.string()) }),
  search: z.object({
    filterGroups: z
      .array(
        z.object({
          filters: z.array(
            z.object({
              propertyName: z.string(),
              operator: z.enum(["EQ", "GTE", "HAS_PROPERTY"]),
              value: z.string().optional(),
            }),
          ),
        }),
      )
      .length(1),
    sorts: z.array(z.string()).max(1),
    properties: z.array(z.string()),
    limit: z.int().max(200),
    after: z.string().optional(),
  }),
};

/** The type of an association from a new record to a deal. */
const typeIds: Readonly<Partial<Record<ObjectType, number>>> = { contacts: 4, companies: 342, notes: 214 };

const badRequest = (message: string) => problem(400, "VALIDATION_ERROR", message);

/** HubSpot's CRM API (v3 objects, v4 associations) over records in memory. */
export async function startFakeHubspot({ port = 0, now = Date.now }: { port?: number; now?: () => number } = {}) {
  let lagMs = () => 0;
  let portal: Portal;
  const newPortal = () => createPortal({ now, lagMs: () => lagMs() });
  portal = newPortal();

  function createOne(type: ObjectType, body: unknown): Reply {
    const { properties, associations = [] } = schemas.create.parse(body);
    const targets = associations.map(({ to, types }) => ({ deal: portal.byId("deals", to.id), types }));
    if (targets.some(({ deal, types }) => !deal || types[0]?.associationTypeId !== typeIds[type]))
      return badRequest("One or more associations are not valid");
    const refusal = portal.refusal(type, properties);
    if (refusal) return refusal;
    const object = portal.create(type, properties);
    for (const { deal } of targets) if (deal) portal.link(object, deal);
    return { status: 201, body: portal.shown(object, Object.keys(properties)) };
  }

  function upsert(type: ObjectType, body: unknown): Reply {
    const [{ id, idProperty, properties } = { id: "", idProperty: "", properties: {} }] =
      schemas.upsert.parse(body).inputs;
    if (!portal.definitions(type).some(({ name }) => name === idProperty))
      return badRequest(`Property "${idProperty}" does not exist`);
    const found = portal.find(type, id, idProperty);
    if (found && "status" in found) return found;
    const given = { ...properties, [idProperty]: id };
    const refusal = portal.refusal(type, given, found);
    if (refusal) return refusal;
    const object = found ?? portal.create(type, given);
    if (found) portal.set(found, given, now());
    const times = { startedAt: new Date(now()).toISOString(), completedAt: new Date(now()).toISOString() };
    const results = [{ ...portal.shown(object, Object.keys(given)), new: !found }];
    return { status: 200, body: { status: "COMPLETE", results, ...times } };
  }

  function getOne(type: ObjectType, id: string, query: URLSearchParams): Reply {
    const lists = (name: string) =>
      query
        .getAll(name)
        .flatMap((part) => part.split(","))
        .filter(Boolean);
    const found = portal.find(type, id, query.get("idProperty") ?? undefined);
    if (!found) return missing();
    if ("status" in found) return found;
    const body = portal.shown(found, lists("properties"), lists("propertiesWithHistory"), lists("associations"));
    return { status: 200, body };
  }

  function update(type: ObjectType, id: string, body: unknown): Reply {
    const { properties } = schemas.update.parse(body);
    const object = portal.byId(type, id);
    if (!object) return missing();
    const refusal = portal.refusal(type, properties, object);
    if (refusal) return refusal;
    portal.set(object, properties, now());
    return { status: 200, body: portal.shown(object, Object.keys(properties)) };
  }

  /** Archiving what is not there succeeds. */
  function archive(type: ObjectType, id: string): Reply {
    const object = portal.byId(type, id);
    if (object) portal.remove(object);
    return { status: 204 };
  }

  function search(type: ObjectType, body: unknown): Reply {
    const { filterGroups, sorts, properties, limit, after = "0" } = schemas.search.parse(body);
    const [sort = ""] = sorts;
    const value = (object: ReturnType<Portal["all"]>[number], name: string) =>
      String((portal.shown(object, [name]).properties as Record<string, unknown>)[name] ?? "");
    const matches = portal.searchable(type).filter((object) =>
      filterGroups[0]?.filters.every(({ propertyName, operator, value: wanted = "" }) => {
        const has = value(object, propertyName);
        if (operator === "HAS_PROPERTY") return has !== "";
        return operator === "EQ" ? has === wanted : Date.parse(has) >= Number(wanted);
      }),
    );
    const name = sort.replace(/^-/, "");
    const ordered = matches.toSorted(
      (a, b) => value(a, name).localeCompare(value(b, name)) * (sort.startsWith("-") ? -1 : 1),
    );
    const page = ordered.slice(Number(after), Number(after) + limit);
    const rest = ordered.length > Number(after) + limit;
    return {
      status: 200,
      body: {
        total: ordered.length,
        results: page.map((object) => portal.shown(object, properties)),
        ...(rest && { paging: { next: { after: String(Number(after) + limit) } } }),
      },
    };
  }

  function batchRead(type: ObjectType, body: unknown): Reply {
    const { inputs: wanted, properties } = schemas.batchRead.parse(body);
    const results = wanted
      .flatMap(({ id }) => portal.byId(type, id) ?? [])
      .map((each) => portal.shown(each, properties));
    const times = { startedAt: new Date(now()).toISOString(), completedAt: new Date(now()).toISOString() };
    return { status: 200, body: { status: "COMPLETE", results, ...times } };
  }

  function link(fromType: ObjectType, from: string, toType: ObjectType, to: string): Reply {
    const [a, b] = [portal.byId(fromType, from), portal.byId(toType, to)];
    if (!a || !b) return missing();
    portal.link(a, b);
    const times = { startedAt: new Date(now()).toISOString(), completedAt: new Date(now()).toISOString() };
    return { status: 200, body: { status: "COMPLETE", results: [], ...times } };
  }

  const isType = (type: string | undefined): type is ObjectType => objectTypes.some((each) => each === type);

  function objectOperation({ method, path, query, body }: FakeRequest): Operation | undefined {
    const [type, ...rest] = path.slice("/crm/v3/objects/".length).split("/").map(decodeURIComponent);
    if (!isType(type)) return undefined;
    const json = () => JSON.parse(body) as unknown;
    const routes: Readonly<Record<string, Operation>> = {
      "POST ": { name: `create ${type}`, run: () => createOne(type, json()) },
      "POST batch/upsert": { name: `upsert ${type}`, run: () => upsert(type, json()) },
      "POST batch/read": { name: `batchRead ${type}`, run: () => batchRead(type, json()) },
      "POST search": { name: `search ${type}`, run: () => search(type, json()) },
    };
    const known = routes[`${method} ${rest.join("/")}`];
    const [id] = rest;
    if (known || rest.length !== 1 || id === undefined) return known;
    const single: Readonly<Record<string, Operation>> = {
      GET: { name: `read ${type}`, run: () => getOne(type, id, query) },
      PATCH: { name: `update ${type}`, run: () => update(type, id, json()) },
      DELETE: { name: `archive ${type}`, run: () => archive(type, id) },
    };
    return single[method];
  }

  function operationIn(request: FakeRequest): Operation | undefined {
    const { method, path, query } = request;
    if (path.startsWith("/crm/v3/objects/")) return objectOperation(request);
    const [, from, fromId = "", to, toId = ""] =
      /^\/crm\/v4\/objects\/(\w+)\/(\d+)\/associations\/default\/(\w+)\/(\d+)$/.exec(path) ?? [];
    if (method === "PUT" && isType(from) && isType(to))
      return { name: "link", run: () => link(from, fromId, to, toId) };
    if (method !== "GET") return undefined;
    if (path === "/crm/v3/pipelines/deals")
      return { name: "pipelines", run: () => ({ status: 200, body: { results: [pipeline] } }) };
    if (/^\/crm\/v3\/owners\/?$/.test(path))
      return {
        name: "owners",
        run: () => {
          const [from, limit] = [Number(query.get("after") ?? 0), Number(query.get("limit") ?? 100)];
          const page = portal.owners().slice(from, from + limit);
          const next =
            portal.owners().length > from + limit ? { paging: { next: { after: String(from + limit) } } } : {};
          const shown = page.map((owner) => ({
            ...owner,
            archived: false,
            type: "PERSON",
            createdAt: new Date(0),
            updatedAt: new Date(0),
          }));
          return { status: 200, body: { results: shown, ...next } };
        },
      };
    const type = /^\/crm\/v3\/properties\/(\w+)$/.exec(path)?.[1];
    if (isType(type))
      return { name: "properties", run: () => ({ status: 200, body: { results: portal.definitions(type) } }) };
    return undefined;
  }

  const vendor: FakeVendor = {
    name: "hubspot",
    read: (request) => {
      if (request.headers.authorization !== `Bearer ${fakePortal.token}`)
        return problem(401, "INVALID_AUTHENTICATION", "Authentication credentials not found.");
      const operation = operationIn(request);
      if (!operation) return problem(404, "NOT_FOUND", `The fake does not know ${request.method} ${request.path}`);
      const run = () => {
        try {
          return operation.run();
        } catch (error) {
          return badRequest(`Invalid input JSON: ${String(error)}`);
        }
      };
      return { name: operation.name, run };
    },
    failed: problem(500, "INTERNAL_ERROR", "internal error"),
    unauthorized: problem(403, "MISSING_SCOPES", "This app hasn't been granted all required scopes"),
    rateLimited: (seconds) => ({
      ...problem(429, "RATE_LIMITS", "You have reached your secondly limit.", { policyName: "SECONDLY" }),
      headers: { "Retry-After": String(seconds) },
    }),
    shown: () => ({
      items: portal.all("deals").map(({ id, values }) => ({ id, name: values["dealname"], columns: values })),
      deletions: portal.deletions(),
    }),
    reset: () => {
      portal = newPortal();
    },
  };
  const server = await startFaultServer(vendor, port);
  lagMs = server.lagMs;
  return { ...server, portal: () => portal };
}
export type FakeHubspot = Awaited<ReturnType<typeof startFakeHubspot>>;

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4031" } } });
  const { url } = await startFakeHubspot({ port: Number(values.port) });
  process.stdout.write(`The fake HubSpot is on ${url}, its token is ${fakePortal.token}\n`);
}
