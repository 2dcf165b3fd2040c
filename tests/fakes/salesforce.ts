import { parseArgs } from "node:util";
import { z } from "zod";
import { type FakeRequest, type FakeVendor, type Operation, type Reply, startFaultServer } from "./crm/fault-server.ts";
import { createOrg, type Org, ownUser, problem } from "./salesforce/org.ts";

export const fakeOrg = { clientId: "fake-consumer-key", clientSecret: "fake-consumer-secret" } as const;

const bodySchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const base = /^\/services\/data\/v\d+\.0\//;
const notFound = () => problem(404, "NOT_FOUND", "The requested resource does not exist");

/** Salesforce's REST API and its token endpoint over records in memory. */
export async function startFakeSalesforce({ port = 0, now = Date.now }: { port?: number; now?: () => number } = {}) {
  let org: Org = createOrg();
  let sessions = 1;
  let url = "";
  const token = () => `00DAA0000000001!session-${sessions}`;

  function signIn({ body, headers }: FakeRequest): Reply {
    const form = new URLSearchParams(body);
    if (!String(headers["content-type"]).startsWith("application/x-www-form-urlencoded"))
      return { status: 400, body: { error: "invalid_request", error_description: "not a form" } };
    if (form.get("grant_type") !== "client_credentials")
      return { status: 400, body: { error: "unsupported_grant_type", error_description: "grant type not supported" } };
    if (form.get("client_id") !== fakeOrg.clientId)
      return { status: 400, body: { error: "invalid_client_id", error_description: "client identifier invalid" } };
    if (form.get("client_secret") !== fakeOrg.clientSecret)
      return { status: 400, body: { error: "invalid_client", error_description: "invalid client credentials" } };
    const id = `https://login.salesforce.com/id/00DAA0000000001AAA/${ownUser}`;
    const session = {
      access_token: token(),
      signature: "x",
      instance_url: url,
      id,
      token_type: "Bearer",
      issued_at: "1",
    };
    return { status: 200, body: session };
  }

  function upsert(
    object: string,
    by: string,
    key: string,
    given: Record<string, string | number | boolean | null>,
  ): Reply {
    if (!org.field(object, by)?.unique)
      return problem(404, "NOT_FOUND", `Provided external ID field does not exist or is not accessible: ${by}`);
    if (by in given)
      return problem(400, "INVALID_FIELD", `The ${by} field should not be specified in the sobject data.`);
    const found = org.all(object).find((each) => each.values[by] === key);
    const values = { ...given, [by]: key };
    const refusal = org.refusal(object, values, found);
    if (refusal) return refusal;
    if (found) org.set(found, values, now());
    const { id } = found ?? org.insert(object, values, now());
    return { status: found ? 200 : 201, body: { id, success: true, errors: [], created: !found } };
  }

  function create(object: string, given: Record<string, string | number | boolean | null>): Reply {
    const refusal = org.refusal(object, given);
    if (refusal) return refusal;
    return { status: 201, body: { id: org.insert(object, given, now()).id, success: true, errors: [] } };
  }

  function update(object: string, id: string, given: Record<string, string | number | boolean | null>): Reply {
    const held = org.byId(object, id);
    if (!held) return notFound();
    const refusal = org.refusal(object, given, held);
    if (refusal) return refusal;
    org.set(held, given, now());
    return { status: 204 };
  }

  function remove(object: string, id: string): Reply {
    const held = org.byId(object, id);
    if (!held) return problem(404, "ENTITY_IS_DELETED", "entity is deleted", { fields: [] });
    org.remove(held);
    return { status: 204 };
  }

  function writeOperation(
    { method, body }: FakeRequest,
    object: string,
    rest: readonly string[],
  ): Operation | undefined {
    const given = () => bodySchema.parse(JSON.parse(body));
    const [first = "", second] = rest;
    const operations: Readonly<Record<string, Operation>> = {
      "POST 0": { name: `create ${object}`, run: () => create(object, given()) },
      "PATCH 2": { name: `upsert ${object}`, run: () => upsert(object, first, second ?? "", given()) },
      "PATCH 1": { name: `update ${object}`, run: () => update(object, first, given()) },
      "DELETE 1": { name: `delete ${object}`, run: () => remove(object, first) },
    };
    return operations[`${method} ${rest.length}`];
  }

  function operationIn(request: FakeRequest): Operation | undefined {
    const { method, path, query } = request;
    const [resource, object = "", ...rest] = path.replace(base, "").split("/").map(decodeURIComponent);
    if (resource === "query" && method === "GET") {
      const soql = query.get("q") ?? "";
      return { name: `query ${/\bFROM (\w+)/.exec(soql)?.[1]}`, run: () => org.query(soql) };
    }
    if (resource !== "sobjects" || !org.isObject(object)) return undefined;
    if (method === "GET" && rest[0] === "describe")
      return { name: `describe ${object}`, run: () => ({ status: 200, body: org.describe(object) }) };
    return writeOperation(request, object, rest);
  }

  const vendor: FakeVendor = {
    name: "salesforce",
    read: (request) => {
      if (request.method === "POST" && request.path === "/services/oauth2/token")
        return { name: "token", run: () => signIn(request) };
      if (request.headers.authorization !== `Bearer ${token()}`)
        return problem(401, "INVALID_SESSION_ID", "Session expired or invalid");
      return (base.test(request.path) ? operationIn(request) : undefined) ?? notFound();
    },
    failed: problem(503, "SERVER_UNAVAILABLE", "Too many requests waiting for connections"),
    unauthorized: problem(403, "INSUFFICIENT_ACCESS", "insufficient access rights on cross-reference id"),
    rateLimited: (seconds) => ({
      ...problem(403, "REQUEST_LIMIT_EXCEEDED", "TotalRequests Limit exceeded."),
      headers: { "Retry-After": String(seconds) },
    }),
    shown: () => ({
      items: org.all("Opportunity").map(({ id, values }) => ({ id, name: values["Name"], columns: values })),
      deletions: org.deletions(),
    }),
    reset: () => {
      org = createOrg();
    },
  };
  const server = await startFaultServer(vendor, port);
  ({ url } = server);
  return {
    ...server,
    org: () => org,
    /** Every session so far ends. */
    endSessions: () => {
      sessions += 1;
    },
  };
}
export type FakeSalesforce = Awaited<ReturnType<typeof startFakeSalesforce>>;

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4032" } } });
  const { url } = await startFakeSalesforce({ port: Number(values.port) });
  process.stdout.write(
    `The fake Salesforce is on ${url}, its consumer key is ${fakeOrg.clientId}, its secret ${fakeOrg.clientSecret}\n`,
  );
}
