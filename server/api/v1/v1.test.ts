import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeEach, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { errorSchema, eventPageSchema, funnelSchema, leadPageSchema } from "#contracts/api/answers.ts";
import {
  eventPageExample,
  funnelExample,
  leadExample,
  leadPageExample,
  webhookExample,
} from "#contracts/api/examples.ts";
import { openApiDocument } from "#contracts/api/open-api.ts";
import { webhookSchemas } from "#contracts/api/shared-schemas.ts";
import { type ErrorCode, errorTable } from "#contracts/error-table.ts";
import { leadDataSchema } from "#contracts/events.ts";
import { type ApiScope, apiScopes } from "#domain/api/api-token.ts";
import { type EventType, eventTypes } from "#domain/events/event-types.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { postFixture, signedCapture } from "#server/http/post.fixture.ts";
import { endApiToken, makeToken, readTokens } from "#server/services/desk/api-tokens.ts";
import { eventsKeptMs } from "#server/store/events/events.ts";

const { site, store, post, lines } = postFixture("/api/leads");
const owner = { id: "m", name: "Daniel Mercer", email: "d@firm.example", role: "owner" } as const;
const unknownToken = `amv_${"x".repeat(43)}`;
const endpoints: Readonly<Record<string, readonly [ApiScope, z.ZodMiniType]>> = {
  "/api/v1/leads": ["leads:read", leadPageSchema],
  [`/api/v1/leads/${fullCapture.valuationId}`]: ["leads:read", leadDataSchema],
  "/api/v1/events": ["events:read", eventPageSchema],
  "/api/v1/funnel": ["funnel:read", funnelSchema],
};
const addresses = Object.keys(endpoints);

beforeEach(async () => void (await store().db.deleteFrom("api_token").execute()));

const tokenFor = async (scopes: readonly ApiScope[] = apiScopes) =>
  (await makeToken(store(), owner, { name: "Test", scopes, lifetime: "never" }, { now: Date.now() })).secret;
