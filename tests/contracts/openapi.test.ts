import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readDescription } from "./openapi.ts";
import type { Exchange } from "./recorder.ts";

const folder = mkdtempSync(join(tmpdir(), "openapi-"));
afterAll(() => rmSync(folder, { recursive: true }));

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const file = join(folder, "api.json");
writeFileSync(
  file,
  JSON.stringify({
    openapi: "3.0.1",
    servers: [{ url: "https://api.example/v1" }],
    paths: {
      "/deals/{id}": {
        patch: {
          parameters: [
            { name: "id", in: "path", required: true },
            { name: "by", in: "query", required: true },
          ],
          requestBody: json({ $ref: "#/components/schemas/Deal" }),
          responses: { "200": json({ type: "object", required: ["id"], properties: { id: { type: "string" } } }) },
        },
      },
    },
    components: {
      schemas: {
        Deal: {
          type: "object",
          required: ["stage"],
          properties: { stage: { enum: ["open", "won"] }, at: { type: "string", format: "date-time", nullable: true } },
        },
      },
    },
  }),
);
const description = readDescription("openai", file);

const good: Exchange = {
  vendor: "openai",
  method: "PATCH",
  path: "/v1/deals/7",
  query: "by=name",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ stage: "won", at: null }),
  answer: { status: 200, body: { id: "7" } },
};
const faults = (exchange: Exchange) => description.check(exchange)?.map(({ fault }) => fault);

test("a request and an answer as described", () => {
  expect(faults(good)).toEqual([undefined, undefined]);
});

test.each<readonly [string, Partial<Exchange>, string]>([
  ["a missing property", { body: "{}" }, "'stage'"],
  ["a value outside an enum", { body: JSON.stringify({ stage: "lost" }) }, "/stage must be equal to one of"],
  ["a wrong format", { body: JSON.stringify({ stage: "won", at: "noon" }) }, "/at must match format"],
  ["a missing parameter", { query: "" }, "The parameter by is missing"],
  ["an unknown parameter", { query: "by=name&sort=1" }, "The parameter sort is not described"],
  ["an answer without its id", { answer: { status: 200, body: {} } }, "'id'"],
])("%s is named", (_, change, said) => {
  expect(faults({ ...good, ...change })).toContainEqual(expect.stringContaining(said));
});

test("a path that is not described", () => {
  expect(faults({ ...good, path: "/v1/leads/7" })).toBeUndefined();
});