const get = (app: ReturnType<typeof site>, path: string, token?: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:8888${path}`, {
    headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
  });

async function expectRefused(answer: Response, code: ErrorCode, parameter?: string): Promise<void> {
  const body: unknown = await answer.json();
  const { message, status } = errorTable[code];
  expect([answer.status, body]).toEqual([
    status,
    { error: message, code, ...(parameter !== undefined && { parameter }) },
  ]);
  expect(errorSchema.safeParse(body).success).toBe(true);
  expect(answer.headers.get("cache-control")).toBe("no-store");
}

describe.each(addresses)("GET %s", (address) => {
  const [scope, schema] = endpoints[address] ?? ["leads:read", leadPageSchema];

  test("answers by its schema, to be kept by nobody and read by no other site", async () => {
    const app = site();
    expect((await post(app, signedCapture)).status).toBe(201);
    const answer = await get(app, address, await tokenFor([scope]), { Origin: "https://other.example" });
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(schema.parse(body)).toEqual(body);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each([
    ["no token", {}, "apiTokenMissing", "Bearer"],
    ["another scheme", { Authorization: "Basic eDp5" }, "apiTokenMissing", "Bearer"],
    [
      "a text that is no token",
      { Authorization: "Bearer amv_short" },
      "apiTokenRefused",
      'Bearer error="invalid_token"',
    ],
    [
      "an unknown token",
      { Authorization: `Bearer ${unknownToken}` },
      "apiTokenRefused",
      'Bearer error="invalid_token"',
    ],
  ] as const)("refuses %s", async (_what, headers, code, challenge) => {
    const answer = await get(site(), address, undefined, headers);
    expect(answer.headers.get("www-authenticate")).toBe(challenge);
    await expectRefused(answer, code);
  });

  test("refuses a token in the address", async () => {
    await expectRefused(await get(site(), `${address}?access_token=${await tokenFor()}`), "apiTokenMissing");
  });

  test("refuses a token without the scope", async () => {
    const others = apiScopes.filter((each) => each !== scope);
    const answer = await get(site(), address, await tokenFor(others));
    expect(answer.headers.get("www-authenticate")).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
    await expectRefused(answer, "apiScopeMissing");
  });

  test("refuses a token that was ended, at once", async () => {
    const app = site();
    const token = await tokenFor();
    expect((await get(app, address, token)).status).not.toBe(401);
    const [made] = await readTokens(store(), owner);
    await endApiToken(store(), owner, made?.id ?? "", { now: Date.now() });
    await expectRefused(await get(app, address, token), "apiTokenRefused");
  });

  test("answers 503 while the store does not, and logs neither token nor id", async () => {
    const token = await tokenFor();
    const answer = await get(site({ store: { ...store(), db: watched(failure) } }), address, token);
    expect(answer.headers.get("retry-after")).toBe("5");
    await expectRefused(answer, "unavailable");
    expect(lines.join("")).not.toMatch(new RegExp(`${token}|${fullCapture.valuationId}`));
  });
});

/** The store's database; `onCall` runs before each of its methods. */
function watched(onCall: (method: string) => void): ReturnType<typeof store>["db"] {
  return new Proxy(store().db, {
    get: (db, method) => {
      const found: unknown = Reflect.get(db, method, db);
      if (typeof found !== "function") return found;
      return (...given: unknown[]) => {
        onCall(String(method));
        return found.apply(db, given);
      };
    },
  });
}

function failure(): never {
  throw Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
}

test("a last use that cannot be written does not refuse the reader", async () => {
  const token = await tokenFor();
  const db = watched((method) => {
    if (method === "updateTable") failure();
  });
  expect((await get(site({ store: { ...store(), db } }), "/api/v1/funnel", token)).status).toBe(200);
  expect(await readTokens(store(), owner)).not.toHaveProperty("0.usedAt");
});

test.each([
  ["/api/v1/leads?limit=0", "limit"],
  ["/api/v1/leads?limit=101", "limit"],
  ["/api/v1/leads?limit=ten", "limit"],
  ["/api/v1/leads?limit=1&limit=2", "limit"],
  ["/api/v1/leads?updated_since=2026-11-03T00:00:00Z", "updated_since"],
  ["/api/v1/leads?updatedSince=yesterday", "updatedSince"],
  ["/api/v1/leads?stage=new&stage=old", "stage"],
  ["/api/v1/leads?__proto__=x", "__proto__"],
  ["/api/v1/leads?after=x", "after"],
  [`/api/v1/leads?${"x".repeat(60)}=1`, "x".repeat(40)],
  ["/api/v1/events?type=lead.stolen", "type"],
  ["/api/v1/funnel?from=2026-02-30", "from"],
  ["/api/v1/funnel?from=1999-01-01", "from"],
])("%s says that %s is wrong", async (address, parameter) => {
  await expectRefused(await get(site(), address, await tokenFor()), "apiParameter", parameter);
});

test("a lead that does not exist, or whose id is none, is not found", async () => {
  const [app, token] = [site(), await tokenFor()];
  for (const id of ["0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42", "x", "x'--"])
    await expectRefused(await get(app, `/api/v1/leads/${id}`, token), "apiLeadUnknown");
});

test("a list parameter may be given once or several times", async () => {
  const [app, token] = [site(), await tokenFor()];
  for (const query of ["stage=new", "stage=new&stage=tried", ""])
    expect((await get(app, `/api/v1/leads?${query}`, token)).status).toBe(200);
});

describe("limits", () => {
  test("a token has 120 requests a minute, which do not count for another", async () => {
    let now = 0;
    const app = site({ limiter: createMemoryLimiter(() => now) });
    const [token, other] = [await tokenFor(), await tokenFor()];
    for (let count = 0; count < 120; count += 1) expect((await get(app, "/api/v1/funnel", token)).status).toBe(200);
    const answer = await get(app, "/api/v1/leads", token);
    expect(answer.headers.get("retry-after")).toBe("60");
    await expectRefused(answer, "tooManyApiRequests");
    expect((await get(app, "/api/v1/funnel", other)).status).toBe(200);
    now = 60_000;
    expect((await get(app, "/api/v1/funnel", token)).status).toBe(200);
  });

  test("wrong tokens pause an address on every endpoint without asking the store, and a known token is let in", async () => {
    let reads = 0;
    const db = watched(() => {
      reads += 1;
    });
    const app = site({ store: { ...store(), db }, variables: { TRUST_PROXY: "true" } });
    const from = (address: string) => ({ "X-Forwarded-For": address });
    const token = await tokenFor();
    expect((await get(app, "/api/v1/events", token, from("198.51.100.7"))).status).toBe(200);
    const guess = (number: number) => `amv_${String(number).padStart(43, "0")}`;
    const statuses: number[] = [];
    for (let number = 0; number < 30; number += 1)
      statuses.push((await get(app, "/api/v1/funnel", guess(number), from("198.51.100.7"))).status);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
    const before = reads;
    for (const path of ["/api/v1/funnel", "/api/v1/leads"]) {
      const paused = await get(app, path, guess(99), from("198.51.100.7"));
      expect(Number(paused.headers.get("retry-after"))).toBeGreaterThan(500);
      await expectRefused(paused, "tooManyWrongTokens");
    }
    expect(reads).toBe(before);
    for (const path of ["/api/v1/funnel", "/api/v1/leads"])
      expect((await get(app, path, token, from("198.51.100.7"))).status).toBe(200);
    expect((await get(app, "/api/v1/funnel", guess(99), from("203.0.113.9"))).status).toBe(401);
  });
});

describe("the description", () => {
  const document = openApiDocument({ siteUrl: "https://firm.example", brand: "Firm" });

  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("has exactly the endpoints that the server has, and every webhook", () => {
    const routes = site()
      .routes.filter(({ method, path }) => method === "GET" && path.startsWith("/api/v1/"))
      .map(({ path }) => path.replace(/\/$/, "").replace(/:(\w+)/g, "{$1}"));
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(routes)].toSorted());
    expect(Object.keys(document.webhooks).toSorted()).toEqual(Object.keys(webhookSchemas).toSorted());
  });

  test("says how long events are kept", () => {
    expect(document.paths["/api/v1/events"]?.get.description).toContain(`kept for ${eventsKeptMs / 86_400_000} days`);
  });

  test("refers only to schemas that it has", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    const known = Object.keys(document.components.schemas);
    expect(references.map(([, name = ""]) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test("shows examples that match their schemas", () => {
    expect(leadDataSchema.parse(leadExample)).toEqual(leadExample);
    expect(leadPageSchema.parse(leadPageExample)).toEqual(leadPageExample);
    expect(eventPageSchema.parse(eventPageExample)).toEqual(eventPageExample);
    expect(funnelSchema.parse(funnelExample)).toEqual(funnelExample);
    const described = eventTypes.filter((type) => Object.hasOwn(webhookSchemas, type));
    expect(described.length).toBeGreaterThan(7);
    for (const type of described) {
      const example = webhookExample(type as EventType);
      expect(webhookSchemas[type]?.parse(example)).toEqual(example);
    }
  });

  test("is public, cached and not sent again while it is the same", async () => {
    const app = site({ variables: { SITE_URL: "https://firm.example" } });
    const answer = await get(app, "/api/openapi.json");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    const body = (await answer.json()) as typeof document;
    expect(body.servers).toEqual([{ url: "https://firm.example" }]);
    expect(body.paths).toEqual(document.paths);
    const again = await get(app, "/api/openapi.json", undefined, { "If-None-Match": answer.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});
